package io.github.galefs.hadoop.staging;

import io.github.galefs.file.Appended;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.util.List;

/**
 * A file of a {@link StagingArea} that is open. It may lack bytes at its beginning, which its destination has. The rest
 * of its length counts for the area's limit, holes included, since an upload writes them. Safe for use by several
 * threads; {@link #truncate} must not run beside other changes.
 */
public final class StagedFile {
    private final StagingArea area;
    private final long id;
    private final long handle;

    /** Bytes at the beginning that are not staged. */
    private final long absentBytes;

    /** Length that the budget covers, at least that of the file. Changed under the monitor of this. */
    private volatile long reservedLength;

    StagedFile(final StagingArea area, final long id, final long handle, final long absentBytes, final long length) {
        this.area = area;
        this.id = id;
        this.handle = handle;
        this.absentBytes = absentBytes;
        reservedLength = length;
    }

    /**
     * Returns the number of the file in its area.
     *
     * @return the number, from 1.
     */
    public long id() {
        return id;
    }

    /**
     * Returns the status; its id and version are those of the area.
     *
     * @return the present status.
     * @throws FileServiceException EIO.
     */
    public FileStatus status() throws FileServiceException {
        return area.store().status(handle);
    }

    /**
     * Reads bytes of one state of the file; see {@link io.github.galefs.file.FileService#read(long, long, List)}.
     *
     * @param offset       offset in the file in bytes.
     * @param destinations receive the bytes; at most 2<sup>31</sup>-1 together.
     * @return bytes read.
     * @throws FileServiceException EIO.
     */
    public int read(final long offset, final List<MemorySegment> destinations) throws FileServiceException {
        return area.store().read(handle, offset, destinations);
    }

    /**
     * Writes bytes at an offset.
     *
     * @param offset offset in the file in bytes, from 0.
     * @param source the bytes; at most 2<sup>31</sup>-1.
     * @return the staged file's version afterwards.
     * @throws FileServiceException ENOSPC at the area's limit or on a full disk; EFBIG; EIO.
     */
    public long write(final long offset, final MemorySegment source) throws FileServiceException {
        if (offset > Long.MAX_VALUE - source.byteSize()) {
            throw new FileServiceException(
                    PosixError.EFBIG,
                    this + ": " + source.byteSize() + " bytes at offset " + offset + " would end past 2^63-1");
        }
        if (offset + source.byteSize() <= reservedLength) {
            return area.store().write(handle, offset, source, 0, (int) source.byteSize());
        }
        synchronized (this) {
            reserve(offset + source.byteSize());
            return area.store().write(handle, offset, source, 0, (int) source.byteSize());
        }
    }

    /**
     * Writes bytes at the end.
     *
     * @param source the bytes; at most {@link io.github.galefs.file.FileService#MAX_APPEND_LENGTH}.
     * @return the offset and the staged file's version.
     * @throws FileServiceException as from {@link #write}.
     */
    public synchronized Appended append(final MemorySegment source) throws FileServiceException {
        if (reservedLength > Long.MAX_VALUE - source.byteSize()) {
            throw new FileServiceException(
                    PosixError.EFBIG, this + ": " + source.byteSize() + " bytes more would end past 2^63-1");
        }
        reserve(reservedLength + source.byteSize());
        return area.store().append(handle, source, 0, (int) source.byteSize());
    }

    /**
     * Sets the size.
     *
     * @param size size in bytes, from the number of absent bytes.
     * @return the staged file's version afterwards.
     * @throws FileServiceException as from {@link #write}.
     */
    public synchronized long truncate(final long size) throws FileServiceException {
        reserve(size);
        final long version = area.store().truncate(handle, size);
        area.budget().giveBack(reservedLength - size);
        reservedLength = size;
        return version;
    }

    /** Makes the budget cover a length. Of a write that fails afterwards, the bytes stay reserved. */
    private void reserve(final long length) throws FileServiceException {
        if (length > reservedLength) {
            area.budget().take(toString(), length - reservedLength);
            reservedLength = length;
        }
    }

    /**
     * Sets the time of the last change.
     *
     * @param millis milliseconds since 1970.
     * @throws FileServiceException ENOSPC; EIO.
     */
    public void setModificationTime(final long millis) throws FileServiceException {
        area.store().setModificationTime(handle, millis);
    }

    /**
     * Records what the bytes are to replace. From now on they survive the end of the process.
     *
     * @param destination what they are to replace.
     * @throws FileServiceException ENOSPC; EIO.
     */
    public void mark(final Destination destination) throws FileServiceException {
        area.writeDestination(id, destination);
    }

    /**
     * Returns what the bytes are to replace.
     *
     * @return the latest destination of {@link #mark}.
     * @throws FileServiceException ENOENT if the file is not marked; EIO.
     */
    public Destination destination() throws FileServiceException {
        return area.destination(id);
    }

    /**
     * Makes the bytes durable.
     *
     * @throws FileServiceException EIO.
     */
    public void sync() throws FileServiceException {
        area.store().sync(handle);
    }

    /**
     * Removes the record: the destination has the bytes, or does not exist any more.
     *
     * @throws FileServiceException EIO.
     */
    public void unmark() throws FileServiceException {
        area.removeDestination(id);
    }

    /**
     * Closes the file. Its bytes stay in the area, durable, where {@link StagingArea#kept} finds them.
     *
     * @throws FileServiceException EIO if the bytes may not be durable.
     */
    public void keep() throws FileServiceException {
        try {
            sync();
            final long length = status().size();
            area.budget().giveBack(reservedLength - length);
        } finally {
            area.keep(id, handle);
        }
    }

    /**
     * Closes the file and removes its bytes.
     *
     * @throws FileServiceException EIO.
     */
    public void discard() throws FileServiceException {
        area.discard(id, handle);
        area.budget().giveBack(reservedLength - absentBytes + StagingArea.FILE_OVERHEAD);
    }

    /** Returns its number and area, for messages. */
    @Override
    public String toString() {
        return "staged file " + id + " in " + area;
    }
}
