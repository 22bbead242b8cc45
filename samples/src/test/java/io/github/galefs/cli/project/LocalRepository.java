package io.github.galefs.cli.project;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * A local repository of Maven with this build's modules and everything else that the build's own repository has, which
 * is linked to. The build's own is not changed: nothing is installed there.
 *
 * @param folder  folder of the repository.
 * @param version version of this build.
 */
record LocalRepository(Path folder, String version) implements AutoCloseable {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final String[] OWN_GROUP = {"io", "github", "galefs"};

    /** Creates the repository. */
    static LocalRepository create(final Path folder, final Path linked, final String version) throws IOException {
        Path to = Files.createDirectories(folder);
        Path from = linked;
        for (final String name : OWN_GROUP) {
            link(from, to, name);
            to = Files.createDirectory(to.resolve(name));
            from = from.resolve(name);
        }
        final LocalRepository repository = new LocalRepository(folder, version);
        repository.install("galefs", ROOT);
        repository.install("galefs-bom", ROOT.resolve("scripts/bom"));
        repository.installJar("galefs-kernels", ROOT.resolve("tornado-kernels"));
        repository.installJar("galefs-server", ROOT.resolve("fs-server"));
        repository.installJar("galefs-runtime", ROOT.resolve("host-runtime"));
        return repository;
    }

    /** Links to all entries of a directory but one. */
    private static void link(final Path from, final Path to, final String except) throws IOException {
        if (!Files.isDirectory(from)) {
            return;
        }
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(from)) {
            for (final Path entry : entries) {
                if (!entry.getFileName().toString().equals(except)) {
                    Files.createSymbolicLink(to.resolve(entry.getFileName()), entry);
                }
            }
        }
    }

    /** Removes the links. JUnit warns of those that it finds in a temporary folder. */
    @Override
    public void close() throws IOException {
        try (Stream<Path> entries = Files.walk(folder)) {
            for (final Path link : entries.filter(Files::isSymbolicLink).toList()) {
                Files.delete(link);
            }
        }
    }

    private void install(final String artifact, final Path module) throws IOException {
        Files.copy(module.resolve("target/.flattened-pom.xml"), file(artifact, ".pom"));
    }

    /** The classes, as tests may run before there is a jar. */
    private void installJar(final String artifact, final Path module) throws IOException {
        install(artifact, module);
        final int status = ToolProvider.findFirst("jar")
                .orElseThrow()
                .run(
                        System.out,
                        System.err,
                        "--create",
                        "--file",
                        file(artifact, ".jar").toString(),
                        "-C",
                        module.resolve("target/classes").toString(),
                        ".");
        assertEquals(0, status);
    }

    private Path file(final String artifact, final String suffix) throws IOException {
        Path directory = folder;
        for (final String name : OWN_GROUP) {
            directory = directory.resolve(name);
        }
        return Files.createDirectories(directory.resolve(artifact).resolve(version))
                .resolve(artifact + "-" + version + suffix);
    }
}
