package io.github.galefs.directory;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the system refuses to a user that is not root, or to a process in a sandbox. */
@EnabledOnOs(OS.LINUX)
@Timeout(60)
class RightsTest {
    private static final int OPENAT2 = 437;
    private static final String ALL = "rwx------";

    @TempDir
    private Path outside;

    private Path inside;

    @BeforeEach
    void create() throws IOException {
        Files.setPosixFilePermissions(outside, PosixFilePermissions.fromString("rwxr-xr-x"));
        inside = Files.createDirectory(outside.resolve("inside"));
        ThreadRights.own(inside);
    }

    /** Lets the temporary directory be deleted. */
    @AfterEach
    void permit() throws IOException {
        permit(inside, ALL);
        try (Stream<Path> names = Files.list(inside)) {
            for (final Path path : names.toList()) {
                permit(path, ALL);
            }
        }
    }

    private static void permit(final Path path, final String permissions) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }

    private DirectoryFileService open() throws FileServiceException {
        return DirectoryFileService.open(new DirectoryContext().directory(inside));
    }

    private Path file(final String name, final String permissions) throws IOException {
        final Path file = Files.write(inside.resolve(name), new byte[] {1, 2, 3});
        ThreadRights.own(file);
        permit(file, permissions);
        return file;
    }

    @Test
    void shouldRefuseWhatTheOwnerOfAFileMayNotDo() throws Exception {
        file("secret", "---------");
        file("constant", "r--------");
        file("sink", "-w-------");
        ThreadRights.runUnprivileged(() -> {
            try (DirectoryFileService files = open()) {
                assertRefused(PosixError.EACCES, () -> files.open("secret", READ));
                assertRefused(PosixError.EACCES, () -> files.open("secret", NEW));
                assertRefused(PosixError.EACCES, () -> files.open("constant", NEW));
                assertRefused(PosixError.EACCES, () -> files.open("sink", READ));
                assertArrayEquals(new byte[] {1, 2, 3}, Bytes.readAll(files, "constant"));
                assertEquals(3, files.stat("secret").size());
                assertEquals(
                        List.of("constant", "secret", "sink"),
                        files.list("/").stream().map(DirectoryEntry::name).toList());
                files.setPermissions("secret", 0600);
                assertArrayEquals(new byte[] {1, 2, 3}, Bytes.readAll(files, "secret"));
            }
        });
    }

    @Test
    void shouldRefuseWhatTheOwnerOfADirectoryMayNotDo() throws Exception {
        final Path directory = Files.createDirectory(inside.resolve("d"));
        file("d/file", "rw-------");
        file("file", "rw-------");
        ThreadRights.own(directory);
        permit(directory, "r-x------");
        ThreadRights.runUnprivileged(() -> {
            try (DirectoryFileService files = open()) {
                assertRefused(PosixError.EACCES, () -> files.open("d/new", NEW));
                assertRefused(PosixError.EACCES, () -> files.makeDirectory("d/new"));
                assertRefused(PosixError.EACCES, () -> files.rename("file", "d/new"));
                assertRefused(PosixError.EACCES, () -> files.unlink("d/file"));
                assertArrayEquals(new byte[] {1, 2, 3}, Bytes.readAll(files, "d/file"));
                files.setPermissions("d", 0300);
                assertRefused(PosixError.EACCES, () -> files.list("d"));
                assertArrayEquals(new byte[] {1, 2, 3}, Bytes.readAll(files, "d/file"));
                files.setPermissions("d", 0600);
                final FileServiceException refusal = assertRefused(PosixError.EACCES, () -> files.stat("d/file"));
                assertEquals("\"d/file\": permission denied (EACCES)", refusal.getMessage());
            }
        });
    }

    /** The directory can be opened, and no name in it. */
    @Test
    void shouldRefuseADirectoryThatMayNotBeSearched() throws Exception {
        permit(inside, "r--------");
        ThreadRights.runUnprivileged(() -> assertRefused(PosixError.EACCES, this::open));
        permit(inside, "-wx------");
        ThreadRights.runUnprivileged(() -> assertRefused(PosixError.EACCES, this::open));
    }

    @ParameterizedTest
    @CsvSource({"38, Function not implemented", "1, Operation not permitted"})
    void shouldSayWhichCallASandboxRefuses(final int errno, final String reason) throws Exception {
        ThreadRights.runWithout(OPENAT2, errno, () -> {
            final String message = assertRefused(PosixError.ENOTSUP, this::open).getMessage();
            assertEquals(
                    "cannot serve the directory " + inside + ": openat2 of Linux 5.6 and /proc are required, and the "
                            + "kernel or a sandbox refuses openat2: " + reason + "; allow it, or use a store",
                    message);
        });
        open().close();
    }

    /** Linux has a file system for shared memory in /dev: a mount inside for which no test must be root. */
    @Test
    void shouldServeMountsInside() throws Exception {
        try (DirectoryFileService files =
                DirectoryFileService.open(new DirectoryContext().directory(Path.of("/dev")))) {
            final Path shared = Files.createTempDirectory(Path.of("/dev/shm"), "galefs");
            final String name = "shm/" + shared.getFileName();
            try {
                Bytes.create(files, name + "/file", Bytes.pattern(10, 1));
                files.rename(name + "/file", name + "/other");
                assertArrayEquals(Bytes.pattern(10, 1), Files.readAllBytes(shared.resolve("other")));
                final long version = files.stat(name + "/other").version();
                Files.write(shared.resolve("other"), Bytes.pattern(10, 2));
                assertTrue(files.stat(name + "/other").version() > version);
                final FileServiceException refusal =
                        assertRefused(PosixError.EXDEV, () -> files.rename(name + "/other", "galefs-other"));
                assertTrue(refusal.getMessage().startsWith("\"galefs-other\""), refusal.getMessage());
                final long handle = files.open(name + "/other", NEW);
                Bytes.append(files, handle, Bytes.pattern(10, 3));
                files.sync(handle);
                files.close(handle);
                assertEquals(20, files.list(name).getFirst().status().size());
                files.unlink(name + "/other");
            } finally {
                Files.deleteIfExists(shared.resolve("other"));
                Files.delete(shared);
            }
        }
    }
}
