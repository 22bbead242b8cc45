package io.github.galefs.mount;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Capacity;
import io.github.galefs.file.FileService;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Golden layouts of the structs that a mount exchanges with libfuse.
 *
 * @see <a href="https://github.com/libfuse/libfuse/blob/master/include/fuse_common.h">fuse_common.h</a>
 * @see <a href="https://github.com/libfuse/libfuse/blob/master/include/fuse_lowlevel.h">fuse_lowlevel.h</a>
 */
@Timeout(10)
class FuseDescriptorsTest {
    private static final int FILE_INFO_LENGTH = 40;
    private static final int CONNECTION_LENGTH = 128;

    private final Arena arena = Arena.ofConfined();

    @AfterEach
    void free() {
        arena.close();
    }

    @Test
    void shouldReadFlagsAndFhOfAFileInfo() {
        final MemorySegment fileInfo = arena.allocate(FILE_INFO_LENGTH, Long.BYTES);
        fileInfo.set(JAVA_INT, 0, 02001);
        fileInfo.set(JAVA_LONG, 16, 0x1112131415161718L);
        assertEquals(02001, FileInfoDescriptor.flags(fileInfo));
        assertEquals(0x1112131415161718L, FileInfoDescriptor.fh(fileInfo));
        assertFalse(FileInfoDescriptor.isFromPageCache(fileInfo));
        fileInfo.set(JAVA_INT, 4, 1);
        assertTrue(FileInfoDescriptor.isFromPageCache(fileInfo));
    }

    @Test
    void shouldWriteFhAndBitsOfAFileInfo() {
        final MemorySegment fileInfo = arena.allocate(FILE_INFO_LENGTH, Long.BYTES);
        FileInfoDescriptor.setFh(fileInfo, 7);
        FileInfoDescriptor.setDirectIo(fileInfo);
        FileInfoDescriptor.setKeepCache(fileInfo);
        final ByteBuffer expected = struct(FILE_INFO_LENGTH).putInt(4, 0b110).putLong(16, 7);
        assertStruct(expected, fileInfo);
    }

    @Test
    void shouldWriteTheInodeTheStatAndBothTimeoutsOfAnEntry() {
        final FileAttributes attributes = new FileAttributes(7, 0100644, 1, new Owner(1000, 100), 5, 512, 0);
        for (final StatDescriptor stat : StatDescriptor.values()) {
            final EntryEncoder encoder = new EntryEncoder(stat, 1.5);
            final MemorySegment entry = encoder.allocate(attributes, arena);
            final int length = (int) stat.length();
            final ByteBuffer expected = struct(16 + length + 16)
                    .putLong(0, 7)
                    .put(16, stat.allocate(attributes, arena).toArray(JAVA_BYTE))
                    .putDouble(16 + length, 1.5)
                    .putDouble(24 + length, 1.5);
            assertStruct(expected, entry);

            final MemorySegment unnumbered = encoder.allocateWithoutInode(attributes, arena);
            assertStruct(expected.putLong(0, 0), unnumbered);
        }
    }

    @Test
    void shouldRequestACapabilityOnlyIfTheKernelHasIt() {
        final MemorySegment connection = arena.allocate(CONNECTION_LENGTH, Long.BYTES);
        connection.set(JAVA_INT, 20, 0b0110);
        connection.set(JAVA_INT, 24, 0b1001);
        assertTrue(ConnectionDescriptor.accept(connection, 0b0010));
        assertFalse(ConnectionDescriptor.accept(connection, 0b1_0000));
        ConnectionDescriptor.decline(connection, 0b1000);
        ConnectionDescriptor.setTimeGranularity(connection, 1_000_000);
        final ByteBuffer expected =
                struct(CONNECTION_LENGTH).putInt(20, 0b0110).putInt(24, 0b0011).putInt(36, 1_000_000);
        assertStruct(expected, connection);
    }

    @Test
    void shouldWriteTheCapacityInBlocks() {
        final Capacity capacity = new Capacity(4096, 0, 0, 9_000, 20_479, 1);
        final ByteBuffer expected = struct(112)
                .putLong(0, 4096)
                .putLong(8, 4096)
                .putLong(16, 3 + 4)
                .putLong(24, 4)
                .putLong(32, 4)
                .putLong(80, FileService.MAX_NAME_LENGTH);
        assertStruct(expected, StatfsDescriptor.allocate(capacity, arena));
    }

    private static ByteBuffer struct(final int length) {
        return ByteBuffer.allocate(length).order(ByteOrder.nativeOrder());
    }

    /** The offset of the first different byte shows which field is wrong. */
    private static void assertStruct(final ByteBuffer expected, final MemorySegment actual) {
        assertEquals(-1, actual.mismatch(MemorySegment.ofBuffer(expected)), "offset of the first difference");
    }
}
