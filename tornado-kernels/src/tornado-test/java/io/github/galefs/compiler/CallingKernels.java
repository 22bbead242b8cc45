package io.github.galefs.compiler;

import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.OutOfLine;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;

/** Kernels that call functions, for {@link CalledFunctionsTest}. */
final class CallingKernels {
    private CallingKernels() {}

    static void readsOnce(final long[] fs, final int[] data) {
        data[0] = DeviceFile.gread(fs, 3, 0L, 64, data, 64L);
    }

    static void readsFourTimes(final long[] fs, final int[] data) {
        data[0] = DeviceFile.gread(fs, 3, 0L, 64, data, 64L);
        data[1] = DeviceFile.gread(fs, 4, 64L, 64, data, 128L);
        data[2] = DeviceFile.gread(fs, 5, 128L, 64, data, 192L);
        data[3] = DeviceFile.gread(fs, 6, 192L, 64, data, 256L);
    }

    static void callsAFunctionTwice(final long[] memory, final long[] out) {
        out[0] = scaled(memory, 1);
        out[1] = scaled(memory, 2);
    }

    static void callsNone(final long[] memory) {
        memory[0] = 1;
    }

    static void callsABarrier(final long[] memory) {
        memory[0] = meets(memory);
    }

    static void callsWithAFloat(final long[] memory) {
        memory[0] = half(3.0f);
    }

    static void callsWithAPrivateArray(final long[] memory) {
        memory[0] = ofPrivateArray(memory, 3);
    }

    static void callsWithALocalArray(final long[] memory) {
        memory[0] = ofLocalArray(memory);
    }

    static void callsForTheGrid(final long[] memory) {
        memory[0] = ofTheGrid(memory);
    }

    static void passesALocalArray(final long[] memory) {
        final long[] own = LocalMemory.longs(4);
        own[WorkItem.localId() & 3] = 1;
        memory[0] = scaled(own, 1);
    }

    static void callsOverloads(final long[] memory, final int[] data) {
        memory[0] = first(memory) + first(data);
    }

    @OutOfLine
    private static long ofPrivateArray(final long[] memory, final int index) {
        final int[] own = new int[8];
        own[index & 7] = (int) memory[1];
        own[(int) memory[2] & 7] = index;
        return own[3];
    }

    @OutOfLine
    private static long ofLocalArray(final long[] memory) {
        final long[] own = LocalMemory.longs(4);
        own[0] = memory[1];
        return own[(int) memory[2] & 3];
    }

    @OutOfLine
    private static long ofTheGrid(final long[] memory) {
        return memory[1] * WorkItem.groupCount(1);
    }

    @OutOfLine
    private static long first(final long[] memory) {
        return memory[1];
    }

    @OutOfLine
    private static long first(final int[] memory) {
        return memory[1];
    }

    @OutOfLine
    private static long scaled(final long[] memory, final int index) {
        return index > 1 ? memory[index] * index : memory[index];
    }

    @OutOfLine
    private static long meets(final long[] memory) {
        WorkItem.barrier();
        return memory[1];
    }

    @OutOfLine
    private static int half(final float value) {
        return (int) (value / 2);
    }
}
