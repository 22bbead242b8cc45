package io.github.galefs.cli.store;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.Set;

/** Reads a file of a file service from its beginning to its end. For use by one thread. */
final class StoreChannel implements ReadableByteChannel {
    private static final Set<FileOpenOption> READ = Set.of(FileOpenOption.READ);

    private final FileService files;
    private final long handle;
    private long offset;
    private boolean isOpen = true;

    /** Opens a file. */
    StoreChannel(final FileService files, final String path) throws FileServiceException {
        this.files = files;
        handle = files.open(path, READ);
    }

    @Override
    public int read(final ByteBuffer destination) throws FileServiceException {
        if (!destination.hasRemaining()) {
            return 0;
        }
        final int count = files.read(handle, offset, MemorySegment.ofBuffer(destination), 0, destination.remaining());
        offset += count;
        destination.position(destination.position() + count);
        return count == 0 ? -1 : count;
    }

    @Override
    public boolean isOpen() {
        return isOpen;
    }

    @Override
    public void close() throws FileServiceException {
        if (isOpen) {
            isOpen = false;
            files.close(handle);
        }
    }
}
