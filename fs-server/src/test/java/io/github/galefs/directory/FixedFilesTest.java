package io.github.galefs.directory;

import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.MappedBlocks;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@EnabledOnOs(OS.LINUX)
@Timeout(60)
class FixedFilesTest {
    private static final Set<FileOpenOption> WRITE = EnumSet.of(FileOpenOption.WRITE);
    private static final int LENGTH = 100_000;
    private static final int BLOCK = 16_384;

    @TempDir
    private Path directory;

    private final byte[] content = Bytes.pattern(LENGTH, 1);
    private DirectoryFileService service;
    private MappedBlocks blocks;

    @BeforeEach
    void open() throws IOException {
        write("data", content, "rw-r--r--");
        service = DirectoryFileService.open(
                new DirectoryContext().directory(directory).filesAreFixed(true));
        blocks = assertInstanceOf(MappedBlocks.class, service);
    }

    @AfterEach
    void close() {
        service.close();
    }

    private Path write(final String name, final byte[] bytes, final String permissions) throws IOException {
        final Path file = Files.write(directory.resolve(name), bytes);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }

    private void assertBytes(final int offset, final int length, final MappedBlock block) {
        assertNotNull(block);
        assertEquals(-1, MemorySegment.ofArray(content).asSlice(offset, length).mismatch(block.bytes()));
    }

    @Test
    void shouldReadFilesByCopiesUnlessTheyAreSaidToBeFixed() throws Exception {
        try (DirectoryFileService other = DirectoryFileService.open(new DirectoryContext().directory(directory))) {
            assertFalse(other instanceof MappedBlocks);
        }
    }

    @Test
    void shouldMapBytesOfAFile() throws Exception {
        final long handle = service.open("/data", READ);
        try (MappedBlock block = blocks.map(handle, BLOCK, BLOCK)) {
            assertBytes(BLOCK, BLOCK, block);
            assertTrue(block.isCurrent());
            assertEquals(LENGTH, block.map().byteSize());
        }
    }

    @Test
    void shouldMapOnlyThePartsThatAreAllInTheFile() throws Exception {
        final MappedBlock[] parts = new MappedBlock[8];
        blocks.map(service.open("/data", READ), 0, BLOCK, parts, parts.length);
        for (int i = 0; i < LENGTH / BLOCK; i++) {
            assertBytes(i * BLOCK, BLOCK, parts[i]);
            parts[i].close();
        }
        assertNull(parts[6]);
        assertNull(parts[7]);
    }

