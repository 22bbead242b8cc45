package io.github.galefs.file;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The calls of a file server.
 *
 * <p>A path is a sequence of names divided by {@code /}; one that does not begin with {@code /} is taken from the root.
 * Empty names and {@code .} are passed over, {@code ..} goes to the parent. A name has 1 to 255 bytes of UTF-8, a path
 * at most 4096 ({@link PosixError#ENAMETOOLONG}); a NUL character gives {@link PosixError#EINVAL}.
 *
 * <p>Every call may be made from any thread. Calls on one file take effect one after another. A call that throws has
 * changed nothing, except where it says otherwise.
 */
public interface FileService extends AutoCloseable {
    /** Longest name in bytes of UTF-8. */
    int MAX_NAME_LENGTH = 255;

    /** Longest path in bytes of UTF-8. */
    int MAX_PATH_LENGTH = 4096;

    /** Most bytes that {@link #append} takes. */
    int MAX_APPEND_LENGTH = 4 * 1024 * 1024;

    /** Most entries that {@link #list(String)} asks for at once. */
    int LIST_PAGE_LENGTH = 1000;

    /** Directory of the snapshots, in the root. No other file or directory can have this path. */
    String SNAPSHOTS = "/.snapshots";

    /**
     * Opens a file. An open file that is removed stays readable and writable until its last handle is closed.
     *
     * @param path    of the file.
     * @param options how; see {@link OpenOption}.
     * @return a handle, positive, valid until {@link #close(long)}.
     * @throws FileServiceException ENOENT without {@code CREATE}; EEXIST with {@code EXCLUSIVE}; EISDIR; ENOTDIR; ENAMETOOLONG; EINVAL for options
     *     without {@code READ} and {@code WRITE}, {@code TRUNCATE} without {@code WRITE}, or {@code EXCLUSIVE} without
     *     {@code CREATE}; EROFS; EIO.
     */
    long open(String path, Set<OpenOption> options) throws FileServiceException;

    /**
     * Closes a handle. Says nothing about durability: see {@link #sync(long)}.
     *
     * @param handle from {@link #open}.
     * @throws FileServiceException EBADF.
     */
    void close(long handle) throws FileServiceException;

    /**
     * Status of an open file.
     *
     * @param handle from {@link #open}.
     * @return its status now.
     * @throws FileServiceException EBADF.
     */
    FileStatus status(long handle) throws FileServiceException;

    /**
     * Reads bytes at an offset. Holes read as zeros.
     *
     * @param handle            open for reading.
     * @param fileOffset        in bytes, from 0.
     * @param destination       takes the bytes.
     * @param destinationOffset where in {@code destination}, in bytes.
     * @param length            bytes wanted, from 0.
     * @return bytes read: {@code length}, or fewer when the file ends first; 0 at or past its end.
     * @throws FileServiceException EBADF for an unknown handle or one not open for reading; EINVAL for a negative
     *     offset or length; EIO for damaged data.
     */
    int read(long handle, long fileOffset, MemorySegment destination, long destinationOffset, int length)
            throws FileServiceException;

    /**
     * Writes bytes at an offset. Past the end, the file grows, with a hole in between if the offset is beyond the old
     * end. On an error, a prefix of the bytes may have been written.
     *
     * @param handle       open for writing.
     * @param fileOffset   in bytes, from 0.
     * @param source       holds the bytes.
     * @param sourceOffset where in {@code source}, in bytes.
     * @param length       bytes to write, from 0.
     * @return the file's version after the write.
     * @throws FileServiceException EBADF for an unknown handle or one not open for writing; EINVAL for a negative
     *     offset or length; EFBIG; ENOSPC; EIO.
     */
    long write(long handle, long fileOffset, MemorySegment source, long sourceOffset, int length)
            throws FileServiceException;

    /**
     * Writes bytes behind the end of a file, in one step: whoever else appends meanwhile, through whatever handle or
     * client, finds the end before all of these bytes or behind all of them, and nobody reads a part of them.
     *
     * <p>When there is no room for all of them, a prefix may have been written: ENOSPC, or EIO if the store made room
     * for the rest and somebody else had appended by then.
     *
     * @param handle       open for writing.
     * @param source       holds the bytes.
     * @param sourceOffset where in {@code source}, in bytes.
     * @param length       bytes to write, 0 to {@link #MAX_APPEND_LENGTH}.
     * @return where they lie.
     * @throws FileServiceException EBADF for an unknown handle or one not open for writing; EINVAL for another length;
     *     EFBIG; ENOSPC; EIO.
     */
    Appended append(long handle, MemorySegment source, long sourceOffset, int length) throws FileServiceException;

    /**
     * Sets a file's size. Bytes past it are lost; a file that grows gets a hole.
     *
     * @param handle open for writing.
     * @param size   in bytes, from 0.
     * @return the file's version afterwards.
     * @throws FileServiceException EBADF, EINVAL, EFBIG, ENOSPC, EIO.
     */
    long truncate(long handle, long size) throws FileServiceException;

    /**
     * Makes everything durable that was written to a file before: data first, then what describes it. Returns after
     * both are on the disk.
     *
     * @param handle of the file.
     * @throws FileServiceException EBADF, EIO.
     */
    void sync(long handle) throws FileServiceException;

    /**
     * Status of what a path names.
     *
     * @param path of a file or directory.
     * @return its status.
     * @throws FileServiceException ENOENT, ENOTDIR, ENAMETOOLONG, EINVAL.
     */
    FileStatus stat(String path) throws FileServiceException;

    /**
     * A page of a directory's entries, ordered by the bytes of their names.
     *
     * @param path  of a directory.
     * @param after the page begins behind this name, which need not exist any more; empty for the first page.
     * @param limit most entries wanted, from 1.
     * @return the entries, without {@code .} and {@code ..}; fewer than {@code limit} only at the end.
     * @throws FileServiceException ENOENT, ENOTDIR, ENAMETOOLONG; EINVAL, also for a limit below 1.
     */
    List<DirectoryEntry> list(String path, String after, int limit) throws FileServiceException;

    /**
     * All entries of a directory, ordered by the bytes of their names. With more entries than a page, it is put together
     * from pages: a name that is made or removed meanwhile may be in it or not.
     *
     * @param path of a directory.
     * @return its entries, without {@code .} and {@code ..}.
     * @throws FileServiceException ENOENT, ENOTDIR, ENAMETOOLONG, EINVAL.
     */
    default List<DirectoryEntry> list(final String path) throws FileServiceException {
        final List<DirectoryEntry> entries = new ArrayList<>();
        String after = "";
        List<DirectoryEntry> page;
        do {
            page = list(path, after, LIST_PAGE_LENGTH);
            entries.addAll(page);
            after = page.isEmpty() ? "" : page.getLast().name();
        } while (page.size() == LIST_PAGE_LENGTH);
        return entries;
    }

    /**
     * Makes a directory; its parent must exist.
     *
     * @param path of the directory.
     * @throws FileServiceException EEXIST, ENOENT, ENOTDIR, ENAMETOOLONG, EINVAL, EROFS, EIO.
     */
    void makeDirectory(String path) throws FileServiceException;

    /**
     * Removes a file's name. Whoever has the file open goes on with it.
     *
     * @param path of the file.
     * @throws FileServiceException ENOENT, ENOTDIR, EISDIR, ENAMETOOLONG, EINVAL, EROFS, EIO.
     */
    void unlink(String path) throws FileServiceException;

    /**
     * Removes an empty directory.
     *
     * @param path of the directory.
     * @throws FileServiceException ENOENT, ENOTDIR, ENOTEMPTY, EBUSY for the root, ENAMETOOLONG, EINVAL, EROFS, EIO.
     */
    void removeDirectory(String path) throws FileServiceException;

    /**
     * Removes a file's name, or an empty directory: {@link #unlink} or {@link #removeDirectory}, as C's {@code remove}.
     *
     * @param path of the file or directory.
     * @throws FileServiceException ENOENT, ENOTDIR, ENOTEMPTY, EBUSY for the root, ENAMETOOLONG, EINVAL, EROFS, EIO.
     */
    default void remove(final String path) throws FileServiceException {
        if (stat(path).directory()) {
            removeDirectory(path);
        } else {
            unlink(path);
        }
    }

    /**
     * Gives a file or directory another name, in one step. What had the new name is replaced: a file by a file, an empty
     * directory by a directory; whoever has a replaced file open goes on with it. Two equal paths change nothing.
     *
     * @param from path of the file or directory.
     * @param to   its new path, whose directory must exist.
     * @throws FileServiceException ENOENT; ENOTDIR, also for a directory onto a file; EISDIR for a file onto a directory;
     *     ENOTEMPTY; EINVAL, also for a directory into itself; EBUSY for the root; ENAMETOOLONG; EROFS; EIO.
     */
    void rename(String from, String to) throws FileServiceException;

    /**
     * Sets POSIX's permission bits, which the service keeps and does not go by.
     *
     * @param path        of a file or directory.
     * @param permissions 0 to 07777.
     * @throws FileServiceException ENOENT, ENOTDIR, ENAMETOOLONG, EINVAL, EROFS, EIO.
     */
    void setPermissions(String path, int permissions) throws FileServiceException;

    /**
     * Sets the time of the last change. The version stays.
     *
     * @param path               of a file or directory.
     * @param modificationMillis milliseconds since 1970-01-01T00:00Z.
     * @throws FileServiceException ENOENT, ENOTDIR, ENAMETOOLONG, EINVAL, EROFS, EIO.
     */
    void setModificationTime(String path, long modificationMillis) throws FileServiceException;

    /**
     * Sets the permission bits of an open file, which may have lost its name; see {@link #setPermissions(String, int)}.
     *
     * @param handle      of the file, open in whatever way.
     * @param permissions 0 to 07777.
     * @throws FileServiceException EBADF, EINVAL, EROFS, EIO.
     */
    void setPermissions(long handle, int permissions) throws FileServiceException;

    /**
     * Sets the time of the last change of an open file, which may have lost its name. The version stays.
     *
     * @param handle             of the file, open in whatever way.
     * @param modificationMillis milliseconds since 1970-01-01T00:00Z.
     * @throws FileServiceException EBADF, EROFS, EIO.
     */
    void setModificationTime(long handle, long modificationMillis) throws FileServiceException;

    /**
     * Makes everything durable that was done before, on every file and to every name. Returns when it is on the disk.
     *
     * @throws FileServiceException EIO.
     */
    void syncAll() throws FileServiceException;

    /**
     * How much there is, and how much room.
     *
     * @return the counts now.
     * @throws FileServiceException EIO.
     */
    Capacity capacity() throws FileServiceException;

    /**
     * Keeps everything as it is now, under {@code /.snapshots/NAME}, where it can be read. {@link #list} of
     * {@code /.snapshots} tells the names; the root's list does not have that directory. Changes there give EROFS.
     *
     * @param name of the snapshot: a file name.
     * @throws FileServiceException EEXIST, EINVAL, ENAMETOOLONG, EROFS, ENOSPC, EIO.
     */
    void createSnapshot(String name) throws FileServiceException;

    /**
     * Gives up a snapshot. What is open in it stays readable.
     *
     * @param name of the snapshot.
     * @throws FileServiceException ENOENT, EINVAL, EROFS, EIO.
     */
    void removeSnapshot(String name) throws FileServiceException;

    /** Closes the service and every handle. What was not synced is as durable as its implementation says. */
    @Override
    void close() throws FileServiceException;
}
