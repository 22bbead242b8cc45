package io.github.galefs.file;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The calls of a file service: a tree of directories and files, accessed by path and by handle.
 *
 * <p><b>Paths.</b> A path is a sequence of names separated by {@code /}. A path that does not begin with {@code /} is
 * relative to the root: a service has no current directory. Empty names and {@code .} are skipped, {@code ..} names the
 * parent, and the root is its own parent; every name before a {@code ..} must exist. A path that ends in {@code /}
 * names a directory. The empty path names nothing ({@link PosixError#ENOENT}). A name has 1 to {@link #MAX_NAME_LENGTH}
 * bytes of UTF-8 and a path at most {@link #MAX_PATH_LENGTH}; directories lie at most {@link #MAX_DEPTH} deep
 * ({@link PosixError#ENAMETOOLONG}). A NUL character or an unpaired surrogate is refused ({@link PosixError#EINVAL}).
 * Names are compared byte by byte.
 *
 * <p><b>Links.</b> A service may have symbolic links, and names of what is neither file nor directory. {@link #list}
 * states the kind of each name. Calls by path follow links, except {@link #unlink}, {@link #remove} and
 * {@link #rename}, which act on what has the last name itself.
 *
 * <p><b>Handles.</b> A handle is an open file, and is positive. It has no position: each read and write states its
 * offset. A handle can be used by any number of threads until {@link #close(long)}. A number is not used again for
 * another file as long as the service is open.
 *
 * <p><b>Offsets and sizes</b> are in bytes. A file has 0 to 2<sup>63</sup>-1 bytes. A range that was never written, or
 * lies between an old end and a new one, is a hole: it reads as zeros and takes no storage. Each change to a file's
 * bytes or size increases its version by one, so equal versions of one file have equal contents; names and
 * permissions have no part in it, nor have times, unless the implementation says so.
 *
 * <p><b>Memory.</b> {@code read}, {@code write} and {@code append} accept every memory segment, native or on the heap,
 * that the calling thread may access. They use it only until they return.
 *
 * <p><b>Threads.</b> Every call may be made from any thread, at any time. Calls on one file take effect one after
 * another. An implementation may divide a long read or write; each part then takes effect in one step.
 *
 * <p><b>Errors.</b> A call that throws has changed nothing, unless its description says otherwise. The errors of a call
 * are listed with it. In addition:
 * <ul>
 *   <li>{@link PosixError#EBADF}: any call after {@link #close()};
 *   <li>{@link PosixError#EIO}: any call, if the storage fails or holds damaged data;
 *   <li>{@link PosixError#ENOSPC}: any call that changes something, if the change cannot be recorded;
 *   <li>{@link PosixError#EINTR}: any call whose thread is interrupted, if the implementation cannot complete it; the
 *       interrupt stays set;
 *   <li>those of an implementation, such as the errors of a network connection.
 * </ul>
 *
 * <p><b>Durability.</b> A change survives a loss of power once a later {@link #sync} of a file with that change, or a
 * later {@link #syncAll}, has returned. What it survives before that is up to the implementation.
 */
public interface FileService extends AutoCloseable {
    /** Longest name, in bytes of UTF-8. */
    int MAX_NAME_LENGTH = 255;

    /**
     * Longest path, in bytes of UTF-8. Longer than paths of Linux, 4,096 bytes: a program that goes down a tree by
     * relative names reaches files whose paths from the root are longer. An implementation may have a lower limit, of
     * at least 4,095 bytes.
     */
    int MAX_PATH_LENGTH = 65_000;

    /**
     * Most directories that lie in one another below the root. A directory that would lie deeper, by its creation or by
     * a rename of it or of one above it, is refused ({@link PosixError#ENAMETOOLONG}).
     */
    int MAX_DEPTH = 16_384;

    /** Most bytes of one {@link #append}: 4 MiB. */
    int MAX_APPEND_LENGTH = 4 * 1024 * 1024;

    /** Most entries that {@link #list(String)} requests in one page. */
    int LIST_PAGE_LENGTH = 1000;

    /** Directory of the snapshots, in the root. No other file or directory can have this path. */
    String SNAPSHOTS = "/.snapshots";

    /**
     * Begins the names of files that their writer renames when they are complete, such as those of the command. Whoever
     * removes such a file has no use for its bytes.
     */
    String UNFINISHED_PREFIX = ".galefs-";

    /** {@link #fileSystemId} of a file system that has versions that last, and no number. */
    long UNNUMBERED = 1;

    /**
     * Opens a file. A file that is removed while it is open can be read and written until its last handle is closed.
     *
     * @param path    path of the file.
     * @param options how to open it; see {@link FileOpenOption}.
     * @return a handle, positive, valid until {@link #close(long)}.
     * @throws FileServiceException ENOENT if the file does not exist and {@code CREATE} is not given, or its directory
     *     does not exist; EEXIST if the path names something and {@code EXCLUSIVE} is given; EISDIR for a directory;
     *     ENOTDIR if a name within the path is that of a file; EINVAL for options without {@code READ} and
     *     {@code WRITE}, {@code TRUNCATE} without {@code WRITE}, or {@code EXCLUSIVE} without {@code CREATE}; EROFS for
     *     {@code WRITE} or a creation in a snapshot or a read-only service; EMFILE if the service limits a client's
     *     handles; ENAMETOOLONG; ENOSPC; EIO.
     */
    long open(String path, Set<FileOpenOption> options) throws FileServiceException;

    /**
     * Closes a handle. Does not make anything durable: see {@link #sync(long)}.
     *
     * @param handle handle from {@link #open}; not valid afterwards.
     * @throws FileServiceException EBADF for an unknown handle; EIO, after which the handle is closed nevertheless.
     */
    void close(long handle) throws FileServiceException;

    /**
     * Returns the status of an open file, which may have been removed.
     *
     * @param handle handle from {@link #open}, with any options.
     * @return its present status.
     * @throws FileServiceException EBADF for an unknown handle; EIO.
     */
    FileStatus status(long handle) throws FileServiceException;

    /**
     * Reads bytes at an offset.
     *
     * @param handle            handle that is open for reading.
     * @param fileOffset        offset in the file in bytes, from 0; it may lie past the end.
     * @param destination       receives the bytes; its content past the bytes read, within the range, is undefined.
     * @param destinationOffset offset in {@code destination} in bytes, from 0.
     * @param length            bytes to read, from 0.
     * @return bytes read: {@code length}, or fewer if the file ends first; 0 at and past its end.
     * @throws FileServiceException EBADF for an unknown handle or one not open for reading; EINVAL for a negative
     *     {@code fileOffset} or {@code length}; EIO, also for data that fails its checksum.
     * @throws IndexOutOfBoundsException if {@code destination} does not have {@code length} bytes at
     *     {@code destinationOffset}; nothing was read.
     */
    int read(long handle, long fileOffset, MemorySegment destination, long destinationOffset, int length)
            throws FileServiceException;

    /**
     * Reads neighbouring bytes of a file into several places, as one {@code read} into one place does: the bytes fill
     * the places in order, and are those of one state of the file where those of one such read are.
     *
     * @param handle       handle that is open for reading.
     * @param fileOffset   offset in the file in bytes, from 0; it may lie past the end.
     * @param destinations receive the bytes, all of each before the next. Their content past the bytes read is
     *     undefined. They must not overlap.
     * @return bytes read: as many as the destinations have together, or fewer if the file ends first; 0 at and past its
     *     end.
     * @throws FileServiceException EBADF for an unknown handle or one not open for reading; EINVAL for a negative
     *     {@code fileOffset} or destinations of more than 2<sup>31</sup>-1 bytes together; EIO, also for data that
     *     fails its checksum.
     */
    int read(long handle, long fileOffset, List<MemorySegment> destinations) throws FileServiceException;

    /**
     * Writes bytes at an offset. A write past the end extends the file, and leaves a hole if it begins past the end. A
     * write of 0 bytes changes nothing, wherever it begins. If the call fails, a prefix of the bytes may have been
     * written.
     *
     * @param handle       handle that is open for writing.
     * @param fileOffset   offset in the file in bytes, from 0.
     * @param source       holds the bytes.
     * @param sourceOffset offset in {@code source} in bytes, from 0.
     * @param length       bytes to write, from 0.
     * @return the file's version after the write.
     * @throws FileServiceException EBADF for an unknown handle or one not open for writing; EINVAL for a negative
     *     {@code fileOffset} or {@code length}; EFBIG if the range ends past 2<sup>63</sup>-1; ENOSPC; EIO.
     * @throws IndexOutOfBoundsException if {@code source} does not have {@code length} bytes at {@code sourceOffset};
     *     nothing was written.
     */
    long write(long handle, long fileOffset, MemorySegment source, long sourceOffset, int length)
            throws FileServiceException;

    /**
     * Writes bytes at the end of a file, in one step. Of two appends, through any handles and clients, one begins at or
     * past the end of the other, and no reader sees a part of either.
     *
     * <p>If storage runs out within an append, a prefix of the bytes may have been written. The error is ENOSPC, or EIO
     * if the service could reclaim space for the rest, but another change has moved the end of the file meanwhile.
     *
     * @param handle       handle that is open for writing.
     * @param source       holds the bytes.
     * @param sourceOffset offset in {@code source} in bytes, from 0.
     * @param length       bytes to write, 0 to {@link #MAX_APPEND_LENGTH}.
     * @return the offset of the first byte and the file's version after the append.
     * @throws FileServiceException EBADF for an unknown handle or one not open for writing; EINVAL for another
     *     {@code length}; EFBIG if the file would grow past 2<sup>63</sup>-1 bytes; ENOSPC; EIO.
     * @throws IndexOutOfBoundsException if {@code source} does not have {@code length} bytes at {@code sourceOffset};
     *     nothing was written.
     */
    Appended append(long handle, MemorySegment source, long sourceOffset, int length) throws FileServiceException;

    /**
     * Sets the size of a file. Bytes past a smaller size are discarded; a larger size adds a hole. The present size
     * changes nothing.
     *
     * @param handle handle that is open for writing.
     * @param size   size in bytes, from 0.
     * @return the file's version afterwards.
     * @throws FileServiceException EBADF for an unknown handle or one not open for writing; EINVAL for a negative
     *     {@code size}; EFBIG if the service cannot store files of that size; ENOSPC; EIO.
     */
    long truncate(long handle, long size) throws FileServiceException;

    /**
     * Makes all earlier changes of a file durable: its data first, then the metadata that refers to it. Returns after
     * both are on stable storage.
     *
     * @param handle handle of the file, with any options.
     * @throws FileServiceException EBADF for an unknown handle; EIO if the changes may not be durable, or may be lost.
     *     A later call may succeed: it makes durable what the file then contains.
     */
    void sync(long handle) throws FileServiceException;

    /**
     * Returns the status of what a path names.
     *
     * @param path path of a file or directory.
     * @return its present status.
     * @throws FileServiceException ENOENT; ENOTDIR; ENAMETOOLONG; EINVAL; EIO.
     */
    FileStatus stat(String path) throws FileServiceException;

    /**
     * Returns a page of the entries of a directory, ordered by the bytes of their names. It has names of all kinds.
     * {@link ServedNames} leaves out names that cannot be opened. An entry that exists during a whole sequence of pages
     * is in exactly one of them.
     *
     * @param path  path of a directory.
     * @param after the page begins with the first name greater than this one, which need not exist; empty for the
     *     first page.
     * @param limit most entries of the page, from 1.
     * @return the entries, without {@code .} and {@code ..}; fewer than {@code limit} only on the last page.
     * @throws FileServiceException ENOENT; ENOTDIR, also for a file; ENAMETOOLONG; EINVAL, also for a {@code limit}
     *     below 1; EIO.
     */
    List<DirectoryEntry> list(String path, String after, int limit) throws FileServiceException;

    /**
     * Returns all entries of a directory, ordered by the bytes of their names. Reads them in pages of
     * {@link #LIST_PAGE_LENGTH}: if there are more, an entry that is created or removed during the call may be in the
     * result or not.
     *
     * @param path path of a directory.
     * @return its entries, without {@code .} and {@code ..}.
     * @throws FileServiceException ENOENT; ENOTDIR, also for a file; ENAMETOOLONG; EINVAL; EIO.
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
     * Creates a directory.
     *
     * @param path path of the directory; its parent must exist.
     * @throws FileServiceException EEXIST if the path names something; ENOENT; ENOTDIR; ENAMETOOLONG; EINVAL; EROFS in
     *     a snapshot or a read-only service; ENOSPC; EIO.
     */
    void makeDirectory(String path) throws FileServiceException;

    /**
     * Removes the name of a file. Open handles of the file stay valid.
     *
     * @param path path of the file.
     * @throws FileServiceException ENOENT; ENOTDIR; EISDIR for a directory; ENAMETOOLONG; EINVAL; EROFS in a snapshot
     *     or a read-only service; ENOSPC; EIO.
     */
    void unlink(String path) throws FileServiceException;

    /**
     * Removes an empty directory.
     *
     * @param path path of the directory.
     * @throws FileServiceException ENOENT; ENOTDIR, also for a file; ENOTEMPTY; EBUSY for the root; ENAMETOOLONG;
     *     EINVAL, also for a last name of {@code .}; EROFS in a snapshot or a read-only service; ENOSPC; EIO.
     */
    void removeDirectory(String path) throws FileServiceException;

    /**
     * Removes the name of a file, or an empty directory, as C's {@code remove} does: {@link #unlink} or
     * {@link #removeDirectory}, by what the path names at first.
     *
     * @param path path of the file or directory.
     * @throws FileServiceException as from {@link #unlink}, and for a directory as from {@link #removeDirectory}.
     */
    default void remove(final String path) throws FileServiceException {
        try {
            unlink(path);
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.EISDIR) {
                throw e;
            }
            removeDirectory(path);
        }
    }

    /**
     * Writes a whole file under another name, and then renames it: no reader finds a part of it under its path. Does
     * what {@link #open}, {@link #write}, {@link #status(long)}, {@link #close(long)} and {@link #rename} do, perhaps
     * in one request. If the call fails, the file may exist under the other name, complete or not.
     *
     * @param temporary    path of the file until it is complete; a file there is replaced.
     * @param path         path of the file; a file there is replaced.
     * @param source       holds the bytes.
     * @param sourceOffset offset in {@code source} in bytes, from 0.
     * @param length       bytes of the file, from 0.
     * @return the status of the file.
     * @throws FileServiceException as from these calls.
     * @throws IndexOutOfBoundsException if {@code source} does not have {@code length} bytes at {@code sourceOffset}.
     */
    default FileStatus replace(
            final String temporary,
            final String path,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final long handle =
                open(temporary, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE));
        final FileStatus status;
        try {
            write(handle, 0, source, sourceOffset, length);
            status = status(handle);
        } catch (final FileServiceException | RuntimeException | Error e) {
            closeAfter(handle, e);
            throw e;
        }
        close(handle);
        rename(temporary, path);
        return status;
    }

    private void closeAfter(final long handle, final Throwable failure) {
        try {
            close(handle);
        } catch (final FileServiceException | RuntimeException | Error e) {
            failure.addSuppressed(e);
        }
    }

    /**
     * Renames a file or directory, in one step. What has the new name is replaced: a file by a file, or an empty
     * directory by a directory. Open handles of a replaced file stay valid. If both paths name the same, nothing
     * changes.
     *
     * @param from path of the file or directory.
     * @param to   its new path, whose parent must exist.
     * @throws FileServiceException ENOENT; ENOTDIR, also for a directory onto a file; EISDIR for a file onto a
     *     directory; ENOTEMPTY if the directory to replace is not empty; EINVAL, also for a directory into itself or a
     *     last name of {@code .} or {@code ..}; EBUSY for the root; ENAMETOOLONG; EROFS in a snapshot or a read-only
     *     service; ENOSPC; EIO.
     */
    void rename(String from, String to) throws FileServiceException;

    /**
     * Sets the POSIX permission bits. The service stores them and does not enforce them.
     *
     * @param path        path of a file or directory.
     * @param permissions 0 to 07777.
     * @throws FileServiceException ENOENT; ENOTDIR; ENAMETOOLONG; EINVAL, also for other bits; EROFS in a snapshot or a
     *     read-only service; ENOSPC; EIO.
     */
    void setPermissions(String path, int permissions) throws FileServiceException;

    /**
     * Sets the time of the last change.
     *
     * @param path               path of a file or directory.
     * @param modificationMillis milliseconds since 1970-01-01T00:00Z; negative before.
     * @throws FileServiceException ENOENT; ENOTDIR; ENAMETOOLONG; EINVAL; EROFS in a snapshot or a read-only service;
     *     ENOSPC; EIO.
     */
    void setModificationTime(String path, long modificationMillis) throws FileServiceException;

    /**
     * Sets the POSIX permission bits of an open file, which may have been removed; see
     * {@link #setPermissions(String, int)}.
     *
     * @param handle      handle of the file, with any options.
     * @param permissions 0 to 07777.
     * @throws FileServiceException EBADF for an unknown handle; EINVAL for other bits; EROFS in a snapshot or a
     *     read-only service; ENOSPC; EIO.
     */
    void setPermissions(long handle, int permissions) throws FileServiceException;

    /**
     * Sets the time of the last change of an open file, which may have been removed.
     *
     * @param handle             handle of the file, with any options.
     * @param modificationMillis milliseconds since 1970-01-01T00:00Z; negative before.
     * @throws FileServiceException EBADF for an unknown handle; EROFS in a snapshot or a read-only service; ENOSPC;
     *     EIO.
     */
    void setModificationTime(long handle, long modificationMillis) throws FileServiceException;

    /**
     * Makes all earlier changes durable, of every file and every name. Returns after they are on stable storage.
     *
     * @throws FileServiceException EIO if the changes may not be durable, or may be lost, as from {@link #sync}.
     */
    void syncAll() throws FileServiceException;

    /**
     * Returns whether names are any bytes, which this service shows as text by {@link NameEscapes}. In every path and
     * name, {@code \xHH} with two lower-case hexadecimal digits then means that byte. A shown name has at most
     * {@link NameEscapes#MAX_SHOWN_LENGTH} bytes of UTF-8. Else a backslash is a character as any other.
     *
     * @return whether names have escapes; always the same.
     * @throws FileServiceException EBADF.
     */
    boolean hasEscapedNames() throws FileServiceException;

    /**
     * Returns the number of the file system, random from its creation. The versions of a file mean the same bytes
     * wherever its file system's number and its own are the same, also in a later run of the service. A file system
     * that was made anew has another number, unless it is {@link #UNNUMBERED}.
     *
     * @return the number; 0 if versions mean nothing to later runs, as those of a plain directory. A client's number
     *     changes if its server is started again for another file system.
     * @throws FileServiceException EBADF.
     */
    long fileSystemId() throws FileServiceException;

    /**
     * Returns whether the service keeps times that are set. Else {@link #setModificationTime} fails with ENOTSUP.
     *
     * @return whether it does; always the same.
     * @throws FileServiceException EBADF.
     */
    boolean keepsTimes() throws FileServiceException;

    /**
     * Returns whether others see what was written to a file only after {@link #sync(long)} or {@link #close(long)}.
     *
     * @return whether written bytes wait for one of these calls; always the same.
     * @throws FileServiceException EBADF.
     */
    boolean uploadsAtClose() throws FileServiceException;

    /**
     * Returns what the service stores and how much more it can store.
     *
     * @return the present counts.
     * @throws FileServiceException EIO.
     */
    Capacity capacity() throws FileServiceException;

    /**
     * Creates a snapshot: the present tree stays readable under {@code /.snapshots/NAME}, whatever changes afterwards.
     * {@link #list} of {@link #SNAPSHOTS} returns the names of all snapshots; a list of the root does not include that
     * directory. Changes in a snapshot are refused with EROFS.
     *
     * @param name name of the snapshot; a valid file name.
     * @throws FileServiceException EEXIST; EINVAL; ENAMETOOLONG; EROFS in a read-only service; EPERM if the service
     *     exports a part of a tree only; ENOSPC; EIO.
     */
    void createSnapshot(String name) throws FileServiceException;

    /**
     * Removes a snapshot. Handles that are open in it stay valid.
     *
     * @param name name of the snapshot.
     * @throws FileServiceException ENOENT; EINVAL; ENAMETOOLONG; EROFS in a read-only service; EPERM if the service
     *     exports a part of a tree only; ENOSPC; EIO.
     */
    void removeSnapshot(String name) throws FileServiceException;

    /**
     * Closes the service and all handles. A second call has no effect. Whether changes that were not synced are durable
     * is up to the implementation.
     *
     * @throws FileServiceException EIO or EINTR if changes may not be durable; the service is closed nevertheless.
     */
    @Override
    void close() throws FileServiceException;
}
