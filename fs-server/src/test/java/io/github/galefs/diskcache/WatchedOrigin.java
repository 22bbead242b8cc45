package io.github.galefs.diskcache;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.ForwardingFileService;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** A service whose reads are counted, and can be held up or failed. Its close leaves the service open. */
final class WatchedOrigin extends ForwardingFileService {
    private final FileService files;
    private final AtomicInteger reads = new AtomicInteger();
    private final AtomicLong bytesRead = new AtomicLong();
    private final AtomicInteger replacements = new AtomicInteger();
    private volatile Step before = offset -> {};
    private volatile Step after = offset -> {};

    /** Runs beside a read of an offset. */
    interface Step {
        void run(long offset) throws FileServiceException;
    }

    WatchedOrigin(final FileService files) {
        this.files = files;
    }

    WatchedOrigin before(final Step step) {
        before = step;
        return this;
    }

    WatchedOrigin after(final Step step) {
        after = step;
        return this;
    }

    int reads() {
        return reads.get();
    }

    long bytesRead() {
        return bytesRead.get();
    }

    int replacements() {
        return replacements.get();
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
        reads.incrementAndGet();
        before.run(fileOffset);
        final int count = files.read(handle, fileOffset, destination, destinationOffset, length);
        bytesRead.addAndGet(count);
        after.run(fileOffset);
        return count;
    }

    @Override
    public FileStatus replace(
            final String temporary,
            final String path,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        replacements.incrementAndGet();
        return files.replace(temporary, path, source, sourceOffset, length);
    }

    @Override
    public void close() {}
}
