package io.github.galefs.hadoop;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Grid;
import io.github.galefs.diskcache.DiskCacheContext;
import io.github.galefs.diskcache.DiskCachedFileService;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;

/**
 * Sequential reads of a file of HDFS by kernels on the JVM device, against Hadoop's own client with as many threads;
 * and of the same file from a cache on disk, against an embedded store. Run by {@code scripts/bench-hdfs}.
 *
 * <p>Kernels copy the bytes from the cache by {@code gread}, or read them there by {@code gmap}. The client reads by
 * positions, 4 MiB at a time, or each thread a part of the file as a stream: the faster way counts. Each of its threads
 * has one buffer, which stays in the processor's caches. "spread" is the client with as much memory as the kernels'
 * cache has. All ways run in turns, and a ratio is that of one turn. Opening counts; a session and its memory are
 * ready.
 */
final class HdfsBenchmark {
    private static final String NAME = "bench";
    private static final int THREADS = 16;

    /** More than threads: some read what they have fetched, while others wait. */
    private static final int GROUPS = THREADS + THREADS / 2;

    /** Bytes of a read, and of a block of GaleFS: longer reads of Hadoop's client gain no speed. */
    private static final int PIECE = 4 << 20;

    private static final int STREAM_PIECE = 1 << 20;

    /** Blocks in the cache: one for each group, and some to fetch into. */
    private static final int FRAMES = GROUPS + THREADS / 2;

    private static final long BLOCK_LENGTH = 128L << 20;

    private final URI place;
    private final Path directory;
    private final long length;

    private HdfsBenchmark(final URI place, final Path directory, final long length) {
        this.place = place;
        this.directory = directory;
        this.length = length;
    }

    /** Arguments: address of a directory in HDFS, an empty local directory, MiB of the file, and runs. */
    public static void main(final String[] arguments) throws Exception {
        final HdfsBenchmark benchmark =
                new HdfsBenchmark(URI.create(arguments[0]), Path.of(arguments[1]), Long.parseLong(arguments[2]) << 20);
        benchmark.run(Integer.parseInt(arguments[3]));
        // Threads of Hadoop's client stay.
        System.exit(0);
    }

    /** Device code: groups take turns at pieces of the file, and copy them. */
    static void readAll(final long[] fs, final long size, final byte[] bytes, final long[] results) {
        final int group = WorkItem.groupId();
        final int fd = gopen(fs, NAME, O_RDONLY);
        long count = Math.min(0, fd);
        for (long at = (long) group * PIECE; at < size && count >= 0; at += PIECE * (long) WorkItem.groupCount()) {
            final int read = gread(fs, fd, at, PIECE, bytes, (long) group * PIECE);
            count = read < 0 ? read : count + read;
        }
        gclose(fs, fd);
        results[group] = count;
    }

    /** Device code: groups take turns at pieces of the file, and map them. */
    static void mapAll(final long[] fs, final long size, final long[] results) {
        final int group = WorkItem.groupId();
        final int fd = gopen(fs, NAME, O_RDONLY);
        long count = Math.min(0, fd);
        for (long at = (long) group * PIECE; at < size && count >= 0; at += PIECE * (long) WorkItem.groupCount()) {
            final long location = gmap(fs, fd, at, PIECE);
            count = location < 0 ? location : count + PIECE;
            if (location >= 0) {
                gunmap(fs, PIECE);
            }
        }
        gclose(fs, fd);
        results[group] = count;
    }

    private void run(final int runs) throws Exception {
        try (FileSystem client = FileSystem.newInstance(place, new Configuration());
                FileService hdfs = HadoopFileService.open(new HadoopContext().place(place));
                FileService origin = HadoopFileService.open(new HadoopContext().place(place));
                DiskCachedFileService cached = DiskCachedFileService.open(new DiskCacheContext()
                        .origin(origin)
                        .identity(place.toString())
                        .directory(directory.resolve("cache")));
                FileService store =
                        EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")))) {
            write(client, store);
            mappedRate(cached);
            final Map<String, List<Double>> figures = new LinkedHashMap<>();
            for (int run = -1; run < runs; run++) {
                final Map<String, Double> turn = turn(client, hdfs, cached, store);
                if (run >= 0) {
                    turn.forEach((name, value) -> figures.computeIfAbsent(name, absent -> new ArrayList<>())
                            .add(value));
                }
            }
            final long fetched = cached.statistics().fetchedBytes();
            if (fetched != length) {
                throw new IllegalStateException("the cache has read " + fetched + " bytes of a file of " + length);
            }
            figures.forEach(HdfsBenchmark::report);
        }
    }

