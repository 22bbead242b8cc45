package io.github.galefs.file;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Set;

/**
 * One directory of a file service, presented as the root of a service of its own. No path leads out of it: {@code ..}
 * in its root stays in its root.
 *
 * <p>Overridden are the calls that take a path, which is resolved below the directory, and the calls on snapshots: a
 * snapshot is one of the whole service, so they throw {@link PosixError#EPERM}. Calls on a handle are forwarded, among
 * them {@code status} and {@code close}: every handle comes from {@code open}, which has resolved its path. So are
 * {@code syncAll} and {@code capacity}, which act on and describe the whole service.
 *
 * <p>A path's length includes that of the directory where the service compares it with {@link #MAX_PATH_LENGTH}.
 * Messages of errors show paths as the underlying service sees them; a server does not send them to its clients.
 */
public final class RootedFileService extends ForwardingFileService {
    /** Not an id of any file. */
    private static final long NO_FILE_ID = 0;

    private final FileService files;
    private final String root;

    private RootedFileService(final FileService files, final String root) {
        this.files = files;
        this.root = root;
    }

    /**
     * Roots a service at one of its directories.
     *
     * @param files the service; closing the result closes it.
     * @param path  path of the directory.
     * @return a view of the service, or {@code files} itself if the directory is its root.
     * @throws FileServiceException as from {@link FileService#stat}, if nothing has the path.
     */
    public static FileService of(final FileService files, final String path) throws FileServiceException {
        final boolean isRoot = files.stat(path).fileId() == files.stat("/").fileId();
        return isRoot ? files : new RootedFileService(files, path);
    }

    @Override
    protected FileService delegate() {
        return files;
    }

    @Override
    public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        return super.open(resolve(path), options);
    }

    @Override
    public FileStatus stat(final String path) throws FileServiceException {
        return super.stat(resolve(path));
    }

    @Override
    public List<DirectoryEntry> list(final String path, final String after, final int limit)
            throws FileServiceException {
        return super.list(resolve(path), after, limit);
    }

    @Override
    public void makeDirectory(final String path) throws FileServiceException {
        super.makeDirectory(resolve(path));
    }

    @Override
    public void unlink(final String path) throws FileServiceException {
        super.unlink(resolveBelowRoot(path));
    }

    @Override
    public void removeDirectory(final String path) throws FileServiceException {
        super.removeDirectory(resolveBelowRoot(path));
    }

    @Override
    public void rename(final String from, final String to) throws FileServiceException {
        super.rename(resolveBelowRoot(from), resolveBelowRoot(to));
    }

    @Override
    public FileStatus replace(
            final String temporary,
            final String path,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        return files.replace(resolveBelowRoot(temporary), resolveBelowRoot(path), source, sourceOffset, length);
    }

    @Override
    public void setPermissions(final String path, final int permissions) throws FileServiceException {
        super.setPermissions(resolve(path), permissions);
    }

    @Override
    public void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        super.setModificationTime(resolve(path), modificationMillis);
    }

    @Override
    public void createSnapshot(final String name) throws FileServiceException {
        throw snapshotRefusal(name);
    }

    @Override
    public void removeSnapshot(final String name) throws FileServiceException {
        throw snapshotRefusal(name);
    }

    /**
     * Returns the path in the underlying service. Drops each {@code ..} that would lead out of the root and keeps the
     * others, because the name before a {@code ..} must exist. Counting names is enough to find the depth, because the
     * service has no links.
     */
    private String resolve(final String path) {
        if (path.isEmpty()) {
            return path;
        }
        final StringBuilder resolved = new StringBuilder(root);
        int depth = 0;
        for (final String name : path.split("/", -1)) {
            final boolean isParent = name.equals("..");
            if (isParent && depth == 0) {
                continue;
            }
            if (isParent) {
                depth--;
            } else if (!name.isEmpty() && !name.equals(".")) {
                depth++;
            }
            resolved.append('/').append(name);
        }
        return resolved.toString();
    }

    /** Returns the path in the underlying service; throws EBUSY if it is that of the root. */
    private String resolveBelowRoot(final String path) throws FileServiceException {
        final String resolved = resolve(path);
        if (!path.isEmpty() && files.stat(root).fileId() == fileId(resolved)) {
            throw new FileServiceException(PosixError.EBUSY, "'" + path + "' is the root");
        }
        return resolved;
    }

    /** Returns the id of what has a path, or {@link #NO_FILE_ID}: the call that follows then throws the reason. */
    private long fileId(final String path) {
        try {
            return files.stat(path).fileId();
        } catch (final FileServiceException _) {
            return NO_FILE_ID;
        }
    }

    private static FileServiceException snapshotRefusal(final String name) {
        return new FileServiceException(
                PosixError.EPERM,
                "snapshot '" + name + "': only a part of the store is exported, and a snapshot is of all of it");
    }
}
