package io.github.galefs.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Other programs fill the disk of a store, to the last byte. Needs root, and for Btrfs its programs; without, there is
 * nothing to test.
 */
@Timeout(120)
class EmbeddedStoreOthersFillDiskTest {
    private static final byte[] BYTES = Bytes.pattern(5_000_000, 1);
    private static final int SEGMENT = 1024 * 1024;

    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"tmpfs", "ext4", "btrfs"})
    void shouldReadAndRefuseWritesUntilSpaceIsGivenBack(final String type) throws Exception {
        final Path disk = Files.createDirectory(directory.resolve("disk"));
        if (!mount(type, disk)) {
            return;
        }
        try {
            fillBesideAnOpenStore(disk);
            final EmbeddedStoreContext context = context(disk);
            try (EmbeddedStore store = EmbeddedStore.openReadOnly(context)) {
                assertArrayEquals(BYTES, Bytes.readAll(store, "file"));
            }
            Files.delete(disk.resolve("others"));
            run("sync");
            try (EmbeddedStore store = EmbeddedStore.open(context(disk))) {
                assertArrayEquals(BYTES, Bytes.readAll(store, "file"));
                Bytes.create(store, "after", BYTES);
                store.syncAll();
                assertArrayEquals(BYTES, Bytes.readAll(store, "after"));
            }
        } finally {
            assertTrue(run("umount", "-l", disk));
        }
    }

    private static void fillBesideAnOpenStore(final Path disk) throws Exception {
        final EmbeddedStore store = EmbeddedStore.create(context(disk));
        try {
            Bytes.create(store, "file", BYTES);
            store.syncAll();
            fill(disk.resolve("others"));
            assertArrayEquals(BYTES, Bytes.readAll(store, "file"));
            final FileServiceException thrown = assertThrows(FileServiceException.class, () -> {
                // What is preallocated may still be written.
                for (int i = 0; i < 100; i++) {
                    Bytes.create(store, "more" + i, BYTES);
                }
            });
            assertEquals(PosixError.ENOSPC, thrown.error(), thrown.toString());
            assertArrayEquals(BYTES, Bytes.readAll(store, "file"));
        } finally {
            try {
                store.close();
            } catch (final FileServiceException e) {
                // The last sync may need a block.
                assertTrue(e.error() == PosixError.ENOSPC || e.error() == PosixError.EIO, e.toString());
            }
        }
    }

    private static EmbeddedStoreContext context(final Path disk) {
        return new EmbeddedStoreContext().directory(disk.resolve("store")).segmentSize(SEGMENT);
    }

    private boolean mount(final String type, final Path disk) throws Exception {
        if (type.equals("tmpfs")) {
            return run("mount", "-t", "tmpfs", "-o", "size=120m", "galefs-test", disk);
        }
        final Path image = directory.resolve("image");
        return run("truncate", "-s", "160M", image)
                && run("mkfs." + type, "-q", image)
                && run("mount", "-o", "loop", image, disk);
    }

    /** Takes all blocks of the disk, and what the file system had put aside. */
    private static void fill(final Path file) throws Exception {
        for (int attempt = 0; attempt < 3; attempt++) {
            try (OutputStream others =
                    Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                final byte[] chunk = new byte[64 * 1024];
                while (true) {
                    others.write(chunk);
                }
            } catch (final IOException _) {
                run("sync");
            }
        }
    }

    private static boolean run(final Object... command) throws Exception {
        final String[] words = new String[command.length];
        for (int i = 0; i < words.length; i++) {
            words[i] = command[i].toString();
        }
        try {
            return new ProcessBuilder(words)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (final IOException _) {
            // There is no such program.
            return false;
        }
    }
}
