package io.github.galefs.hadoop;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The module uses the contract of files, Hadoop, and a store for what is staged. */
@AnalyzeClasses(packages = "io.github.galefs.hadoop", importOptions = ImportOption.DoNotIncludeTests.class)
class HadoopArchitectureTest {
    @ArchTest
    static final ArchRule HADOOP_MEETS_GALEFS_IN_THE_FILE_SERVICE = classes()
            .that()
            .resideInAnyPackage("io.github.galefs.hadoop", "io.github.galefs.hadoop.client")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "io.github.galefs.hadoop..",
                    "io.github.galefs.file",
                    "io.github.galefs.provider",
                    "java..",
                    "org.apache.hadoop..",
                    "org.slf4j..")
            .because("it works with any user of a FileService, and with none of GaleFS's storage");

    @ArchTest
    static final ArchRule OBJECT_STORES_KNOW_NO_CONNECTOR_AND_NO_HDFS = classes()
            .that()
            .resideInAPackage("io.github.galefs.hadoop.object")
            .should()
            .onlyDependOnClassesThat(JavaClass.Predicates.resideInAnyPackage(
                            "io.github.galefs.hadoop.object",
                            "io.github.galefs.hadoop.client",
                            "io.github.galefs.hadoop.staging",
                            "io.github.galefs.file",
                            "io.github.galefs.provider",
                            "java..",
                            "org.apache.hadoop.conf",
                            "org.apache.hadoop.fs",
                            "org.apache.hadoop.util.functional",
                            "org.slf4j..")
                    .or(JavaClass.Predicates.equivalentTo(KeptFile.class)))
            .because("connectors are optional, and other stores than S3 have other ones");

    @ArchTest
    static final ArchRule THE_SHARED_CLIENT_KNOWS_NO_SERVICE = classes()
            .that()
            .resideInAPackage("io.github.galefs.hadoop.client")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "io.github.galefs.hadoop.client",
                    "io.github.galefs.hadoop.staging",
                    "io.github.galefs.file",
                    "java..",
                    "org.apache.hadoop..",
                    "org.slf4j..")
            .because("several services use it");

    @ArchTest
    static final ArchRule STAGING_KNOWS_THE_STORE_AND_NOT_HADOOP = classes()
            .that()
            .resideInAPackage("io.github.galefs.hadoop.staging")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "io.github.galefs.hadoop.staging",
                    "io.github.galefs.file",
                    "io.github.galefs.store",
                    "io.github.galefs.store.directory",
                    "org.slf4j..",
                    "java..")
            .because("it serves any file system whose files are uploaded as a whole");
}
