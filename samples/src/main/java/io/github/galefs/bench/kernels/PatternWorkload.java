package io.github.galefs.bench.kernels;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.kernels.PatternCount;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;

/** How often a word occurs in a text. */
final class PatternWorkload implements Workload {
    private static final byte[] PATTERN = "gale".getBytes(StandardCharsets.US_ASCII);
    private static final int LETTERS = 26;

    @Override
    public String name() {
        return "grep";
    }

    @Override
    public void put(final TemporaryStore store, final int byteLength) throws FileServiceException {
        final byte[] data = new byte[byteLength];
        final SplittableRandom random = new SplittableRandom(2);
        random.nextBytes(data);
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) ('a' + (data[i] & 255) % LETTERS);
        }
        store.put("data", MemorySegment.ofArray(data));
    }

    @Override
    public DeviceRun onDevice(final GaleFs galeFs, final Grid grid) {
        final int length =
                Workload.hasSmallBuffers(grid) ? PatternCount.SMALL_BUFFER_LENGTH : PatternCount.BUFFER_LENGTH;
        final DeviceArray<byte[]> buffer = galeFs.allocateArray(new byte[grid.groupCount() * length]);
        return new DeviceRun(
                () -> {
                    final long[] found = new long[1];
                    galeFs.launch(PatternCount::count, grid, PATTERN, new int[1], buffer.array(), found, new int[1]);
                    return found[0];
                },
                buffer);
    }

    @Override
    public double inJava(final PlainReader reader) throws FileServiceException {
        return PlainReader.sum((first, step) -> {
            final byte[] part = new byte[PlainReader.PART_LENGTH + PATTERN.length - 1];
            final long handle = reader.open("data");
            long found = 0;
            int count = part.length;
            for (long i = first; count > 0; i += step) {
                count = reader.read(handle, i * PlainReader.PART_LENGTH, MemorySegment.ofArray(part));
                found += count(part, count);
            }
            reader.close(handle);
            return found;
        });
    }

    /** The loops of {@link PatternCount}: strip by strip. */
    private static int count(final byte[] text, final int length) {
        int found = 0;
        for (int strip = 0; strip + PATTERN.length <= length; strip += PatternCount.STRIP_LENGTH) {
            final int end = Math.min(strip + PatternCount.STRIP_LENGTH, length - PATTERN.length + 1);
            if (mayMatch(text, strip, end)) {
                for (int at = strip; at < end; at++) {
                    found += matches(text, at) ? 1 : 0;
                }
            }
        }
        return found;
    }

    private static boolean mayMatch(final byte[] text, final int from, final int to) {
        final int last = PATTERN.length - 1;
        final int middle = last / 2;
        final byte firstByte = PATTERN[0];
        final byte middleByte = PATTERN[middle];
        final byte lastByte = PATTERN[last];
        int found = 0;
        for (int at = from; at < to; at++) {
            final int difference =
                    (text[at] ^ firstByte) | (text[at + middle] ^ middleByte) | (text[at + last] ^ lastByte);
            found = (found | (difference == 0 ? 1 : 0)) & 255;
        }
        return found != 0;
    }

    private static boolean matches(final byte[] text, final int at) {
        int i = 0;
        while (i < PATTERN.length && text[at + i] == PATTERN[i]) {
            i++;
        }
        return i == PATTERN.length;
    }
}
