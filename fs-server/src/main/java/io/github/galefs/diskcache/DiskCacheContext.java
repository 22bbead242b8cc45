package io.github.galefs.diskcache;

import io.github.galefs.file.FileService;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.log.FreeSpace;
import java.nio.file.Path;

/**
 * Configuration of a {@link DiskCachedFileService}. A context is set up, used to open one service, and not used again.
 * Not thread-safe.
 */
public final class DiskCacheContext {
    /** Most bytes of cached files, unless another number is set: 16 GiB. */
    public static final long DEFAULT_CAPACITY = 16L << 30;

    /** Smallest capacity in bytes: 16 MiB. */
    public static final long MIN_CAPACITY = 16L << 20;

    /** Most cached files, unless another number is set. */
    public static final int DEFAULT_MAX_FILES = 65_536;

    /** Bytes that are read from the origin at once, unless another number is set: 4 MiB. */
    public static final int DEFAULT_PIECE_LENGTH = 4 << 20;

    /** Pieces that are read from the origin simultaneously, unless another number is set. */
    public static final int DEFAULT_FETCHES = 8;

    /** Pieces that are read ahead of a sequential reader, unless another number is set. */
    public static final int DEFAULT_READ_AHEAD = 4;

    private static final int MAX_FILES = 1 << 20;
    private static final int MAX_PIECE_LENGTH = 16 << 20;
    private static final int MAX_FETCHES = 64;

    /** A cache of fewer pieces would read most of them past itself. */
    private static final int MIN_PIECES = 4;

    /** Segments of the store have eight blocks at least, and the store keeps some segments free. */
    private static final int MIN_BLOCKS = 128;

    private FileService origin;
    private String identity;
    private Path directory;
    private long capacity = DEFAULT_CAPACITY;
    private int maxFiles = DEFAULT_MAX_FILES;
    private int pieceLength = DEFAULT_PIECE_LENGTH;
    private int blockSize = EmbeddedStoreContext.DEFAULT_BLOCK_SIZE;
    private int fetches = DEFAULT_FETCHES;
    private int readAhead = DEFAULT_READ_AHEAD;
    private FreeSpace freeSpace;
    private boolean concluded;

    /** Creates a context with the default settings, without origin, identity and directory. */
    public DiskCacheContext() {}

    /**
     * Sets the service whose files are cached. Required. {@link DiskCachedFileService#close} closes it.
     *
     * @param newOrigin the service; its versions must last, as {@link DiskCachedFileService} says.
     * @return this.
     */
    public DiskCacheContext origin(final FileService newOrigin) {
        origin = newOrigin;
        return this;
    }

    /**
     * Sets what tells the files of this origin from those of others in the same cache. Required.
     *
     * @param newIdentity such as the address of a server with the exported path, or the URI of a directory of HDFS: the
     *     same text for the same files in each run, and not empty.
     * @return this.
     */
    public DiskCacheContext identity(final String newIdentity) {
        identity = newIdentity;
        return this;
    }

    /**
     * Sets the directory of the cache. Required.
     *
     * @param newDirectory a cache, an empty directory, or a name of none.
     * @return this.
     */
    public DiskCacheContext directory(final Path newDirectory) {
        directory = newDirectory;
        return this;
    }

    /**
     * Sets how many bytes of files are cached. The directory takes at most half as much again and 16 MiB, for what the
     * store has not compacted yet.
     *
     * @param newCapacity bytes, at least {@link #MIN_CAPACITY}, four pieces and 128 blocks; {@link #DEFAULT_CAPACITY}
     *     unless set.
     * @return this.
     */
    public DiskCacheContext capacity(final long newCapacity) {
        capacity = newCapacity;
        return this;
    }

    /**
     * Sets how many files are cached. Each takes some 400 bytes of memory.
     *
     * @param newMaxFiles from 1 to 2<sup>20</sup>; {@link #DEFAULT_MAX_FILES} unless set.
     * @return this.
     */
    public DiskCacheContext maxFiles(final int newMaxFiles) {
        maxFiles = newMaxFiles;
        return this;
    }

