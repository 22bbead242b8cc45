package io.github.galefs.mount;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(10)
class StatDescriptorTest {
    private static final FileAttributes ATTRIBUTES =
            new FileAttributes(0x1112131415161718L, 0100644, 1, new Owner(1000, 100), 1_234_567, 8193, -1_500);

    @Test
    void shouldWriteEachFieldWhereCHasItOnAmd64() {
        final ByteBuffer expected = struct(StatDescriptor.AMD64)
                .putLong(16, 1)
                .putInt(24, 0100644)
                .putInt(28, 1000)
                .putInt(32, 100);
        assertStruct(expected, StatDescriptor.AMD64);
    }

    @Test
    void shouldWriteEachFieldWhereCHasItOnAarch64() {
        final ByteBuffer expected = struct(StatDescriptor.AARCH64)
                .putInt(16, 0100644)
                .putInt(20, 1)
                .putInt(24, 1000)
                .putInt(28, 100);
        assertStruct(expected, StatDescriptor.AARCH64);
    }

    @EnabledOnOs(OS.LINUX)
    @Test
    void shouldReadWhatTheSystemsOwnStatWrites(@TempDir final Path folder) throws Throwable {
        final Path file = Files.write(folder.resolve("file"), new byte[12_345]);
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_234_567_890_123L));
        final StatDescriptor descriptor = StatDescriptor.ofThisProcessor();
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment stat = arena.allocate(descriptor.length(), Long.BYTES);
            assertEquals(0, callStat(arena.allocateFrom(file.toString()), stat));
            assertEquals(Files.getAttribute(file, "unix:mode"), descriptor.mode(stat));
            assertEquals(Files.getAttribute(file, "unix:uid"), descriptor.user(stat));
            assertEquals(Files.getAttribute(file, "unix:gid"), descriptor.group(stat));
            assertEquals(12_345, descriptor.size(stat));
            assertEquals(1_234_567_890_123L, descriptor.modificationMillis(stat));
        }
    }

    /** Fields that are in the same place on both processors; 1.5 s before 1970 are -2 s and 0.5 s. */
    private static ByteBuffer struct(final StatDescriptor descriptor) {
        final ByteBuffer struct = ByteBuffer.allocate((int) descriptor.length()).order(ByteOrder.nativeOrder());
        struct.putLong(8, 0x1112131415161718L).putLong(48, 1_234_567).putLong(64, 17);
        for (final int time : new int[] {72, 88, 104}) {
            struct.putLong(time, -2).putLong(time + 8, 500_000_000);
        }
        return struct;
    }

    /** The offset of the first different byte shows which field is wrong. */
    private static void assertStruct(final ByteBuffer expected, final StatDescriptor descriptor) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment stat = descriptor.allocate(ATTRIBUTES, arena);
            assertEquals(-1, stat.mismatch(MemorySegment.ofBuffer(expected)), "offset of the first difference");
        }
    }

    @SuppressWarnings("restricted")
    private static int callStat(final MemorySegment path, final MemorySegment stat) throws Throwable {
        final Linker linker = Linker.nativeLinker();
        final MethodHandle function = linker.downcallHandle(
                linker.defaultLookup().findOrThrow("stat"), FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS));
        return (int) function.invokeExact(path, stat);
    }
}
