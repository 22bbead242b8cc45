package io.github.galefs.sample.wordmatch;

import io.github.galefs.GaleFs;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.sample.SampleException;
import org.agrona.CloseHelper;

/**
 * The words of a dictionary in memory of the device.
 *
 * @param dictionary the dictionary.
 * @param slots      see {@link Words}.
 * @param first      index of the equal word in the table for each word.
 */
record WordTable(LineFile dictionary, DeviceArray<int[]> slots, DeviceArray<int[]> first) implements AutoCloseable {
    /** The slots, more than twice as many, must fit into an array. */
    private static final int MAX_WORDS = (1 << 28) - 1;

    /** Makes a kernel fill a table. The caller closes the dictionary. */
    static WordTable create(final GaleFs galeFs, final Grid grid, final LineFile dictionary, final long[] failure)
            throws SampleException, InterruptedException {
        final int words = dictionary.count();
        if (words > MAX_WORDS) {
            throw new SampleException("the dictionary has " + words + " words; at most " + MAX_WORDS + " are allowed");
        }
        final DeviceArray<int[]> slots = galeFs.allocateArray(new int[slotCount(words)]);
        DeviceArray<int[]> first = null;
        try {
            first = galeFs.allocateArray(new int[Math.max(1, words)]);
            galeFs.launch(
                    WordMatchKernels::insert,
                    grid,
                    dictionary.bytes().array(),
                    dictionary.lines().array(),
                    slots.array(),
                    first.array(),
                    failure);
            return new WordTable(dictionary, slots, first);
        } catch (final Throwable t) {
            CloseHelper.closeAll(slots, first);
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
