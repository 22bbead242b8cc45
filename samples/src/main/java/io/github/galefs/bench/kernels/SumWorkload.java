package io.github.galefs.bench.kernels;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.kernels.ByteSum;
import java.lang.foreign.MemorySegment;
import java.util.SplittableRandom;

/** The sum of a file's bytes. */
final class SumWorkload implements Workload {
    @Override
    public String name() {
        return "sum";
    }

    @Override
    public void put(final TemporaryStore store, final int byteLength) throws FileServiceException {
        final byte[] data = new byte[byteLength];
        new SplittableRandom(1).nextBytes(data);
        store.put("data", MemorySegment.ofArray(data));
    }

    @Override
    public DeviceRun onDevice(final GaleFs galeFs, final Grid grid) {
        return () -> {
            final long[] sum = new long[1];
            galeFs.launch(ByteSum::sum, grid, new int[1], sum, new int[1]);
            return sum[0];
        };
    }

    @Override
    public double inJava(final PlainReader reader) throws FileServiceException {
        return PlainReader.sum((first, step) -> {
            final byte[] part = new byte[PlainReader.PART_LENGTH];
            final long handle = reader.open("data");
            long sum = 0;
            int count = part.length;
            for (long i = first; count > 0; i += step) {
                count = reader.read(handle, i * part.length, MemorySegment.ofArray(part));
                sum += sum(part, count);
            }
            reader.close(handle);
            return sum;
        });
    }

    private static int sum(final byte[] part, final int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += part[i] & 255;
        }
        return sum;
    }
}
