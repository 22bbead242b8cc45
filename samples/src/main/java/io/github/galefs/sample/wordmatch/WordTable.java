package io.github.galefs.sample.wordmatch;

import io.github.galefs.GaleFs;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import org.agrona.CloseHelper;

/**
 * The words of a dictionary in memory of the device.
 *
 * @param dictionary the dictionary.
 * @param slots      see {@link Words}.
 * @param first      index of the equal word in the table for each word.
 */
record WordTable(LineFile dictionary, DeviceArray<int[]> slots, DeviceArray<int[]> first) implements AutoCloseable {
    /** Makes a kernel fill a table. The caller closes the dictionary. */
    static WordTable create(final GaleFs galeFs, final Grid grid, final LineFile dictionary, final long[] failure)
            throws InterruptedException {
        final int words = dictionary.count();
        final DeviceArray<int[]> slots = galeFs.allocateArray(new int[slotCount(words)]);
        final DeviceArray<int[]> first = galeFs.allocateArray(new int[Math.max(1, words)]);
        final WordTable table = new WordTable(dictionary, slots, first);
        try {
            galeFs.launch(
                    WordMatchKernels::insert,
                    grid,
                    dictionary.bytes().array(),
                    dictionary.lines().array(),
                    slots.array(),
                    first.array(),
                    failure);
            return table;
        } catch (final Throwable t) {
            table.close();
            throw t;
        }
    }

    /** Returns a power of two that leaves the table at most half full. */
    private static int slotCount(final int words) {
        return Math.max(4, Integer.highestOneBit(words) * 4);
    }

    @Override
    public void close() {
        CloseHelper.closeAll(slots, first);
    }
}
