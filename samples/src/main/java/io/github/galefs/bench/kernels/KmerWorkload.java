package io.github.galefs.bench.kernels;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.kernels.KmerCount;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.agrona.CloseHelper;

/** The counts of the words of k bases in a genome. */
final class KmerWorkload implements Workload {
    private static final byte[] LETTERS = "ACGT".getBytes(StandardCharsets.US_ASCII);

    private static final int[] BASES = bases();

    private final Effort effort;
    private final int k;
    private final int[][] countsOfThreads;

    KmerWorkload(final Effort effort, final int k) {
        this.effort = effort;
        this.k = k;
        countsOfThreads = new int[threads(k)][1 << (2 * k)];
    }

    /** Returns as many threads as there are processors, unless their counts take a quarter of the heap. */
    private static int threads(final int k) {
        final long bytes = (long) Integer.BYTES << (2 * k);
        return Math.clamp(Runtime.getRuntime().maxMemory() / 4 / bytes, 1, PlainFiles.PROCESSORS);
    }

    private static int[] bases() {
        final int[] bases = new int[256];
        Arrays.fill(bases, -1);
        for (int base = 0; base < LETTERS.length; base++) {
            bases[LETTERS[base]] = base;
        }
        return bases;
    }

    @Override
    public String name() {
        return k + "-mer";
    }

    @Override
    public int byteLength() {
        return Workload.streamedBytes(effort);
    }

    @Override
    public void put(final TemporaryStore store) throws FileServiceException {
        final byte[] genome = new byte[byteLength()];
        new SplittableRandom(9).nextBytes(genome);
        for (int i = 0; i < genome.length; i++) {
            genome[i] = LETTERS[genome[i] & 3];
        }
        store.put("genome", MemorySegment.ofArray(genome));
    }

    @Override
    public DeviceRun onDevice(final GaleFs galeFs, final Grid grid) {
        final boolean hasOwnCounts = !Workload.isForGpu(grid) && grid.groupCount() <= threads(k);
        return hasOwnCounts ? byGroup(galeFs, grid) : together(galeFs, grid);
    }

    private DeviceRun together(final GaleFs galeFs, final Grid grid) {
        final DeviceArray<byte[]> buffer =
                galeFs.allocateArray(new byte[grid.groupCount() * KmerCount.SMALL_BUFFER_LENGTH]);
        final DeviceArray<int[]> counts = galeFs.allocateArray(new int[1 << (2 * k)]);
        return new DeviceRun(
                () -> {
                    final int[] error = new int[1];
                    galeFs.launch(KmerCount::clear, grid, counts.array());
                    galeFs.launch(KmerCount::count, grid, k, new int[1], buffer.array(), counts.array(), error);
                    counts.download();
                    return () -> {
                        Workload.check(error);
                        return checksum(counts.array());
                    };
                },
                () -> CloseHelper.closeAll(List.of(buffer, counts)));
    }

    private DeviceRun byGroup(final GaleFs galeFs, final Grid grid) {
        final DeviceArray<byte[]> buffer = galeFs.allocateArray(new byte[grid.groupCount() * KmerCount.BUFFER_LENGTH]);
        final DeviceArray<int[]> counts = galeFs.allocateArray(new int[grid.groupCount() << (2 * k)]);
        final DeviceArray<int[]> sums = galeFs.allocateArray(new int[1 << (2 * k)]);
        return new DeviceRun(
                () -> {
                    final int[] error = new int[1];
                    galeFs.launch(KmerCount::clear, grid, counts.array());
                    galeFs.launch(KmerCount::countByGroup, grid, k, new int[1], buffer.array(), counts.array(), error);
                    galeFs.launch(KmerCount::addUp, grid, counts.array(), sums.array());
                    sums.download();
                    return () -> {
                        Workload.check(error);
                        return checksum(sums.array());
                    };
                },
                () -> CloseHelper.closeAll(List.of(buffer, counts, sums)));
    }

    /** Each thread has counts of its own. */
    @Override
    public Outcome inJava(final PlainFiles files) throws FileServiceException {
        PlainFiles.sum(countsOfThreads.length, (first, step) -> {
            final byte[] part = new byte[PlainFiles.PART_LENGTH + k - 1];
            final int[] counts = countsOfThreads[first];
            Arrays.fill(counts, 0);
            final long handle = files.open("genome");
            int count = part.length;
            for (long i = first; count > 0; i += step) {
                count = files.read(handle, i * PlainFiles.PART_LENGTH, MemorySegment.ofArray(part));
                count(part, count, counts);
            }
            files.close(handle);
            return 0;
        });
        final int length = countsOfThreads[0].length;
        PlainFiles.sum((first, step) -> {
            final int from = (int) ((long) length * first / step);
            final int to = (int) ((long) length * (first + 1) / step);
            for (int thread = 1; thread < countsOfThreads.length; thread++) {
                add(countsOfThreads[0], countsOfThreads[thread], from, to);
            }
            return 0;
        });
        return () -> checksum(countsOfThreads[0]);
    }

    private static void add(final int[] sums, final int[] counts, final int from, final int to) {
        for (int i = from; i < to; i++) {
            sums[i] += counts[i];
        }
    }

    /** The loop of {@link KmerCount}, with a table of the letters, which a processor reads faster. */
    private void count(final byte[] letters, final int length, final int[] counts) {
        final int mask = counts.length - 1;
        int word = 0;
        int missing = k - 1;
        for (int i = 0; i < length; i++) {
            final int base = BASES[letters[i] & 255];
            word = ((word << 2) | base) & mask;
            if (base < 0) {
                missing = k;
            }
            if (missing > 0) {
                missing--;
            } else {
                counts[word]++;
            }
        }
    }

    private static double checksum(final int[] counts) {
        return Arrays.hashCode(counts);
    }
}
