package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.mapped.OwnedFile;
import io.github.galefs.store.log.DiskUsage;
import io.github.galefs.wire.RingFileDescriptor;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(20)
class RingFileTest {
    @TempDir
    private Path directory;

    /** A store to the map of a hole ends the process when the disk is full. */
    @Test
    void shouldHaveAllOfItsSpaceWhenItIsCreated() throws Exception {
        try (RingFile ring = new RingFile(directory, 1)) {
            assertEquals(0, ring.reserve());
            assertTrue(DiskUsage.ofFilesIn(directory) >= RingFileDescriptor.FILE_LENGTH);
        }
    }

    @Test
    void shouldLeaveNothingWhenTheDiskIsFull() throws Exception {
        final Path small = Files.createDirectory(directory.resolve("small"));
        if (!run("mount", "-t", "tmpfs", "-o", "size=" + RingFileDescriptor.FILE_LENGTH / 2, "galefs-test", small)) {
            // Without the right to mount, the test above is all there is.
            return;
        }
        try {
            assertThrows(IOException.class, () -> new RingFile(small, 1));
            assertEquals(0, DiskUsage.ofFilesIn(small));
        } finally {
            assertTrue(run("umount", small));
        }
    }

    /** A heartbeat must not need a block of a disk that other programs have filled. */
    @Test
    void shouldLieInMemoryWhereTheDiskIsNotWrittenInPlace() throws Exception {
        final Path path;
        try (RingFile ring = new RingFile(directory, 7, false)) {
            path = ring.path();
            assertEquals(0, DiskUsage.ofFilesIn(directory));
            try (FileChannel channel = OwnedFile.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                assertEquals(RingFileDescriptor.FILE_LENGTH, channel.size());
                final ByteBuffer bootId = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
                channel.read(bootId, RingFileDescriptor.BOOT_ID_OFFSET);
                assertEquals(7, bootId.getLong(0));
                assertThrows(IOException.class, () -> channel.truncate(10), "who has it mapped must not lose it");
            }
        }
        assertTrue(Files.notExists(path));
    }

    private static boolean run(final Object... command) throws Exception {
        final String[] words = new String[command.length];
        for (int i = 0; i < words.length; i++) {
            words[i] = command[i].toString();
        }
        return new ProcessBuilder(words)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor()
                == 0;
    }
}
