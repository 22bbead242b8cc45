package io.github.galefs.bench.kernels;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.kernels.ByteSum;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.SplittableRandom;

/** The sum of a file's bytes. */
final class SumWorkload implements Workload {
    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long EVEN_BYTES = 0x00FF_00FF_00FF_00FFL;
    private static final long ADD_LANES = 0x0001_0001_0001_0001L;
    private static final int LANES_LENGTH = 32 * Long.BYTES;

    private final Effort effort;

    SumWorkload(final Effort effort) {
        this.effort = effort;
    }

    @Override
    public String name() {
        return "sum";
    }

    @Override
    public int byteLength() {
        return Workload.streamedBytes(effort);
    }

    @Override
    public void put(final TemporaryStore store) throws FileServiceException {
        final byte[] data = new byte[byteLength()];
        new SplittableRandom(1).nextBytes(data);
        store.put("data", MemorySegment.ofArray(data));
    }

    @Override
    public DeviceRun onDevice(final GaleFs galeFs, final Grid grid) {
        return new DeviceRun(
                () -> {
                    final int[] error = new int[1];
                    final long[] sum = new long[1];
                    galeFs.launch(ByteSum::sum, grid, new int[1], sum, error);
                    return () -> {
                        Workload.check(error);
                        return sum[0];
                    };
                },
                null);
    }

    @Override
    public Outcome inJava(final PlainFiles files) throws FileServiceException {
        final double result = PlainFiles.sum((first, step) -> {
            final byte[] part = new byte[PlainFiles.PART_LENGTH];
            final long handle = files.open("data");
            long sum = 0;
            int count = part.length;
            for (long i = first; count > 0; i += step) {
                count = files.read(handle, i * part.length, MemorySegment.ofArray(part));
                sum += sum(part, count);
            }
            files.close(handle);
            return sum;
        });
        return () -> result;
    }

    /** The loops of {@link ByteSum}. */
    private static long sum(final byte[] part, final int count) {
        final int words = count & -Long.BYTES;
        long sum = 0;
        for (int from = 0; from < words; from += LANES_LENGTH) {
            final int to = Math.min(words, from + LANES_LENGTH);
            long lanes = 0;
            for (int at = from; at < to; at += Long.BYTES) {
                final long word = (long) WORDS.get(part, at);
                lanes += (word & EVEN_BYTES) + ((word >>> Byte.SIZE) & EVEN_BYTES);
            }
            sum += (lanes * ADD_LANES) >>> (3 * Short.SIZE);
        }
        for (int i = words; i < count; i++) {
            sum += part[i] & 255;
        }
        return sum;
    }
}
