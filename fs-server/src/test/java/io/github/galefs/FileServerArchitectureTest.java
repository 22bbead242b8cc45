package io.github.galefs;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/**
 * Which package of this module may use which. Every package is in a rule, and every rule names packages, not classes: a
 * new package fails {@link #PARTS_MEET_IN_THE_FILE_SERVICE} or {@link #STORE_WRITES_DOWNWARDS} until it is added there.
 */
@AnalyzeClasses(packages = "io.github.galefs", importOptions = ImportOption.DoNotIncludeTests.class)
class FileServerArchitectureTest {
    @ArchTest
    static final ArchRule PACKAGES_HAVE_NO_CYCLES =
            slices().matching("io.github.galefs.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule PARTS_MEET_IN_THE_FILE_SERVICE = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .ensureAllClassesAreContainedInArchitecture()
            .layer("file")
            .definedBy("io.github.galefs.file")
            .layer("jvm")
            .definedBy("io.github.galefs.jvm")
            .layer("mapped")
            .definedBy("io.github.galefs.mapped")
            .layer("posix")
            .definedBy("io.github.galefs.posix")
            .layer("wire")
            .definedBy("io.github.galefs.wire..")
            .layer("client")
            .definedBy("io.github.galefs.client")
            .layer("server")
            .definedBy("io.github.galefs.server")
            .layer("store")
            .definedBy("io.github.galefs.store..")
            .layer("directory")
            .definedBy("io.github.galefs.directory")
            .layer("diskcache")
            .definedBy("io.github.galefs.diskcache")
            .layer("handover")
            .definedBy("io.github.galefs.handover")
            .layer("mount")
            .definedBy("io.github.galefs.mount")
            .layer("provider")
            .definedBy("io.github.galefs.provider")
            .whereLayer("file")
            .mayOnlyAccessLayers("posix")
            .whereLayer("jvm")
            .mayNotAccessAnyLayer()
            .whereLayer("mapped")
            .mayNotAccessAnyLayer()
            .whereLayer("posix")
            .mayNotAccessAnyLayer()
            .whereLayer("wire")
            .mayOnlyAccessLayers("file")
            .whereLayer("client")
            .mayOnlyAccessLayers("file", "jvm", "mapped", "wire")
            .whereLayer("server")
            .mayOnlyAccessLayers("file", "mapped", "posix", "wire")
            .whereLayer("store")
            .mayOnlyAccessLayers("file", "jvm", "mapped", "posix")
            .whereLayer("directory")
            .mayOnlyAccessLayers("file", "mapped", "posix")
            .whereLayer("diskcache")
            .mayOnlyAccessLayers("file", "posix", "store")
            .whereLayer("handover")
            .mayOnlyAccessLayers("file", "mapped")
            .whereLayer("mount")
            .mayOnlyAccessLayers("file")
            .whereLayer("provider")
            .mayOnlyAccessLayers("file", "client")
            .because("store, directory, client, server, mount and gateways exchange a FileService: each works with any "
                    + "implementation of it, and client and server share nothing but the wire protocol");

    @ArchTest
    static final ArchRule STORE_WRITES_DOWNWARDS = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .ensureAllClassesAreContainedInArchitectureIgnoring(
                    "io.github.galefs.file",
                    "io.github.galefs.jvm",
                    "io.github.galefs.mapped",
                    "io.github.galefs.posix",
                    "io.github.galefs.wire..",
                    "io.github.galefs.client",
                    "io.github.galefs.server",
                    "io.github.galefs.directory",
                    "io.github.galefs.diskcache",
                    "io.github.galefs.handover",
                    "io.github.galefs.mount",
                    "io.github.galefs.provider")
            .layer("check")
            .definedBy("io.github.galefs.store.check")
            .layer("store")
            .definedBy("io.github.galefs.store")
            .layer("compact")
            .definedBy("io.github.galefs.store.compact")
            .layer("journal")
            .definedBy("io.github.galefs.store.journal")
            .layer("directory")
            .definedBy("io.github.galefs.store.directory")
            .layer("tree")
            .definedBy("io.github.galefs.store.tree")
            .layer("log")
            .definedBy("io.github.galefs.store.log")
            .layer("counters")
            .definedBy("io.github.galefs.store.counters")
            .layer("disk")
            .definedBy("io.github.galefs.store.disk")
            .whereLayer("check")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("store")
            .mayOnlyBeAccessedByLayers("check")
            .whereLayer("compact")
            .mayOnlyAccessLayers("directory", "tree", "log", "counters")
            .whereLayer("journal")
            .mayOnlyAccessLayers("directory", "tree", "log", "counters")
            .whereLayer("directory")
            .mayOnlyAccessLayers("log", "disk")
            .whereLayer("tree")
            .mayOnlyAccessLayers("log")
            .whereLayer("log")
            .mayOnlyAccessLayers("disk")
            .whereLayer("disk")
            .mayNotAccessAnyLayer()
            .whereLayer("counters")
            .mayNotAccessAnyLayer()
            .because("a call passes from the store's facade to the journal, the tree and the logs, and nothing below "
                    + "calls back up; compaction reaches the writer through an interface of its own");

    @ArchTest
    static final ArchRule ONLY_THE_LOG_USES_CHRONICLE = noClasses()
            .that()
            .resideOutsideOfPackage("io.github.galefs.store.log")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("net.openhft..")
            .because("all other code addresses records by segment and offset, whatever library appends them");

    @ArchTest
    static final ArchRule LAYOUTS_ARE_NEVER_INSTANCES = classes()
            .that()
            .haveSimpleNameEndingWith("Descriptor")
            .should()
            .haveOnlyPrivateConstructors()
            .because("a descriptor owns a binary layout and has no state");

    @ArchTest
    static final ArchRule PACKAGES_ARE_NAMED_AFTER_THEIR_CONTENT = noClasses()
            .should()
            .haveNameMatching(".*\\.(util|common|manager|helper|misc)\\..*")
            .because("such a name does not tell what the package contains");
}
