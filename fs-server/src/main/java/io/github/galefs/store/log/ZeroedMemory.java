package io.github.galefs.store.log;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * Zeros that take memory only where they are written to. An arena writes all of its zeros, and a segment is mostly a
 * hole.
 *
 * @see <a href="https://man7.org/linux/man-pages/man3/malloc.3.html">calloc(3)</a>
 */
final class ZeroedMemory {
    private static final MethodHandle ALLOCATE = CLibrary.find(
            "calloc", FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));
    private static final MethodHandle FREE = CLibrary.find("free", FunctionDescriptor.ofVoid(ValueLayout.ADDRESS));

    private ZeroedMemory() {}

    /**
     * Allocates memory.
     *
     * @param size  in bytes.
     * @param arena owner of the memory.
     * @return zeros, aligned for a long.
     */
    @SuppressWarnings("restricted") // The memory has the size, and is freed once.
    static MemorySegment allocate(final long size, final Arena arena) {
        if (ALLOCATE == null || FREE == null) {
            return arena.allocate(size, Long.BYTES);
        }
        try {
            final MemorySegment memory = (MemorySegment) ALLOCATE.invokeExact(1L, Math.max(size, 1));
            if (memory.equals(MemorySegment.NULL)) {
                throw new OutOfMemoryError("cannot allocate " + size + " bytes for a copy of a file");
            }
            return memory.reinterpret(size, arena, ZeroedMemory::free);
        } catch (final RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new AssertionError("calloc has thrown an exception", e);
        }
    }

    private static void free(final MemorySegment memory) {
        try {
            FREE.invokeExact(memory);
        } catch (final RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new AssertionError("free has thrown an exception", e);
        }
    }
}
