package io.github.galefs.store.directory;

import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.PosixError;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoreFormatTest {
    private static final String FILE_NAME = "galefs-store";

    @TempDir
    private Path directory;

    @Test
    void shouldWriteExactlyTheTextOfTheDiskFormat() throws IOException {
        new StoreFormat(65_536).write(directory, StoreDisk.system());

        assertEquals("galefs-store\nversion 2\nblockSize 65536\n", Files.readString(directory.resolve(FILE_NAME)));
    }

    @Test
    void shouldLeaveNoOtherFileWhenWritten() throws IOException {
        new StoreFormat(65_536).write(directory, StoreDisk.system());

        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(List.of(directory.resolve(FILE_NAME)), files.toList());
        }
    }

    @Test
    void shouldReadBackEveryBlockSize() throws IOException {
        for (int blockSize = StoreFormat.MIN_BLOCK_SIZE; blockSize <= StoreFormat.MAX_BLOCK_SIZE; blockSize *= 2) {
            new StoreFormat(blockSize).write(directory, StoreDisk.system());
            assertEquals(new StoreFormat(blockSize), StoreFormat.read(directory));
        }
    }

    @Test
    void shouldExistOnlyInADirectoryWithTheFile() throws IOException {
        assertFalse(StoreFormat.existsIn(directory));
        new StoreFormat(65_536).write(directory, StoreDisk.system());
        assertTrue(StoreFormat.existsIn(directory));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "galefs-store",
                "galefs-store\nversion 2\n",
                "another\nversion 2\nblockSize 65536\n",
                "version 2\ngalefs-store\nblockSize 65536\n",
                "galefs-store\nversion 1\nblockSize 65536\n",
                "galefs-store\nversion 3\nblockSize 65536\n",
                "galefs-store\nversion \nblockSize 65536\n",
                "galefs-store\nversion two\nblockSize 65536\n",
                "galefs-store\nblockSize 65536\nversion 2\n",
                "galefs-store\nversion 2\nblockSize 2048\n",
                "galefs-store\nversion 2\nblockSize 5000\n",
                "galefs-store\nversion 2\nblockSize 8388608\n",
                "galefs-store\nversion 2\nblockSize -65536\n",
                "galefs-store\nversion 2\nblockSize 99999999999\n"
            })
    void shouldFailWithEinvalWhenTheTextIsNotThatOfAStore(final String text) throws IOException {
        Files.writeString(directory.resolve(FILE_NAME), text);

        assertRefused(PosixError.EINVAL, () -> StoreFormat.read(directory));
    }

    @Test
    void shouldFailWithEinvalWhenTheFileIsNotText() throws IOException {
        Files.write(directory.resolve(FILE_NAME), new byte[] {(byte) 0xFF, 0, 1});

        assertRefused(PosixError.EINVAL, () -> StoreFormat.read(directory));
    }

    @Test
    void shouldFailWithTheReasonWhenThereIsNoStore() throws IOException {
        final Path file = Files.createFile(directory.resolve("file"));

        assertRefused(PosixError.EINVAL, () -> StoreFormat.read(directory));
        assertRefused(PosixError.ENOTDIR, () -> StoreFormat.read(file));
        assertRefused(PosixError.ENOENT, () -> StoreFormat.read(directory.resolve("missing")));
    }
}