    private Map<String, Double> turn(
            final FileSystem client, final FileService hdfs, final FileService cached, final FileService store)
            throws Exception {
        final double clientRate = Math.max(positions(client, 1), streams(client));
        final double spreadRate = positions(client, FRAMES / THREADS);
        final double copiedRate = copiedRate(hdfs);
        final double mappedRate = mappedRate(hdfs);
        final double cachedRate = copiedRate(cached);
        final double storeRate = copiedRate(store);
        final Map<String, Double> turn = new LinkedHashMap<>();
        turn.put("client MB/s", clientRate / 1e6);
        turn.put("spread MB/s", spreadRate / 1e6);
        turn.put("gread MB/s", copiedRate / 1e6);
        turn.put("gmap MB/s", mappedRate / 1e6);
        turn.put("cached MB/s", cachedRate / 1e6);
        turn.put("store MB/s", storeRate / 1e6);
        turn.put("gread/client", copiedRate / clientRate);
        turn.put("gmap/client", mappedRate / clientRate);
        turn.put("gmap/spread", mappedRate / spreadRate);
        turn.put("cached/store", cachedRate / storeRate);
        return turn;
    }

    private static void report(final String name, final List<Double> figures) {
        final double[] values =
                figures.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        System.out.printf(
                "%-14s median %9.2f  min %9.2f  max %9.2f  runs %d%n",
                name, values[values.length / 2], values[0], values[values.length - 1], values.length);
    }

    private org.apache.hadoop.fs.Path file() {
        return new org.apache.hadoop.fs.Path(new org.apache.hadoop.fs.Path(place), NAME);
    }

    private void write(final FileSystem client, final FileService store) throws IOException {
        final byte[] piece = new byte[PIECE];
        new SplittableRandom(1).nextBytes(piece);
        final long handle = store.open(NAME, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        try (FSDataOutputStream out = client.create(file(), true, STREAM_PIECE, (short) 3, BLOCK_LENGTH)) {
            for (long at = 0; at < length; at += piece.length) {
                out.write(piece);
                store.write(handle, at, MemorySegment.ofArray(piece), 0, piece.length);
            }
        }
        store.close(handle);
        store.syncAll();
    }

    private double copiedRate(final FileService files) throws IOException, InterruptedException {
        final byte[] bytes = new byte[GROUPS * PIECE];
        final long[] results = new long[GROUPS];
        return rate(
                files, results, (galeFs, grid) -> galeFs.launch(HdfsBenchmark::readAll, grid, length, bytes, results));
    }

    private double mappedRate(final FileService files) throws IOException, InterruptedException {
        final long[] results = new long[GROUPS];
        return rate(files, results, (galeFs, grid) -> galeFs.launch(HdfsBenchmark::mapAll, grid, length, results));
    }

    /** Runs a kernel that reads the file. */
    @FunctionalInterface
    private interface Launch {
        void run(GaleFs galeFs, Grid grid) throws IOException, InterruptedException;
    }

    /** Returns bytes per second by kernels. */
    private double rate(final FileService files, final long[] results, final Launch launch)
            throws IOException, InterruptedException {
        try (GaleFs galeFs = GaleFs.open(new GaleFsContext()
                .files(files)
                .device("jvm")
                .blockSize(PIECE)
                .cacheSize((long) FRAMES * PIECE)
                .transferThreads(THREADS))) {
            final long begin = System.nanoTime();
            launch.run(galeFs, new Grid(GROUPS, 1));
            final double seconds = (System.nanoTime() - begin) / 1e9;
            final long read = Arrays.stream(results).sum();
            if (read != length) {
                throw new IllegalStateException("the kernels have read " + read + " bytes of " + length);
            }
            return length / seconds;
        }
    }

    /** Returns bytes per second by positions, each thread in turn into a number of buffers. */
    private double positions(final FileSystem client, final int buffers) throws Exception {
        return byThreads(thread -> {
            final ByteBuffer memory = ByteBuffer.allocateDirect(buffers * PIECE);
            int buffer = 0;
            try (FSDataInputStream in = client.open(file())) {
                for (long at = (long) thread * PIECE; at < length; at += (long) THREADS * PIECE) {
                    in.readFully(at, memory.slice(buffer * PIECE, PIECE));
                    buffer = (buffer + 1) % buffers;
                }
            }
        });
    }

    private double streams(final FileSystem client) throws Exception {
        return byThreads(thread -> {
            final byte[] piece = new byte[STREAM_PIECE];
            final long end = length / THREADS * (thread + 1);
            try (FSDataInputStream in = client.open(file())) {
                in.seek(length / THREADS * thread);
                while (in.getPos() < end) {
                    in.readFully(piece);
                }
            }
        });
    }

    /** Reads a part of the file. */
    @FunctionalInterface
    private interface Part {
        void read(int thread) throws IOException;
    }

    private double byThreads(final Part part) throws Exception {
        final List<Callable<Void>> parts = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            final int thread = i;
            parts.add(() -> {
                part.read(thread);
                return null;
            });
        }
        final long begin = System.nanoTime();
        try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            for (final Future<Void> done : threads.invokeAll(parts)) {
                done.get();
            }
        }
        return length / ((System.nanoTime() - begin) / 1e9);
    }
}
