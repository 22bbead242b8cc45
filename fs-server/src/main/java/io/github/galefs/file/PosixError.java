package io.github.galefs.file;

/**
 * Error codes of POSIX, with the numbers that Linux assigns to them.
 *
 * <p>A kernel receives an error as the negative of its number.
 *
 * @see <a href="https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/errno.h.html">POSIX.1-2024, errno.h</a>
 */
public enum PosixError {
    /** The operation is not permitted to any caller. */
    EPERM(1, "operation not permitted"),
    /** A path names nothing. */
    ENOENT(2, "no such file or directory"),
    /** The calling thread was interrupted before the call could complete. */
    EINTR(4, "interrupted"),
    /** Storage failed, or holds damaged data. */
    EIO(5, "input/output error"),
    /** A handle is not open, or not open for this kind of access; or the service is closed. */
    EBADF(9, "bad file descriptor"),
    /** The operation cannot complete now; a later attempt may succeed. */
    EAGAIN(11, "resource temporarily unavailable"),
    /** Memory is exhausted. */
    ENOMEM(12, "out of memory"),
    /** Credentials were refused, or a path leads out of what is served. */
    EACCES(13, "permission denied"),
    /** The root, or a resource that is in exclusive use, cannot be changed. */
    EBUSY(16, "resource busy"),
    /** A path names something already. */
    EEXIST(17, "file exists"),
    /** Two paths are not on the same file system. */
    EXDEV(18, "not within one file system"),
    /** A path requires a directory where there is a file. */
    ENOTDIR(20, "not a directory"),
    /** A path names a directory where a file is required. */
    EISDIR(21, "is a directory"),
    /** An argument is outside its range. */
    EINVAL(22, "invalid argument"),
    /** The service has reached its limit of open files. */
    ENFILE(23, "too many open files at the service"),
    /** The client or process has reached its limit of open files. */
    EMFILE(24, "too many open files"),
    /** A file would exceed the largest size. */
    EFBIG(27, "file too large"),
    /** Storage is exhausted. */
    ENOSPC(28, "no space left"),
    /** The service, snapshot or mount is read-only. */
    EROFS(30, "read-only"),
    /** A name or path is longer than the limit. */
    ENAMETOOLONG(36, "name too long"),
    /** The operation is not implemented. */
    ENOSYS(38, "not implemented"),
    /** A directory has entries. */
    ENOTEMPTY(39, "directory not empty"),
    /** A path leads through too many links. */
    ELOOP(40, "too many links"),
    /** A peer violated the protocol, or has no protocol version in common. */
    EPROTO(71, "protocol error"),
    /** A value does not fit its type. */
    EOVERFLOW(75, "value too large"),
    /** The operation is not supported for this object. */
    ENOTSUP(95, "not supported"),
    /** The connection was lost; a call in flight may or may not have taken effect. */
    ECONNRESET(104, "connection lost"),
    /** No answer came in time. */
    ETIMEDOUT(110, "timed out"),
    /** Nothing listens at the address. */
    ECONNREFUSED(111, "connection refused"),
    /** A handle's file cannot be found any more. */
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
