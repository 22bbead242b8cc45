package io.github.galefs.bench.graph;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.batch.BatchKernel;
import io.github.galefs.bench.batch.BatchMemory;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.sample.graph.GraphDescriptor;
import io.github.galefs.sample.graph.Targets;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.agrona.CloseHelper;

/**
 * Kernels without files: for each level, the host copies the rows of its vertices from the mapped file, batch by batch,
 * while a kernel reaches the targets of the batch before.
 */
final class BatchedSearch implements Search, AutoCloseable {
    private final MappedGraph graph;
    private final Grid grid;
    private final int batchTargets;
    private final BatchMemory memory;
    private final DeviceArray<int[]> visited;
    private final DeviceArray<byte[]> levels;
    private final List<AutoCloseable> opened = new ArrayList<>();
    private final int[] before;
    private final int[] fresh;

    /** Its thread works beside those of the common pool. */
    private final ExecutorService copier = Executors.newSingleThreadExecutor();

    /** @param batchBytes of both batches. */
    BatchedSearch(final GaleFs session, final MappedGraph graph, final long batchBytes) {
        this.graph = graph;
        grid = session.device().preferredGrid();
        batchTargets = (int) (batchBytes / 2 / Integer.BYTES);
        before = new int[Targets.visitedLength(graph.vertices())];
        fresh = new int[before.length];
        memory = BatchMemory.on(session, (long) batchTargets * Integer.BYTES);
        opened.add(memory);
        try {
            visited = session.allocateArray(new int[before.length]);
            opened.add(visited);
            levels = session.allocateArray(new byte[Targets.levelsLength(graph.vertices())]);
            opened.add(levels);
        } catch (final RuntimeException | Error e) {
            CloseHelper.closeAll(e::addSuppressed, opened.reversed());
            throw e;
        }
    }

    @Override
    public byte[] levels(final int root) throws BenchException, InterruptedException {
        Arrays.fill(levels.array(), GraphDescriptor.UNREACHED);
        levels.array()[root] = 0;
        levels.upload();
        Arrays.fill(before, 0);
        before[root >>> 5] = 1 << root;
        System.arraycopy(before, 0, visited.array(), 0, before.length);
        visited.upload();
        System.arraycopy(before, 0, fresh, 0, before.length);
        int level = 0;
        boolean hasMore = true;
        while (hasMore) {
            level = Search.next(level);
            expand(new Frontier(graph, fresh), level);
            hasMore = findFresh();
        }
        levels.download();
        return levels.array();
    }

    @Override
    public void close() {
        copier.close();
        CloseHelper.closeAll(opened.reversed());
    }

    private void expand(final Frontier frontier, final int level) throws InterruptedException {
        final long edges = frontier.edges();
        CompletableFuture<?> copy = startCopy(frontier, 0);
        int number = 0;
        for (long place = 0; place < edges; place += batchTargets) {
            copy.join();
            final int count = countAt(frontier, place);
            memory.send(number, (long) count * Integer.BYTES);
            number = 1 - number;
            copy = startCopy(frontier, place + batchTargets);
            memory.run(new Batch(count, level, visited, levels), grid, 1 - number);
        }
        copy.join();
    }

    /** Starts to copy the batch at a place of the frontier, unless it has no edges. */
    private CompletableFuture<?> startCopy(final Frontier frontier, final long place) {
        final int count = countAt(frontier, place);
        if (count == 0) {
            return CompletableFuture.completedFuture(null);
        }
        final int number = (int) (place / batchTargets) & 1;
        final MemorySegment batch = memory.batch(number, (long) count * Integer.BYTES);
        return CompletableFuture.runAsync(() -> frontier.copy(place, batch), copier);
    }

    private int countAt(final Frontier frontier, final long place) {
        return Math.clamp(frontier.edges() - place, 0, batchTargets);
    }

    /** Returns whether the last level has vertices, whose bits are set then. */
    private boolean findFresh() {
        visited.download();
        int any = 0;
        for (int word = 0; word < before.length; word++) {
            final int now = visited.array()[word];
            fresh[word] = now & ~before[word];
            before[word] = now;
            any |= fresh[word];
        }
        return any != 0;
    }

    /**
     * Reaches the targets of a batch.
     *
     * @param count   targets in the batch.
     * @param level   of those that were not reached before.
     * @param visited on the device.
     * @param levels  on the device.
     */
    private record Batch(int count, int level, DeviceArray<int[]> visited, DeviceArray<byte[]> levels)
            implements BatchKernel {
        private static final Kernel.Of5<Long, Integer, Integer, int[], byte[]> OF_REGION = BatchKernels::reachRegion;
        private static final Kernel.Of6<long[], Long, Integer, Integer, int[], byte[]> OF_MEMORY =
                BatchKernels::reachMemory;

        @Override
        public void launch(final GaleFs session, final Grid grid, final long[] memory, final long begin)
                throws InterruptedException {
            session.launch(OF_MEMORY, grid, memory, begin, count, level, visited.array(), levels.array());
        }

        @Override
        public KernelCall call(final long begin) {
            return new KernelCall(OF_REGION, List.of(begin, count, level, visited.array(), levels.array()));
        }
    }
}
