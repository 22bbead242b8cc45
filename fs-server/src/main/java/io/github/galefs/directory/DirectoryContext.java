package io.github.galefs.directory;

import java.nio.file.Path;

/**
 * Configuration of a {@link DirectoryFileService}. A context is set up, used to open one service, and not used again.
 * Not thread-safe.
 */
public final class DirectoryContext {
    /** Most open files, unless another number is set. */
    public static final int DEFAULT_MAX_OPEN_FILES = 16_384;

    private static final int MAX_OPEN_FILES = 1 << 21;

    private Path directory;
    private int maxOpenFiles = DEFAULT_MAX_OPEN_FILES;
    private boolean areFilesFixed;
    private boolean readsPastCache;
    private boolean concluded;

    /** Creates a context with the default settings and no directory. */
    public DirectoryContext() {}

    /**
     * Sets the directory. Required.
     *
     * @param newDirectory a directory that exists.
     * @return this.
     */
    public DirectoryContext directory(final Path newDirectory) {
        directory = newDirectory;
        return this;
    }

    /**
     * Sets how many handles may be open at a time. Each takes a descriptor of this process; the system's own limit
     * ({@code ulimit -n}) holds beside it.
     *
     * @param newMaxOpenFiles number of handles, 1 to 2<sup>21</sup>; {@link #DEFAULT_MAX_OPEN_FILES} unless set.
     * @return this.
     */
    public DirectoryContext maxOpenFiles(final int newMaxOpenFiles) {
        maxOpenFiles = newMaxOpenFiles;
        return this;
    }

    /**
     * Returns the directory.
     *
     * @return the directory; null unless it was set.
     */
    public Path directory() {
        return directory;
    }

    /**
     * Returns how many handles may be open at a time.
     *
     * @return number of handles.
     */
    public int maxOpenFiles() {
        return maxOpenFiles;
    }

    /**
     * Says whether nobody changes a file while it is open here. Devices that address the memory of the host then read
     * it in place, without a copy: see {@link io.github.galefs.file.MappedBlocks}. Whoever cuts such a file ends this
     * process. So a file is read in place only if it belongs to this user or root, and nobody else may write to it.
     * The service fails with EBUSY when a file is opened for writing that kernels read in place.
     *
     * @param newAreFilesFixed whether files are fixed; false unless set.
     * @return this.
     */
    public DirectoryContext filesAreFixed(final boolean newAreFilesFixed) {
        areFilesFixed = newAreFilesFixed;
        return this;
    }

    /**
     * Returns whether nobody changes a file while it is open here.
     *
     * @return whether files are fixed.
     */
    public boolean areFilesFixed() {
        return areFilesFixed;
    }

    /**
     * Says whether files that are opened for reading only are read past the page cache of the system. That suits data
     * that is read once, or is larger than memory: it takes nothing from what is in the cache, and on a fast device the
     * copy out of the cache. The system reads nothing ahead then, so many reads must be in progress. Where a file
     * system does not offer it, files are read through the cache.
     *
     * @param newReadsPastCache whether files are read past the page cache; false unless set.
     * @return this.
     */
    public DirectoryContext readsPastCache(final boolean newReadsPastCache) {
        readsPastCache = newReadsPastCache;
        return this;
    }

    /**
     * Returns whether files are read past the page cache.
     *
     * @return whether that was set.
     */
    public boolean readsPastCache() {
        return readsPastCache;
    }

    /**
     * Checks the configuration. Called by {@link DirectoryFileService#open}.
     *
     * @throws IllegalStateException if this was concluded before, or has no directory.
     * @throws IllegalArgumentException if a number is out of its range.
     */
    public void conclude() {
        if (concluded) {
            throw new IllegalStateException("this context was used before: make a new one for each service");
        }
        if (directory == null) {
            throw new IllegalStateException("no directory is set: call directory(Path)");
        }
        if (maxOpenFiles < 1 || maxOpenFiles > MAX_OPEN_FILES) {
            throw new IllegalArgumentException(
                    "maxOpenFiles " + maxOpenFiles + ": must be from 1 to " + MAX_OPEN_FILES);
        }
        if (readsPastCache && areFilesFixed) {
            throw new IllegalArgumentException(
                    "readsPastCache and filesAreFixed: files that are read in place are in the page cache; set one");
        }
        concluded = true;
    }
}
