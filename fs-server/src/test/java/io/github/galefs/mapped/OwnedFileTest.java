package io.github.galefs.mapped;

import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files that another user could cut while they are mapped. */
@EnabledOnOs(OS.LINUX)
@Timeout(30)
class OwnedFileTest {
    private static final int OTHER_USER = 65_533;

    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void create() throws IOException {
        file = Files.write(directory.resolve("file"), new byte[] {1, 2, 3});
        permit("rw-r--r--");
    }

    @Test
    void shouldOpenAFileOfThisUserAndOneOfRoot() throws Exception {
        try (FileChannel channel = OwnedFile.open(file, READ, WRITE)) {
            assertEquals(3, channel.size());
            assertEquals(1, channel.write(ByteBuffer.allocate(1), 3));
        }
        try (FileChannel channel = OwnedFile.open(Path.of("/etc/passwd"), READ)) {
            assertTrue(channel.size() > 0);
        }
    }

    @Test
    void shouldOpenNoFileThatOthersMayWriteTo() throws Exception {
        for (final String permissions : List.of("rw--w----", "rw-----w-")) {
            permit(permissions);
            assertRefused(file, "nobody else may write to it");
        }
    }

    @Test
    void shouldOpenNoFileOfAnotherUser() throws Exception {
        assumeTrue(isOwner(Path.of("/etc/passwd")), "only root can give a file away");
        Files.setAttribute(file, "unix:uid", OTHER_USER);
        assertRefused(file, "of user " + OTHER_USER);
        final Path link = Files.createSymbolicLink(directory.resolve("link"), file);
        assertRefused(link, "of user " + OTHER_USER);
    }

    /** Opening a pipe for reading would wait for a writer. */
    @Test
    void shouldOpenNothingButRegularFiles() throws Exception {
        final Path pipe = directory.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        assertRefused(directory, "not a regular file");
        assertRefused(Path.of("/dev/null"), "not a regular file");
        assertRefused(pipe, "not a regular file");
    }

    @Test
    void shouldSayThatAFileDoesNotExist() {
        assertThrows(NoSuchFileException.class, () -> OwnedFile.open(directory.resolve("missing"), READ));
    }

    @Test
    void shouldKeepNoDescriptor() throws Exception {
        final Path descriptors = Path.of("/proc/self/fd");
        OwnedFile.open(file, READ).close();
        permit("rw-rw-rw-");
        assertRefused(file, "nobody else may write to it");
        try (Stream<Path> all = Files.list(descriptors)) {
            final String name = file.toRealPath().toString();
            assertTrue(all.noneMatch(descriptor -> refersTo(descriptor, name)));
        }
    }

    private static boolean refersTo(final Path descriptor, final String name) {
        try {
            return Files.readSymbolicLink(descriptor).toString().equals(name);
        } catch (final IOException closed) {
            return false;
        }
    }

    private static boolean isOwner(final Path path) throws IOException {
        return Files.getAttribute(path, "unix:uid").equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"));
    }

    private static void assertRefused(final Path path, final String reason) {
        final IOException refusal =
                assertThrows(IOException.class, () -> OwnedFile.open(path, READ).close());
        assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
    }

    private void permit(final String permissions) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }
}
