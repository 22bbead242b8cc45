package io.github.galefs.handover;

import io.github.galefs.file.FileServiceException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes files to the service behind, those that their readers have had on a thread of its own. */
final class Uploads implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(Uploads.class);
    private static final long IDLE_SECONDS = 10;

    private final HandedFiles names;
    private final ThreadPoolExecutor thread;
    private final LongAdder uploads = new LongAdder();
    private final LongAdder failures = new LongAdder();

    Uploads(final HandedFiles names) {
        this.names = names;
        thread = new ThreadPoolExecutor(
                1,
                1,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().daemon().name("hand-over").factory());
        thread.allowCoreThreadTimeOut(true);
    }

    /** Uploads a file soon. If that fails, it stays in memory. */
    void uploadSoon(final HandedFile file) {
        try {
            thread.execute(() -> tryUpload(file));
        } catch (final RejectedExecutionException e) {
            LOGGER.debug("{} is uploaded by the close of the service", file, e);
        }
    }

    private void tryUpload(final HandedFile file) {
        names.endQueued(file);
        try {
            upload(file);
        } catch (final FileServiceException e) {
            LOGGER.warn("{} is not uploaded and stays in memory: {}", file, e.toString());
        }
    }

    /** Uploads a file, unless it is being written or has no name. */
    void upload(final HandedFile file) throws FileServiceException {
        final String path = names.beginUpload(file);
        if (path == null) {
            return;
        }
        boolean isUnused = false;
        try {
            isUnused = uploadHeld(file, path);
        } finally {
            names.release(path);
        }
        if (isUnused) {
            file.free();
        }
    }

    /** Uploads a file that nobody writes and whose name the caller holds; returns whether its memory is free. */
    boolean uploadHeld(final HandedFile file, final String path) throws FileServiceException {
        boolean isUploaded = false;
        try {
            file.upload(path);
            isUploaded = true;
        } finally {
            (isUploaded ? uploads : failures).increment();
        }
        return names.remove(file);
    }

    HandOverStatistics statistics(final long bytes) {
        return names.statistics(bytes, uploads.sum(), failures.sum());
    }

    /** Waits for the uploads that were begun. */
    @Override
    public void close() {
        boolean isInterrupted = false;
        thread.shutdown();
        while (!thread.isTerminated()) {
            try {
                final boolean _ = thread.awaitTermination(1, TimeUnit.SECONDS);
            } catch (final InterruptedException e) {
                isInterrupted = true;
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
