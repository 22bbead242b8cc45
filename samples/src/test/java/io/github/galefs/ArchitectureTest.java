package io.github.galefs;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Package dependencies follow the flow of data: kernel → lane → runtime → client → server → store. */
@AnalyzeClasses(packages = "io.github.galefs", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule PACKAGES_HAVE_NO_CYCLES =
            slices().matching("io.github.galefs.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule LAYERS_DEPEND_ONLY_ON_LAYERS_BELOW = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("programs")
            .definedBy("io.github.galefs.sample..", "io.github.galefs.cli..", "io.github.galefs.bench..")
            .layer("runtime")
            .definedBy(
                    "io.github.galefs",
                    "io.github.galefs.files..",
                    "io.github.galefs.cache..",
                    "io.github.galefs.request..",
                    "io.github.galefs.lane..",
                    "io.github.galefs.log..",
                    "io.github.galefs.round..",
                    "io.github.galefs.device..",
                    "io.github.galefs.transfer..",
                    "io.github.galefs.statistics..")
            .layer("kernel")
            .definedBy("io.github.galefs.kernel..")
            .layer("service")
            .definedBy("io.github.galefs.file")
            .layer("store")
            .definedBy("io.github.galefs.store..")
            .layer("mount")
            .definedBy("io.github.galefs.mount..")
            .whereLayer("programs")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("runtime")
            .mayOnlyBeAccessedByLayers("programs")
            .whereLayer("mount")
            .mayOnlyBeAccessedByLayers("programs")
            .whereLayer("store")
            .mayOnlyBeAccessedByLayers("programs", "runtime");

    @ArchTest
    static final ArchRule KERNELS_DO_NOT_DEPEND_ON_THE_HOST = noClasses()
            .that()
            .resideInAPackage("io.github.galefs.kernel..")
            .should()
            .dependOnClassesThat()
            .resideOutsideOfPackages("io.github.galefs.kernel..", "java..");

    /** All else is compiled, and runs, without TornadoVM. */
    @ArchTest
    static final ArchRule ONLY_WHAT_NEEDS_THE_SDK_DEPENDS_ON_TORNADOVM = noClasses()
            .that()
            .resideOutsideOfPackages("io.github.galefs.compiler..", "io.github.galefs.tornado..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "uk.ac.manchester.tornado..", "io.github.galefs.compiler..", "io.github.galefs.tornado..");

    @ArchTest
    static final ArchRule ONLY_THE_LOG_DEPENDS_ON_CHRONICLE = noClasses()
            .that()
            .resideOutsideOfPackage("io.github.galefs.store.log")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("net.openhft..");

    @ArchTest
    static final ArchRule DESCRIPTORS_ARE_NEVER_INSTANCES =
            classes().that().haveSimpleNameEndingWith("Descriptor").should().haveOnlyPrivateConstructors();

    @ArchTest
    static final ArchRule PACKAGES_HAVE_SPECIFIC_NAMES = noClasses()
            .should()
            .haveNameMatching(".*\\.(util|common|manager|helper|misc)\\..*")
            .because("such a name does not describe the package");
}
