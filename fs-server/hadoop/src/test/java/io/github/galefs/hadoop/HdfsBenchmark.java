package io.github.galefs.hadoop;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;

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
import java.util.List;
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
 * <p>The client reads by positions, 4 MiB at a time, or each thread a part of the file as a stream: the faster one
 * counts. All ways run in turns, and a ratio is that of one turn. Opening counts; a session and its memory are ready.
 */
final class HdfsBenchmark {
    private static final String NAME = "bench";
    private static final int THREADS = 16;
    private static final int PIECE = 1 << 20;
    private static final int CLIENT_PIECE = 4 << 20;
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

    /** Device code: groups take turns at pieces of the file. */
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
            rate(cached);
            final List<double[]> rates = new ArrayList<>();
            for (int run = -1; run < runs; run++) {
                final double[] turn = {
                    Math.max(positions(client), streams(client)), rate(hdfs), rate(cached), rate(store)
                };
                if (run >= 0) {
                    rates.add(turn);
                }
            }
            final long fetched = cached.statistics().fetchedBytes();
            if (fetched != length) {
                throw new IllegalStateException("the cache has read " + fetched + " bytes of a file of " + length);
            }
            report(
                    "client MB/s",
                    rates.stream().mapToDouble(turn -> turn[0] / 1e6).toArray());
            report(
                    "kernel MB/s",
                    rates.stream().mapToDouble(turn -> turn[1] / 1e6).toArray());
            report(
                    "cached MB/s",
                    rates.stream().mapToDouble(turn -> turn[2] / 1e6).toArray());
            report(
                    "store MB/s",
                    rates.stream().mapToDouble(turn -> turn[3] / 1e6).toArray());
            report(
                    "kernel/client",
                    rates.stream().mapToDouble(turn -> turn[1] / turn[0]).toArray());
            report(
                    "cached/store",
                    rates.stream().mapToDouble(turn -> turn[2] / turn[3]).toArray());
        }
    }

    private static void report(final String name, final double[] values) {
        Arrays.sort(values);
        System.out.printf(
                "%-14s median %9.2f  min %9.2f  max %9.2f  runs %d%n",
                name, values[values.length / 2], values[0], values[values.length - 1], values.length);
    }

    private org.apache.hadoop.fs.Path file() {
        return new org.apache.hadoop.fs.Path(new org.apache.hadoop.fs.Path(place), NAME);
    }

    private void write(final FileSystem client, final FileService store) throws IOException {
        final byte[] piece = new byte[CLIENT_PIECE];
        new SplittableRandom(1).nextBytes(piece);
        final long handle = store.open(NAME, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        try (FSDataOutputStream out = client.create(file(), true, PIECE, (short) 3, BLOCK_LENGTH)) {
            for (long at = 0; at < length; at += piece.length) {
                out.write(piece);
                store.write(handle, at, MemorySegment.ofArray(piece), 0, piece.length);
            }
        }
        store.close(handle);
        store.syncAll();
    }

    /** Returns bytes per second by kernels. */
    private double rate(final FileService files) throws IOException, InterruptedException {
        final byte[] bytes = new byte[THREADS * PIECE];
        final long[] results = new long[THREADS];
        try (GaleFs galeFs = GaleFs.open(new GaleFsContext()
                .files(files)
                .device("jvm")
                .blockSize(PIECE)
                .cacheSize(4L * THREADS * PIECE)
                .transferThreads(THREADS))) {
            final long begin = System.nanoTime();
            galeFs.launch(HdfsBenchmark::readAll, new Grid(THREADS, 1), length, bytes, results);
            final double seconds = (System.nanoTime() - begin) / 1e9;
            final long read = Arrays.stream(results).sum();
            if (read != length) {
                throw new IllegalStateException("the kernels have read " + read + " bytes of " + length);
            }
            return length / seconds;
        }
    }

    private double positions(final FileSystem client) throws Exception {
        return byThreads(thread -> {
            final ByteBuffer piece = ByteBuffer.allocateDirect(CLIENT_PIECE);
            try (FSDataInputStream in = client.open(file())) {
                for (long at = (long) thread * CLIENT_PIECE; at < length; at += (long) THREADS * CLIENT_PIECE) {
                    in.readFully(at, piece.clear());
                }
            }
        });
    }

    private double streams(final FileSystem client) throws Exception {
        return byThreads(thread -> {
            final byte[] piece = new byte[PIECE];
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
