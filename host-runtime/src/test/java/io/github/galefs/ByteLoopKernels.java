package io.github.galefs;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;

/** Loops over bytes whose values depend on the index. Device code. */
final class ByteLoopKernels {
    private ByteLoopKernels() {}

    /** Stores a number for each byte, whose low bits count. */
    static void fill(final long[] fs, final int[] data, final int begin, final int count, final int value) {
        for (int i = WorkItem.localId(); i < count; i += WorkItem.localSize()) {
            DeviceMemory.putByte(data, begin + i, content(i, value));
        }
    }

    static int content(final int index, final int value) {
        return value + index * 7 + (index >> 8) * 3;
    }
}
