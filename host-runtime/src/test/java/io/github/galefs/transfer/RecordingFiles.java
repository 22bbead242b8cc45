package io.github.galefs.transfer;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.MappedBlocks;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/** Service of one file of zeros. Records reads and writes, and fails those that the test selects. */
public final class RecordingFiles extends ForwardingFileService implements MappedBlocks {
    private final int blockShift;
    private final List<String> calls = new ArrayList<>();
    private FileServiceException failure;
    private Error defect;
    private long failingBlock = -1;
    private long version;

    /** Bytes of every block that is in place, or null if none is. */
    private MemorySegment inPlace;

    private boolean isCurrent = true;
    private int openBlocks;

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

    /** Makes blocks that are not written to stay here. */
    public void serveInPlace(final MemorySegment bytes) {
        inPlace = bytes;
    }

    /** Wants all blocks back that are in place, and those that will be. */
    public void setCurrent(final boolean newCurrent) {
        isCurrent = newCurrent;
    }

    /** Returns the number of blocks in place that are not closed. */
    public int openBlocks() {
        return openBlocks;
    }

    @Override
    public MappedBlock map(final long handle, final long fileOffset, final int length) throws FileServiceException {
        if (inPlace == null) {
            return null;
        }
        throwFailure(fileOffset >> blockShift, fileOffset >> blockShift);
        openBlocks++;
        return new Block();
    }

    /** A block in place. */
    private final class Block implements MappedBlock {
        private boolean isOpen = true;

        @Override
        public MemorySegment bytes() {
            if (!isOpen) {
                throw new AssertionError("the block is closed");
            }
            return inPlace;
        }

        @Override
        public MemorySegment map() {
            return inPlace;
        }

        @Override
        public boolean isCurrent() {
            return isCurrent;
        }

        @Override
        public void close() {
            if (!isOpen) {
                throw new AssertionError("the block is closed");
            }
            isOpen = false;
            openBlocks--;
        }
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
        destination.asSlice(destinationOffset, length).fill((byte) 0);
        record(fileOffset, length);
        return length;
    }

    @Override
    public int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        long length = 0;
        for (final MemorySegment destination : destinations) {
            destination.fill((byte) 0);
            length += destination.byteSize();
        }
        record(fileOffset, length);
        return (int) length;
    }

    private void record(final long fileOffset, final long length) throws FileServiceException {
        final long first = fileOffset >> blockShift;
        final long last = (fileOffset + length - 1) >> blockShift;
        calls.add("read " + first + (last > first ? " to " + last : ""));
        throwFailure(first, last);
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
