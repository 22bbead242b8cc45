package io.github.galefs.hadoop.client;

import io.github.galefs.file.Appended;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.hadoop.staging.StagedFile;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/**
 * The bytes of a file that is being written: those from an offset on are staged, and those before it are still read
 * from the version that was opened. Safe for use by several threads.
 *
 * @param file          the staged file.
 * @param opened        the version that was opened; may be null if {@code from} is 0.
 * @param from          offset of the first staged byte. Writes and truncations must not touch bytes before it.
 * @param versionOffset what to add to a version of the staged file.
 */
public record StagedChanges(StagedFile file, VersionReader opened, long from, long versionOffset) {
    /** Bytes that are copied at a time. */
    private static final int COPY_LENGTH = 4 << 20;

    /** Returns the status, with the id and permissions of another one. */
    FileStatus status(final FileStatus other) throws FileServiceException {
        final FileStatus staged = file.status();
        return new FileStatus(
                other.fileId(),
                false,
                other.permissions(),
                staged.size(),
                staged.size(),
                staged.modificationMillis(),
                staged.version() + versionOffset);
    }

    int read(final long offset, final List<MemorySegment> destinations) throws FileServiceException {
        if (offset >= from) {
            return file.read(offset, destinations);
        }
        final List<MemorySegment> before = new ArrayList<>();
        final List<MemorySegment> after = new ArrayList<>();
        long end = offset;
        for (final MemorySegment destination : destinations) {
            final long count = Math.clamp(from - end, 0, destination.byteSize());
            before.add(destination.asSlice(0, count));
            after.add(destination.asSlice(count));
            end += destination.byteSize();
        }
        final int done = opened.read(offset, before);
        return end > from ? done + file.read(from, after) : done;
    }

    /** Writes bytes at an offset, from {@link #from} on; returns the version afterwards. */
    long write(final long offset, final MemorySegment source) throws FileServiceException {
        return file.write(offset, source) + versionOffset;
    }

    Appended append(final MemorySegment source) throws FileServiceException {
        final Appended appended = file.append(source);
        return new Appended(appended.offset(), appended.version() + versionOffset);
    }

    /** Sets the size, from {@link #from} on; returns the version afterwards. */
    long truncate(final long size) throws FileServiceException {
        return file.truncate(size) + versionOffset;
    }

    /**
     * Copies the beginning of the file, with unstaged and staged bytes, into another staged file.
     *
     * @param target receives the bytes.
     * @param length number of bytes.
     * @throws FileServiceException as from reads and writes of the two files.
     */
    public void copyTo(final StagedFile target, final long length) throws FileServiceException {
        copy(this::read, length, target);
    }

    /** Reads bytes of a file into several places. */
    interface Reader {
        int read(long offset, List<MemorySegment> destinations) throws FileServiceException;
    }

    /** Copies the beginning of a file into a staged file. */
    static void copy(final Reader source, final long length, final StagedFile target) throws FileServiceException {
        final MemorySegment buffer = MemorySegment.ofArray(new byte[(int) Math.min(length, COPY_LENGTH)]);
        for (long done = 0; done < length; done += COPY_LENGTH) {
            final MemorySegment piece = buffer.asSlice(0, Math.min(length - done, COPY_LENGTH));
            source.read(done, List.of(piece));
            target.write(done, piece);
        }
    }
}