    @Test
    void shouldMapNothingForAnEmptyRangeOrAnOddOffset() throws Exception {
        final long handle = service.open("/data", READ);
        assertNull(blocks.map(handle, 0, 0));
        assertNull(blocks.map(handle, 4, 8));
        assertNull(blocks.map(handle, LENGTH + 8, 8));
        assertRefused(PosixError.EINVAL, () -> blocks.map(handle, -8, 8));
        assertRefused(PosixError.EINVAL, () -> blocks.map(handle, 0, -1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-rw-r--", "rw-r--rw-"})
    void shouldNotMapAFileThatOthersMayChange(final String permissions) throws Exception {
        write("shared", content, permissions);
        assertNull(blocks.map(service.open("/shared", READ), 0, BLOCK));
    }

    @Test
    void shouldKeepBytesAfterTheEndOfTheHandleAndTheService() throws Exception {
        final long handle = service.open("/data", READ);
        try (MappedBlock block = blocks.map(handle, 0, BLOCK)) {
            service.close(handle);
            assertBytes(0, BLOCK, block);
            assertTrue(block.isCurrent());
            service.close();
            assertBytes(0, BLOCK, block);
            assertFalse(block.isCurrent());
        }
    }

    @Test
    void shouldNotOpenAFileForWritingThatIsReadInPlace() throws Exception {
        try (MappedBlock block = blocks.map(service.open("/data", READ), 0, BLOCK)) {
            assertRefused(PosixError.EBUSY, () -> service.open("/data", WRITE));
            assertRefused(
                    PosixError.EBUSY,
                    () -> service.open("/data", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.TRUNCATE)));
            assertBytes(0, BLOCK, block);
            assertFalse(block.isCurrent(), "who reads in place is asked to cease");
        }
        try (MappedBlock block = blocks.map(service.open("/data", READ), 0, BLOCK)) {
            assertTrue(block.isCurrent(), "the refusal has no effect on later maps");
        }
        service.close(service.open("/data", WRITE));
    }

    @Test
    void shouldWaitForThoseWhoReadInPlaceAlthoughTheThreadIsInterrupted() throws Exception {
        final MappedBlock block = blocks.map(service.open("/data", READ), 0, BLOCK);
        final CompletableFuture<Void> user =
                CompletableFuture.runAsync(block::close, CompletableFuture.delayedExecutor(100, TimeUnit.MILLISECONDS));
        Thread.currentThread().interrupt();
        service.close(service.open("/data", WRITE));
        assertTrue(Thread.interrupted());
        user.join();
    }

    @Test
    void shouldNotMapAFileWithHoles() throws Exception {
        try (FileChannel sparse =
                FileChannel.open(write("sparse", new byte[0], "rw-------"), StandardOpenOption.WRITE)) {
            sparse.write(ByteBuffer.wrap(new byte[1]), 1 << 20);
        }
        assertNull(blocks.map(service.open("/sparse", READ), 0, BLOCK));
    }

    @Test
    void shouldMapNoPartsAtOddOffsets() throws Exception {
        final MappedBlock[] parts = new MappedBlock[2];
        blocks.map(service.open("/data", READ), 0, 12, parts, 2);
        assertBytes(0, 12, parts[0]);
        assertNull(parts[1]);
        parts[0].close();
    }

    @Test
    void shouldOpenAFileForWritingOnceItIsNoLongerReadInPlace() throws Exception {
        final MappedBlock block = blocks.map(service.open("/data", READ), 0, BLOCK);
        final CompletableFuture<Void> user = CompletableFuture.runAsync(() -> {
            while (block.isCurrent()) {
                Thread.onSpinWait();
            }
            block.close();
        });
        final long writer = service.open("/data", WRITE);
        user.join();
        assertNull(blocks.map(service.open("/data", READ), 0, BLOCK), "a file that is open for writing");
        service.truncate(writer, BLOCK);
        service.close(writer);
        try (MappedBlock rest = blocks.map(service.open("/data", READ), 0, BLOCK)) {
            assertBytes(0, BLOCK, rest);
        }
    }

    @Test
    void shouldMapAFileAnewWhenSomebodyHasReplacedItsBytes() throws Exception {
        final long handle = service.open("/data", READ);
        final MappedBlock old = blocks.map(handle, 0, BLOCK);
        content[0]++;
        Files.write(directory.resolve("data"), content, StandardOpenOption.WRITE);
        assertNull(blocks.map(handle, 0, BLOCK), "as long as the old map is in use");
        assertFalse(old.isCurrent());
        old.close();
        try (MappedBlock block = blocks.map(handle, 0, BLOCK)) {
            assertBytes(0, BLOCK, block);
        }
    }

    @Test
    void shouldMapNothingPastTheEndWhenSomebodyHasCutTheFile() throws Exception {
        final long handle = service.open("/data", READ);
        try (MappedBlock _ = blocks.map(handle, 0, BLOCK);
                FileChannel other = FileChannel.open(directory.resolve("data"), StandardOpenOption.WRITE)) {
            other.truncate(1);
            assertNull(blocks.map(handle, BLOCK, BLOCK));
        }
    }

    @Test
    void shouldUnmapFilesWithTheirLastHandleAndPart() throws Exception {
        final List<MappedBlock> parts = Stream.of(0, 1, 2)
                .map(i -> {
                    try {
                        return blocks.map(service.open("/data", READ), (long) i * BLOCK, BLOCK);
                    } catch (final FileServiceException e) {
                        throw new AssertionError(e);
                    }
                })
                .toList();
        assertEquals(1, maps());
        parts.forEach(MappedBlock::close);
        assertEquals(1, maps(), "an open file is read in place again soon");
        service.close();
        assertEquals(0, maps());
    }

    private long maps() throws IOException {
        try (Stream<String> areas = Files.lines(Path.of("/proc/self/maps"))) {
            return areas.filter(area -> area.contains(directory.resolve("data").toString()))
                    .count();
        }
    }

    @Test
    void shouldMapNoMoreFilesThanTheProcessMay() throws Exception {
        final long[] handles = new long[FileMaps.MAX_MAPS + 1];
        final MappedBlock[] parts = new MappedBlock[handles.length];
        for (int i = 0; i < handles.length; i++) {
            write("file" + i, new byte[8], "rw-------");
            handles[i] = service.open("/file" + i, READ);
            parts[i] = blocks.map(handles[i], 0, 8);
        }
        assertNull(parts[FileMaps.MAX_MAPS]);
        parts[0].close();
        service.close(handles[0]);
        parts[0] = blocks.map(handles[FileMaps.MAX_MAPS], 0, 8);
        for (final MappedBlock part : parts) {
            if (part != null) {
                part.close();
            }
        }
        assertNotNull(parts[0]);
    }
}
