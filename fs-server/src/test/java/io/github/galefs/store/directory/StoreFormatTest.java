package io.github.galefs.store.directory;

import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoreFormatTest {
    private static final String FILE_NAME = "galefs-store";
    private static final long ID = 0xFF;

    @TempDir
    private Path directory;

    @Test
    void shouldWriteExactlyTheTextOfTheDiskFormat() throws IOException {
        new StoreFormat(65_536, ID).write(directory, StoreDisk.system());

        assertEquals(
                "galefs-store\nversion 2\nblockSize 65536\nfileSystemId 00000000000000ff\n",
                Files.readString(directory.resolve(FILE_NAME)));
    }

    @Test
    void shouldLeaveNoOtherFileWhenWritten() throws IOException {
        new StoreFormat(65_536, ID).write(directory, StoreDisk.system());

        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(List.of(directory.resolve(FILE_NAME)), files.toList());
        }
    }

    @Test
    void shouldReadBackEveryBlockSize() throws IOException {
        for (int blockSize = StoreFormat.MIN_BLOCK_SIZE; blockSize <= StoreFormat.MAX_BLOCK_SIZE; blockSize *= 2) {
            final StoreFormat format = StoreFormat.ofNewStore(blockSize);
            format.write(directory, StoreDisk.system());
            assertEquals(format, StoreFormat.read(directory));
        }
    }

    @Test
    void shouldGiveEachNewStoreANumber() {
        final LongSummaryStatistics ids = LongStream.generate(
                        () -> StoreFormat.ofNewStore(65_536).fileSystemId())
                .limit(1000)
                .summaryStatistics();

        assertTrue(ids.getMin() > FileService.UNNUMBERED, "each is positive");
        assertTrue(ids.getMax() - ids.getMin() > Long.MAX_VALUE / 2, "they are far apart");
    }

    @Test
    void shouldReadAStoreOfAnEarlierVersionWithoutANumber() throws IOException {
        Files.writeString(directory.resolve(FILE_NAME), "galefs-store\nversion 2\nblockSize 65536\n");

        assertEquals(new StoreFormat(65_536, FileService.UNNUMBERED), StoreFormat.read(directory));
    }

    @Test
    void shouldExistOnlyInADirectoryWithTheFile() throws IOException {
        assertFalse(StoreFormat.existsIn(directory));
        new StoreFormat(65_536, ID).write(directory, StoreDisk.system());
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
                "galefs-store\nversion 2\nblockSize 99999999999\n",
                "galefs-store\nversion 2\nblockSize 65536\n\n",
                "galefs-store\nversion 2\nblockSize 65536\nfileSystemId \n",
                "galefs-store\nversion 2\nblockSize 65536\nfileSystemId 0\n",
                "galefs-store\nversion 2\nblockSize 65536\nfileSystemId ffffffffffffffff\n",
                "galefs-store\nversion 2\nblockSize 65536\nfileSystemId 1ffffffffffffffff\n",
                "galefs-store\nversion 2\nblockSize 65536\nfileSystemId x\n"
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
