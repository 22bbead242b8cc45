package io.github.galefs.mount;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import io.github.galefs.directory.DirectoryContext;
import io.github.galefs.directory.DirectoryFileService;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A mount of a plain directory. */
@Tag("mount")
@Timeout(60)
class DirectoryMountTest {
    @TempDir
    private Path directory;

    @TempDir
    private Path mountPoint;

    private DirectoryFileService files;
    private FuseMount mount;

    @BeforeEach
    void mount() throws IOException {
        files = DirectoryFileService.open(new DirectoryContext().directory(directory));
        try {
            mount = FuseMount.mount(new FuseMount.Context().files(files).mountPoint(mountPoint));
        } catch (final MountException e) {
            abort(e.getMessage());
        }
    }

    @AfterEach
    void unmount() throws IOException {
        if (mount != null) {
            mount.close();
        }
        files.close();
    }

    private static Set<Path> names(final Path folder) throws IOException {
        try (Stream<Path> listed = Files.list(folder)) {
            return listed.map(Path::getFileName).collect(Collectors.toSet());
        }
    }

    @Test
    void shouldKeepTheBytesOfNames() throws Exception {
        for (final String name : List.of("aA", "a%5Cx41", "%FF", "caf%E9", "a%5Cx5cx41", "two%0Alines")) {
            final Path bytes = Path.of(URI.create("file:///" + name)).getFileName();
            Files.writeString(mountPoint.resolve(bytes), name);
            assertEquals(name, Files.readString(directory.resolve(bytes)));
            assertEquals(name, Files.readString(mountPoint.resolve(bytes)));
        }
        assertEquals(names(directory), names(mountPoint));
        Files.delete(mountPoint.resolve("a\\x41"));
        assertTrue(Files.exists(directory.resolve("aA")));
        assertFalse(Files.exists(directory.resolve("a\\x41")));
    }

    @Test
    void shouldShowNoNamesThatCannotBeOpened() throws Exception {
        Files.writeString(directory.resolve("file"), "file");
        Files.createSymbolicLink(directory.resolve("link"), Path.of("file"));
        Files.createSymbolicLink(directory.resolve("dangling"), Path.of("none"));
        Files.createSymbolicLink(directory.resolve("here"), Path.of("."));
        assertEquals(Set.of(Path.of("file"), Path.of("link")), names(mountPoint));
        assertEquals("file", Files.readString(mountPoint.resolve("link")));
    }
}
