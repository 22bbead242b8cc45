package io.github.galefs.transfer;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/** Service of one file of zeros. Records reads and writes, and fails those that the test selects. */
public final class RecordingFiles extends ForwardingFileService {
    private final int blockShift;
    private final List<String> calls = new ArrayList<>();
    private FileServiceException failure;
    private Error defect;
    private long failingBlock = -1;
    private long version;

    public RecordingFiles(final int blockShift) {
        this.blockShift = blockShift;
    }

    public void setFailure(final FileServiceException newFailure) {
        failure = newFailure;
    }

    /** Makes calls fail with EIO that read or write a block. */
    public void failBlock(final long block) {
        failingBlock = block;
    }

    public void setDefect(final Error newDefect) {
        defect = newDefect;
    }

    public List<String> takeCalls() {
        final List<String> taken = calls.stream().sorted().toList();
        calls.clear();
        return taken;
    }

    @Override
    protected FileService delegate() {
        throw new AssertionError("another call of the service");
    }

    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        final long first = fileOffset >> blockShift;
        final long last = (fileOffset + length - 1) >> blockShift;
        calls.add("read " + first + (last > first ? " to " + last : ""));
        throwFailure(first, last);
        destination.asSlice(destinationOffset, length).fill((byte) 0);
        return length;
    }

    @Override
    public long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final long block = fileOffset >> blockShift;
        final long begin = fileOffset - (block << blockShift);
        calls.add("write " + block + ": " + begin + " to " + (begin + length));
        throwFailure(block, (fileOffset + length - 1) >> blockShift);
        return ++version;
    }

    private void throwFailure(final long first, final long last) throws FileServiceException {
        if (failingBlock >= first && failingBlock <= last) {
            throw new FileServiceException(PosixError.EIO, "block " + failingBlock);
        }
        if (defect != null) {
            throw defect;
        }
        if (failure != null) {
            throw failure;
        }
    }
}
