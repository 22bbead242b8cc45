package io.github.galefs.kernel.file;

import static io.github.galefs.kernel.lane.LaneDescriptor.PATH_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.lane.LaneCall;

/**
 * What {@link DeviceFile#gopen(long[], String, int)} becomes when a kernel is compiled: the literals of a kernel stand
 * one after the other in its program, and the path is given by offset and length.
 */
public final class LiteralPath {
    private LiteralPath() {}

    /**
     * Opens the file of a literal name.
     *
     * @param fs     the file system: the kernel's first parameter.
     * @param offset of the path in the kernel's literals.
     * @param length of the path in bytes, at most {@code LaneDescriptor.PATH_CAPACITY}.
     * @param flags  as those of {@code gopen}.
     * @return as {@code gopen}.
     */
    public static int open(final long[] fs, final int offset, final int length, final int flags) {
        WorkItem.barrier();
        long result = 0;
        if (WorkItem.localId() == 0) {
            final long lane = LaneCall.lane(fs);
            result = DeviceFile.beginOpen(fs, lane, length);
            if (result >= 0) {
                for (int i = 0; i < length; i++) {
                    DeviceMemory.putByteVolatile(fs, lane + PATH_OFFSET + i, byteAt(offset + i));
                }
                result = LaneCall.ask(fs, lane, FileOperation.OPEN, 0, 0L, 0L, flags, length);
            }
        }
        return (int) WorkItem.broadcast(result);
    }

    /**
     * A byte of the kernel's literals. Only a compiled kernel has any.
     *
     * @param index of the byte.
     * @return the byte, sign-extended.
     */
    @SuppressWarnings("DoNotCallSuggester")
    public static int byteAt(final int index) {
        throw new IllegalStateException("literal " + index + " was read outside a compiled kernel");
    }
}
