package io.github.galefs;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.transfer.PinnedSource;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** Files of another service, whose bytes are in memory until a file is closed: its bytes then change. */
final class PinnedFiles extends ForwardingFileService implements PinnedSource {
    private final FileService files;
    private final Arena arena = Arena.ofShared();
    private MemorySegment bytes;

    PinnedFiles(final FileService files) {
        this.files = files;
    }

    /** Returns whether any bytes were taken from memory. */
    boolean isUsed() {
        return bytes != null;
    }

    @Override
    protected FileService delegate() {
        return files;
    }

    @Override
    public MemorySegment pinned(final long handle, final long fileOffset, final int length) {
        try {
            if (bytes == null) {
                bytes = arena.allocate(files.status(handle).size());
                files.read(handle, 0, bytes, 0, (int) bytes.byteSize());
            }
        } catch (final FileServiceException e) {
            throw new AssertionError(e);
        }
        return bytes.asSlice(fileOffset, Math.min(length, bytes.byteSize() - fileOffset));
    }

    @Override
    public void close(final long handle) throws FileServiceException {
        if (bytes != null) {
            bytes.fill((byte) 0);
        }
        super.close(handle);
    }

    /** The service is closed by the test. */
    @Override
    public void close() {
        arena.close();
    }
}
