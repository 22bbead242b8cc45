package io.github.galefs;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import java.lang.foreign.MemorySegment;
import java.util.List;

/** A file service whose reads wait before they begin. */
final class DelayedReads extends ForwardingFileService {
    private final FileService files;
    private final Delay delay;

    DelayedReads(final FileService files, final Delay delay) {
        this.files = files;
        this.delay = delay;
    }

    /** Wait of a read. */
    @FunctionalInterface
    interface Delay {
        void await() throws InterruptedException;
    }

    @Override
    protected FileService delegate() {
        return files;
    }

    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        awaitDelay();
        return super.read(handle, fileOffset, destination, destinationOffset, length);
    }

    @Override
    public int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        awaitDelay();
        return super.read(handle, fileOffset, destinations);
    }

    private void awaitDelay() {
        try {
            delay.await();
        } catch (final InterruptedException e) {
            throw new IllegalStateException("a worker was interrupted", e);
        }
    }
}
