package io.github.galefs.kernel;

/**
 * Numbers of errors, as Linux gives them to POSIX's names. A call that fails returns the negative of one of them.
 *
 * @see <a href="https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/errno.h.html">POSIX.1-2024, errno.h</a>
 */
public final class Errno {
    /** No such file or directory. */
    public static final int ENOENT = 2;

    /** The launch was stopped: the host was interrupted, or another work-item failed. */
    public static final int EINTR = 4;

    /** Input or output error. */
    public static final int EIO = 5;

    /** Not an open file descriptor, or not open for this. */
    public static final int EBADF = 9;

    /** The work-group has a mapping, which it must give up first. */
    public static final int EBUSY = 16;

    /** The file exists. */
    public static final int EEXIST = 17;

    /** A name on the way is not a directory. */
    public static final int ENOTDIR = 20;

    /** A directory, where a file is meant. */
    public static final int EISDIR = 21;

    /** Invalid argument. */
    public static final int EINVAL = 22;

    /** No descriptor is free. */
    public static final int EMFILE = 24;

    /** Beyond the largest size of a file. */
    public static final int EFBIG = 27;

    /** No space left on the server. */
    public static final int ENOSPC = 28;

    /** A name has more than 255 bytes, or a path more than 4096. */
    public static final int ENAMETOOLONG = 36;

    /** The host did not answer in time. */
    public static final int ETIMEDOUT = 110;

    private Errno() {}
}
