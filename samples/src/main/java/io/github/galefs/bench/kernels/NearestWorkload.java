package io.github.galefs.bench.kernels;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.kernels.NearestNeighbour;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.agrona.CloseHelper;

/** The nearest of many points to each of some. */
final class NearestWorkload implements Workload {
    private static final int DIMENSIONS = NearestNeighbour.DIMENSIONS;

    /** Points that are read at a time. */
    private static final int POINTS = 4096;

    private final Effort effort;
    private final float[] queries;

    NearestWorkload(final Effort effort) {
        this.effort = effort;
        queries = coordinates(
                switch (effort) {
                    case FULL -> 256;
                    case QUICK -> 4;
                },
                8);
    }

    @Override
    public String name() {
        return "nearest";
    }

    @Override
    public int byteLength() {
        return DIMENSIONS
                * Float.BYTES
                * switch (effort) {
                    case FULL -> 8 << 20;
                    case QUICK -> 20_000;
                };
    }

    @Override
    public void put(final TemporaryStore store) throws FileServiceException {
        final int points = byteLength() / DIMENSIONS / Float.BYTES;
        store.put("points", MemorySegment.ofArray(coordinates(points, 7)));
    }

    private static float[] coordinates(final int points, final long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        final float[] coordinates = new float[points * DIMENSIONS];
        for (int i = 0; i < coordinates.length; i++) {
            coordinates[i] = (float) random.nextDouble();
        }
        return coordinates;
    }

    @Override
    public DeviceRun onDevice(final GaleFs galeFs, final Grid grid) {
        final int count = queries.length / DIMENSIONS;
        final int copies = Workload.isForGpu(grid) ? 1 : 2;
        final int room = grid.groupCount() * POINTS * DIMENSIONS * copies;
        final DeviceArray<float[]> buffer = galeFs.allocateArray(new float[room]);
        final DeviceArray<long[]> found = galeFs.allocateArray(new long[grid.globalSize() * count]);
        return new DeviceRun(
                () -> {
                    final int[] error = new int[1];
                    final long[] nearest = new long[count];
                    Arrays.fill(nearest, Long.MAX_VALUE);
                    galeFs.launch(
                            NearestNeighbour::find,
                            grid,
                            queries,
                            new int[1],
                            buffer.array(),
                            found.array(),
                            nearest,
                            error);
                    return () -> {
                        Workload.check(error);
                        return checksum(nearest);
                    };
                },
                () -> CloseHelper.closeAll(List.of(buffer, found)));
    }

    @Override
    public Outcome inJava(final PlainFiles files) throws FileServiceException {
        final long[][] found = new long[PlainFiles.PROCESSORS][queries.length / DIMENSIONS];
        PlainFiles.sum((first, step) -> {
            final PointSearch search = new PointSearch(POINTS, queries, found[first]);
            final long handle = files.open("points");
            final float[] part = new float[POINTS * DIMENSIONS];
            int count = 1;
            for (int i = first; count > 0; i += step) {
                final MemorySegment memory = MemorySegment.ofArray(part);
                count = files.read(handle, i * memory.byteSize(), memory);
                search.add(part, count / DIMENSIONS / Float.BYTES, i * POINTS);
            }
            files.close(handle);
            return 0;
        });
        return () ->
                checksum(Arrays.stream(found).reduce(NearestWorkload::lower).orElseThrow());
    }

    private static long[] lower(final long[] one, final long[] other) {
        final long[] lower = new long[one.length];
        Arrays.setAll(lower, i -> Math.min(one[i], other[i]));
        return lower;
    }

    private static double checksum(final long[] nearest) {
        return Arrays.hashCode(nearest);
    }
}
