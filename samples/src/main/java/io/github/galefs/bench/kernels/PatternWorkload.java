package io.github.galefs.bench.kernels;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.kernels.PatternCount;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;

/** How often a word occurs in a text. */
final class PatternWorkload implements Workload {
    private static final byte[] PATTERN = "gale".getBytes(StandardCharsets.US_ASCII);
    private static final int LETTERS = 26;

    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
    private static final int LAST = PATTERN.length - 1;
    private static final int MIDDLE = LAST / 2;
    private static final long FIRST_BYTES = PATTERN[0] * EACH_BYTE;
    private static final long MIDDLE_BYTES = PATTERN[MIDDLE] * EACH_BYTE;
    private static final long LAST_BYTES = PATTERN[LAST] * EACH_BYTE;

    private final Effort effort;

    PatternWorkload(final Effort effort) {
        this.effort = effort;
    }

    @Override
    public String name() {
        return "grep";
    }

    @Override
    public int byteLength() {
        return Workload.streamedBytes(effort);
    }

    @Override
    public void put(final TemporaryStore store) throws FileServiceException {
        final byte[] data = new byte[byteLength()];
        final SplittableRandom random = new SplittableRandom(2);
        random.nextBytes(data);
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) ('a' + (data[i] & 255) % LETTERS);
        }
        store.put("data", MemorySegment.ofArray(data));
    }

    @Override
    public DeviceRun onDevice(final GaleFs galeFs, final Grid grid) {
        final int length = Workload.isForGpu(grid) ? PatternCount.SMALL_BUFFER_LENGTH : PatternCount.BUFFER_LENGTH;
        final DeviceArray<byte[]> buffer = galeFs.allocateArray(new byte[grid.groupCount() * length]);
        return new DeviceRun(
                () -> {
                    final int[] error = new int[1];
                    final long[] found = new long[1];
                    galeFs.launch(PatternCount::count, grid, PATTERN, new int[1], buffer.array(), found, error);
                    return () -> {
                        Workload.check(error);
                        return found[0];
                    };
                },
                buffer);
    }

    @Override
    public Outcome inJava(final PlainFiles files) throws FileServiceException {
        final double result = PlainFiles.sum((first, step) -> {
            final byte[] part = new byte[PlainFiles.PART_LENGTH + PATTERN.length - 1];
            final long handle = files.open("data");
            long found = 0;
            int count = part.length;
            for (long i = first; count > 0; i += step) {
                count = files.read(handle, i * PlainFiles.PART_LENGTH, MemorySegment.ofArray(part));
                found += count(part, count);
            }
            files.close(handle);
            return found;
        });
        return () -> result;
    }

    /** Compares the first, the middle and the last byte of the pattern with those at eight places at once. */
    private static int count(final byte[] text, final int length) {
        final int places = length - PATTERN.length + 1;
        int found = 0;
        int at = 0;
        while (at < places - 7) {
            final long difference = ((long) WORDS.get(text, at) ^ FIRST_BYTES)
                    | ((long) WORDS.get(text, at + MIDDLE) ^ MIDDLE_BYTES)
                    | ((long) WORDS.get(text, at + LAST) ^ LAST_BYTES);
            // Not 0 if a byte is 0.
            if (((difference - EACH_BYTE) & ~difference & HIGH_BITS) != 0) {
                found += countEach(text, at, at + Long.BYTES);
            }
            at += Long.BYTES;
        }
        return found + countEach(text, at, places);
    }

    private static int countEach(final byte[] text, final int from, final int to) {
        int found = 0;
        for (int at = from; at < to; at++) {
            found += matches(text, at) ? 1 : 0;
        }
        return found;
    }

    private static boolean matches(final byte[] text, final int at) {
        int i = 0;
        while (i < PATTERN.length && text[at + i] == PATTERN[i]) {
            i++;
        }
        return i == PATTERN.length;
    }
}
