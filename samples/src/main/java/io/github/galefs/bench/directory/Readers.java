package io.github.galefs.bench.directory;

import io.github.galefs.bench.measure.BenchException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads that read pieces of a file, each into memory of its own. */
final class Readers {
    private static final int PAGE = 4096;

    private final NumberedFile file;
    private final Access access;
    private final int threads;

    Readers(final NumberedFile file, final Access access, final int threads) {
        this.file = file;
        this.access = access;
        this.threads = threads;
    }

    String label() {
        return access.label() + ",threads=" + threads;
    }

    /** Reads the access's part of the file, and returns bytes per second. */
    double rate(final Reader reader, final Cache cache, final long seed)
            throws BenchException, IOException, InterruptedException {
        final long piecesOfThread = Math.max(1, access.piecesOfRun(file.byteLength(), cache) / threads);
        final List<Callable<Void>> shares = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            final int thread = i;
            shares.add(() -> {
                read(reader, thread, piecesOfThread, new SplittableRandom(seed * threads + thread));
                return null;
            });
        }
        final long begin = System.nanoTime();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            for (final Future<Void> share : pool.invokeAll(shares)) {
                share.get();
            }
        } catch (final ExecutionException e) {
            rethrow(e.getCause());
        }
        final double seconds = (System.nanoTime() - begin) / 1e9;
        return (double) threads * piecesOfThread * access.pieceBytes() / seconds;
    }

    private void read(final Reader reader, final int thread, final long count, final SplittableRandom random)
            throws BenchException, IOException, InterruptedException {
        final long pieces = file.byteLength() / access.pieceBytes();
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment piece = arena.allocate(access.pieceBytes(), PAGE);
            for (long turn = 0; turn < count; turn++) {
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                final long offset = access.piece(turn, thread, threads, pieces, random) * access.pieceBytes();
                reader.read(offset, piece);
                NumberedFile.check(offset, piece);
            }
        }
    }

    private static void rethrow(final Throwable failure) throws BenchException, IOException, InterruptedException {
        switch (failure) {
            case final BenchException e -> throw e;
            case final IOException e -> throw e;
            case final InterruptedException e -> throw e;
            default -> throw new IllegalStateException(failure);
        }
    }
}
