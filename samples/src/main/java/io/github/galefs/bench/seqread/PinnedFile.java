package io.github.galefs.bench.seqread;

import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.PinnedMemory;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.transfer.PinnedSource;
import java.lang.foreign.MemorySegment;

/**
 * The file in pinned memory: what the device copies at best, and a file service whose blocks are copied from there
 * without a copy by the host.
 */
final class PinnedFile implements AutoCloseable {
    private static final int MIN_MIRROR = 4096;

    private final DeviceRegion region;
    private final PinnedMemory memory;
    private final WordsFile file;

    PinnedFile(final RoundDevice device, final WordsFile file) throws FileServiceException {
        this.file = file;
        region = device.allocateRegion(file.byteLength() / 4, MIN_MIRROR);
        try {
            memory = region.allocatePinned(file.byteLength());
        } catch (final RuntimeException | Error e) {
            region.close();
            throw e;
        }
        try {
            file.readAll(memory.segment(), WordsFile.MAX_REQUEST_BYTES);
        } catch (final FileServiceException | RuntimeException | Error e) {
            close();
            throw e;
        }
    }

    /** Copies the file to the device in pieces of a size, round a quarter of its length, and returns the seconds. */
    double secondsOfCopy(final long pieceBytes) {
        final long begin = System.nanoTime();
        long copy = 0;
        for (long offset = 0; offset < file.byteLength(); offset += pieceBytes) {
            copy = region.copyIn(memory.segment().asSlice(offset, pieceBytes), offset % region.byteLength());
        }
        region.awaitCopy(copy);
        return (System.nanoTime() - begin) / 1e9;
    }

    /** Returns the length of the longest pieces that can be copied. */
    long longestPiece() {
        return region.byteLength();
    }

    /** Returns the file service. Its files lie in pinned memory; it has one. */
    FileService files() {
        return new PinnedService(file.files(), memory.segment());
    }

    @Override
    public void close() {
        memory.close();
        region.close();
    }

    private static final class PinnedService extends ForwardingFileService implements PinnedSource {
        private final FileService files;
        private final MemorySegment bytes;

        PinnedService(final FileService files, final MemorySegment bytes) {
            this.files = files;
            this.bytes = bytes;
        }

        @Override
        protected FileService delegate() {
            return files;
        }

        @Override
        public MemorySegment pinned(final long handle, final long fileOffset, final int length) {
            return bytes.asSlice(fileOffset, Math.clamp(bytes.byteSize() - fileOffset, 0, length));
        }
    }
}
