package io.github.galefs.kernel;

/**
 * Error numbers of the file calls: POSIX's names, with their values on Linux. A call that fails returns the negative of
 * one of them, such as {@code -Errno.ENOENT}.
 *
 * @see <a href="https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/errno.h.html">POSIX.1-2024, errno.h</a>
 */
public final class Errno {
    /** No such file or directory. */
    public static final int ENOENT = 2;

    /** The launch was stopped, because the host was interrupted or another work-item failed. */
    public static final int EINTR = 4;

    /** Input/output error. */
    public static final int EIO = 5;

    /** The fd is not open, or was opened with an access mode that forbids the call. */
    public static final int EBADF = 9;

    /** One more mapping would fill the cache: other work-groups have mapped all frames but one, or the only one. */
    public static final int ENOMEM = 12;

    /** Permission denied, or a path leads out of what is served. */
    public static final int EACCES = 13;

    /** The work-group has a mapping, which it must unmap first. */
    public static final int EBUSY = 16;

    /** The file exists. */
    public static final int EEXIST = 17;

    /** A component of the path, other than the last, is not a directory. */
    public static final int ENOTDIR = 20;

    /** The path names a directory. */
    public static final int EISDIR = 21;

    /** Invalid argument. */
    public static final int EINVAL = 22;

    /** All fds are in use. */
    public static final int EMFILE = 24;

    /** The end of the write is beyond the largest file size. */
    public static final int EFBIG = 27;

    /** No space left on the server. */
    public static final int ENOSPC = 28;

    /** A name is longer than 255 bytes, or the path longer than 4096 bytes. */
    public static final int ENAMETOOLONG = 36;

    /** The host did not reply in time. */
    public static final int ETIMEDOUT = 110;

    private Errno() {}
}
