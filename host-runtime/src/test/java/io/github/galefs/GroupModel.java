package io.github.galefs;

import static io.github.galefs.GroupScriptKernel.CLOSE;
import static io.github.galefs.GroupScriptKernel.MAP;
import static io.github.galefs.GroupScriptKernel.OPEN;
import static io.github.galefs.GroupScriptKernel.OWN;
import static io.github.galefs.GroupScriptKernel.READ;
import static io.github.galefs.GroupScriptKernel.SIZE;
import static io.github.galefs.GroupScriptKernel.WRITE;
import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;

import io.github.galefs.kernel.Errno;
import java.util.Arrays;
import java.util.List;

/**
 * What the calls of one work-group must return. A work-group sees its own file, which no other work-group opens, and
 * files that nobody writes, so that its results do not depend on the other work-groups.
 */
final class GroupModel {
    private static final int ACCESS_MODE = 3;
    private static final int CLOSED = -1;

    private final int blockSize;
    private final List<byte[]> shared;

    /** Content of the own file, or null when there is none. */
    private byte[] own;

    private boolean isTruncated;
    private int ownFlags = CLOSED;
    private int sharedFile = CLOSED;
    private int sum;
    private long bytesRead;
    private long bytesWritten;

    /**
     * Creates the model of a work-group that has not opened a file.
     *
     * @param blockSize bytes in a block.
     * @param shared    contents of the shared files, by their numbers.
     * @param own       content of the own file, or null when there is none.
     */
    GroupModel(final int blockSize, final List<byte[]> shared, final byte[] own) {
        this.blockSize = blockSize;
        this.shared = shared;
        this.own = own;
    }

    /** Makes a call of {@link GroupScriptKernel}, and returns its result. */
    int call(final int call, final int file, final int offset, final int count, final int value) {
        sum = 0;
        return switch (call) {
            case OPEN -> open(file, count);
            case READ -> read(file, offset, count);
            case WRITE -> write(file, offset, count, value);
            case MAP -> map(file, offset, count);
            case SIZE -> isOpen(file) ? size(file) : -Errno.EBADF;
            case CLOSE -> close(file);
            default -> throw new IllegalArgumentException("call " + call);
        };
    }

    /** Returns the sum of the bytes that the latest call read. */
    int sum() {
        return sum;
    }

    boolean isOpen(final int file) {
        return file == OWN ? ownFlags != CLOSED : sharedFile != CLOSED;
    }

    /** Returns the size of the own file, or of the open shared file; 0 when there is none. */
    int size(final int file) {
        if (file == OWN) {
            return own == null ? 0 : own.length;
        }
        return sharedFile == CLOSED ? 0 : shared.get(sharedFile).length;
    }

    /** Returns the content of the own file, or null when there is none. */
    byte[] own() {
        return own;
    }

    long bytesRead() {
        return bytesRead;
    }

    long bytesWritten() {
        return bytesWritten;
    }

    private int open(final int file, final int flags) {
        if (file != OWN) {
            sharedFile = file;
            return 1;
        }
        if (own == null && (flags & O_CREAT) == 0) {
            ownFlags = CLOSED;
            return -Errno.ENOENT;
        }
        final boolean truncates = (flags & O_TRUNC) != 0 && !isTruncated;
        if (own == null || truncates) {
            own = new byte[0];
        }
        isTruncated |= truncates;
        ownFlags = flags;
        return 1;
    }

    private int read(final int file, final int offset, final int count) {
        if (isForbidden(file, O_WRONLY)) {
            return -Errno.EBADF;
        }
        final int length = Math.max(0, Math.min(count, size(file) - offset));
        addBytes(file, offset, length);
        return length;
    }

    private int map(final int file, final int offset, final int count) {
        if (isForbidden(file, O_WRONLY)) {
            return -Errno.EBADF;
        }
        final int available = Math.min(size(file) - offset, blockSize - offset % blockSize);
        if (count == 0 || count > available) {
            return -Errno.EINVAL;
        }
        addBytes(file, offset, count);
        return count;
    }

    private int write(final int file, final int offset, final int count, final int value) {
        if (isForbidden(file, O_RDONLY)) {
            return -Errno.EBADF;
        }
        if (count > 0) {
            own = Arrays.copyOf(own, Math.max(own.length, offset + count));
            for (int i = 0; i < count; i++) {
                own[offset + i] = (byte) GroupScriptKernel.content(i, value);
            }
        }
        bytesWritten += count;
        return count;
    }

    private int close(final int file) {
        if (!isOpen(file)) {
            return -Errno.EBADF;
        }
        if (file == OWN) {
            ownFlags = CLOSED;
        } else {
            sharedFile = CLOSED;
        }
        return 0;
    }

    private boolean isForbidden(final int file, final int mode) {
        final int flags = file == OWN ? ownFlags : O_RDONLY;
        return !isOpen(file) || (flags & ACCESS_MODE) == mode;
    }

    private void addBytes(final int file, final int offset, final int count) {
        final byte[] content = file == OWN ? own : shared.get(sharedFile);
        for (int i = 0; i < count; i++) {
            sum += GroupScriptKernel.term(i, content[offset + i]);
        }
        bytesRead += count;
    }
}
