package io.github.galefs.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.PosixError;
import io.github.galefs.mapped.CheckedPayloads;
import io.github.galefs.mapped.MappedCopy;
import io.github.galefs.mapped.UnreadablePageException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.util.concurrent.atomic.AtomicBoolean;

/** All bytes of a file, mapped for reading, and the parts that are in use. */
final class FileMap {
    /** Of the smallest pages; larger ones are touched several times. */
    private static final int PAGE_LENGTH = CheckedPayloads.ALIGNMENT;

    private final FileMaps owner;
    private final FileKey key;
    private final Fingerprint fingerprint;
    private final Arena arena;
    private final MemorySegment bytes;

    /** Pages that were read. The system may read one again from the disk, as {@link MappedBlock} says. */
    private final CheckedPayloads read;

    private volatile boolean isCurrent = true;

    /** Parts that are in use, guarded by {@link FileMaps}. */
    int parts;

    private FileMap(
            final FileMaps owner,
            final FileKey key,
            final Fingerprint fingerprint,
            final Arena arena,
            final MemorySegment bytes) {
        this.owner = owner;
        this.key = key;
        this.fingerprint = fingerprint;
        this.arena = arena;
        this.bytes = bytes;
        read = new CheckedPayloads(bytes.byteSize());
    }

    /** Maps a file of at least one byte. */
    static FileMap of(final FileMaps owner, final FileKey key, final Fingerprint fingerprint, final FileChannel channel)
            throws IOException {
        final Arena arena = Arena.ofShared();
        try {
            final MemorySegment bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, fingerprint.size(), arena);
            return new FileMap(owner, key, fingerprint, arena, bytes);
        } catch (final IOException | RuntimeException | Error e) {
            arena.close();
            throw e;
        }
    }

    FileKey key() {
        return key;
    }

    /** Returns whether the file is as it was when it was mapped. */
    boolean isOf(final Fingerprint present) {
        return fingerprint.equals(present);
    }

    /** Returns whether parts may be added. */
    boolean isCurrent() {
        return isCurrent;
    }

    long byteLength() {
        return bytes.byteSize();
    }

    /** Asks the users of the parts to close them. */
    void outdate() {
        isCurrent = false;
    }

    /** Unmaps the file. No part may be in use. */
    void unmap() {
        arena.close();
    }

    /** Returns a part whose pages have been read; the caller has counted it. */
    MappedBlock part(final long fileOffset, final int length) throws FileServiceException {
        final MemorySegment word = MemorySegment.ofArray(new byte[1]);
        try {
            for (long page = fileOffset & -PAGE_LENGTH; page < fileOffset + length; page += PAGE_LENGTH) {
                if (!read.contains(page)) {
                    MappedCopy.copy(bytes, page, word, 0, 1);
                    read.add(page);
                }
            }
        } catch (final UnreadablePageException e) {
            throw FileServiceException.withMessage(
                    PosixError.EIO, "a file that was said to be fixed cannot be read: " + e.getMessage(), e);
        }
        return new Part(fileOffset, length);
    }

    private final class Part implements MappedBlock {
        private final long fileOffset;
        private final int length;
        private final AtomicBoolean isClosed = new AtomicBoolean();

        Part(final long fileOffset, final int length) {
            this.fileOffset = fileOffset;
            this.length = length;
        }

        @Override
        public MemorySegment bytes() {
            return map().asSlice(fileOffset, length);
        }

        @Override
        public MemorySegment map() {
            if (isClosed.get()) {
                throw new IllegalStateException("this block is closed");
            }
            return bytes;
        }

        @Override
        public boolean isCurrent() {
            return isCurrent && !isClosed.get();
        }

        @Override
        public void close() {
            if (isClosed.compareAndSet(false, true)) {
                owner.release(FileMap.this, 1);
            }
        }
    }
}