    /**
     * Sets how many bytes a miss reads from the origin.
     *
     * @param newPieceLength bytes, a power of two from the block size to 16 MiB; {@link #DEFAULT_PIECE_LENGTH} unless
     *     set.
     * @return this.
     */
    public DiskCacheContext pieceLength(final int newPieceLength) {
        pieceLength = newPieceLength;
        return this;
    }

    /**
     * Sets the block size of the cache's store. Devices read blocks in place that are not longer. A cache with another
     * one is emptied.
     *
     * @param newBlockSize bytes, a power of two from 4 KiB to 4 MiB; {@link EmbeddedStoreContext#DEFAULT_BLOCK_SIZE}
     *     unless set.
     * @return this.
     */
    public DiskCacheContext blockSize(final int newBlockSize) {
        blockSize = newBlockSize;
        return this;
    }

    /**
     * Sets how many pieces are read from the origin simultaneously. Each takes a thread, and memory of a piece.
     *
     * @param newFetches from 1 to 64; {@link #DEFAULT_FETCHES} unless set.
     * @return this.
     */
    public DiskCacheContext fetches(final int newFetches) {
        fetches = newFetches;
        return this;
    }

    /**
     * Sets how many pieces are read ahead of a handle that is read sequentially. At least one of the simultaneous
     * fetches is left to misses.
     *
     * @param newReadAhead from 0 to 64; {@link #DEFAULT_READ_AHEAD} unless set.
     * @return this.
     */
    public DiskCacheContext readAhead(final int newReadAhead) {
        readAhead = newReadAhead;
        return this;
    }

    /**
     * Sets the source of the disk's free space, the disk itself unless set. For tests.
     *
     * @param newFreeSpace the source.
     * @return this.
     */
    public DiskCacheContext freeSpace(final FreeSpace newFreeSpace) {
        freeSpace = newFreeSpace;
        return this;
    }

    FileService origin() {
        return origin;
    }

    String identity() {
        return identity;
    }

    Path directory() {
        return directory;
    }

    long capacity() {
        return capacity;
    }

    int maxFiles() {
        return maxFiles;
    }

    int pieceLength() {
        return pieceLength;
    }

    int blockSize() {
        return blockSize;
    }

    int fetches() {
        return fetches;
    }

    int readAhead() {
        return readAhead;
    }

    /** Returns the source of the disk's free space. */
    FreeSpace freeSpace() {
        return freeSpace == null ? FreeSpace.of(directory) : freeSpace;
    }

    /** Checks the settings and marks the context as used. */
    void conclude() {
        if (concluded) {
            throw new IllegalStateException("this context was used for a disk cache already; create a new one");
        }
        require(origin != null, "the origin of the disk cache is not set: call origin(FileService)");
        require(directory != null, "the directory of the disk cache is not set: call directory(Path)");
        require(
                identity != null && !identity.isEmpty(),
                "the identity of the disk cache's origin is not set: call identity(String), such as with its address");
        requireRange("blockSize", blockSize, 4096, 4 << 20);
        requireRange("pieceLength", pieceLength, blockSize, MAX_PIECE_LENGTH);
        require(
                Integer.bitCount(blockSize) == 1 && Integer.bitCount(pieceLength) == 1,
                "blockSize " + blockSize + " and pieceLength " + pieceLength + ": must be powers of two");
        requireRange("capacity", capacity, leastCapacity(), Long.MAX_VALUE / 2);
        requireRange("maxFiles", maxFiles, 1, MAX_FILES);
        requireRange("fetches", fetches, 1, MAX_FETCHES);
        requireRange("readAhead", readAhead, 0, MAX_FETCHES);
        concluded = true;
    }

    private long leastCapacity() {
        return Math.max(MIN_CAPACITY, Math.max((long) MIN_PIECES * pieceLength, (long) MIN_BLOCKS * blockSize));
    }

    private static void requireRange(final String name, final long value, final long least, final long most) {
        require(value >= least && value <= most, name + " " + value + ": must be from " + least + " to " + most);
    }

    private static void require(final boolean isMet, final String message) {
        if (!isMet) {
            throw new IllegalArgumentException(message);
        }
    }
}
