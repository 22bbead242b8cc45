package io.github.galefs.file;

/**
 * Error codes of POSIX, with the numbers that Linux assigns to them.
 *
 * <p>A kernel receives an error as the negative of its number.
 *
 * @see <a href="https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/errno.h.html">POSIX.1-2024, errno.h</a>
 */
public enum PosixError {
    EPERM(1, "operation not permitted"),
    ENOENT(2, "no such file or directory"),
    EINTR(4, "interrupted"),
    EIO(5, "input/output error"),
    EBADF(9, "bad file descriptor"),
    EAGAIN(11, "resource temporarily unavailable"),
    ENOMEM(12, "out of memory"),
    EACCES(13, "permission denied"),
    EBUSY(16, "resource busy"),
    EEXIST(17, "file exists"),
    EXDEV(18, "not within one file system"),
    ENOTDIR(20, "not a directory"),
    EISDIR(21, "is a directory"),
    EINVAL(22, "invalid argument"),
    ENFILE(23, "too many open files on the server"),
    EMFILE(24, "too many open files"),
    EFBIG(27, "file too large"),
    ENOSPC(28, "no space left on the server"),
    EROFS(30, "read-only"),
    ENAMETOOLONG(36, "name too long"),
    ENOSYS(38, "not implemented"),
    ENOTEMPTY(39, "directory not empty"),
    EPROTO(71, "protocol error"),
    EOVERFLOW(75, "value too large"),
    ENOTSUP(95, "not supported"),
    ECONNRESET(104, "connection lost"),
    ETIMEDOUT(110, "timed out"),
    ECONNREFUSED(111, "connection refused"),
    ESTALE(116, "stale file handle");

    private final int number;
    private final String description;

    PosixError(final int number, final String description) {
        this.number = number;
        this.description = description;
    }

    /**
     * Returns the number of the error in Linux's {@code errno.h}.
     *
     * @return a positive number.
     */
    public int number() {
        return number;
    }

    /**
     * Returns what the error means, in a few lower-case words.
     *
     * @return the description.
     */
    public String description() {
        return description;
    }
}
