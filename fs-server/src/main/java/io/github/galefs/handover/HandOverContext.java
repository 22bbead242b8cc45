package io.github.galefs.handover;

import io.github.galefs.file.FileService;
import java.time.Duration;

/**
 * Configuration of a {@link HandOverFileService}. A context is set up, used to open one service, and not used again.
 * Not thread-safe.
 */
public final class HandOverContext {
    /** Most bytes of memory for files, unless another number is set: 1 GiB. */
    public static final long DEFAULT_MAX_BYTES = 1L << 30;

    /** Least number of bytes that can be set as the most memory for files. */
    public static final long MIN_BYTES = ChunkPool.SLAB;

    /** Longest time for which a reader can wait. */
    public static final Duration MAX_WAIT_LIMIT = Duration.ofDays(1);

    /** Most files in memory, unless another number is set. */
    public static final int DEFAULT_MAX_FILES = 65_536;

    /** For how long a reader waits for a writer, unless another time is set. */
    public static final Duration DEFAULT_WAIT_LIMIT = Duration.ofSeconds(30);

    /** Most readers that wait at a time, unless another number is set: half of a server's threads for reads. */
    public static final int DEFAULT_MAX_WAITING = 6;

    private static final int MAX_FILES = 1 << 20;
    private static final int MAX_WAITING = 1 << 16;

    private FileService files;
    private String prefix;
    private Upload upload = Upload.LATER;
    private long maxBytes = DEFAULT_MAX_BYTES;
    private int maxFiles = DEFAULT_MAX_FILES;
    private int readers = 1;
    private Duration waitLimit = DEFAULT_WAIT_LIMIT;
    private int maxWaiting = DEFAULT_MAX_WAITING;
    private boolean concluded;

    /** Creates a context with the default settings, without a service and a prefix. */
    public HandOverContext() {}

    /**
     * Sets the service behind the gateway. Required. {@link HandOverFileService#close} closes it.
     *
     * @param newFiles the service.
     * @return this.
     */
    public HandOverContext files(final FileService newFiles) {
        files = newFiles;
        return this;
    }

    /**
     * Sets the directory whose files are handed over, with those of the directories below it. Required.
     *
     * @param newPrefix path of the directory at the service behind; {@code /} for all files.
     * @return this.
     */
    public HandOverContext prefix(final String newPrefix) {
        prefix = newPrefix;
        return this;
    }

    /**
     * Sets when files are written to the service behind, {@link Upload#LATER} unless set.
     *
     * @param newUpload the time.
     * @return this.
     */
    public HandOverContext upload(final Upload newUpload) {
        upload = newUpload;
        return this;
    }

    /**
     * Sets how much memory the files take together. Memory that was taken once is kept until the service is closed.
     *
     * @param newMaxBytes bytes, at least {@link #MIN_BYTES}; {@link #DEFAULT_MAX_BYTES} unless set.
     * @return this.
     */
    public HandOverContext maxBytes(final long newMaxBytes) {
        maxBytes = newMaxBytes;
        return this;
    }

    /**
     * Sets how many files are in memory.
     *
     * @param newMaxFiles from 1 to 2<sup>20</sup>; {@link #DEFAULT_MAX_FILES} unless set.
     * @return this.
     */
    public HandOverContext maxFiles(final int newMaxFiles) {
        maxFiles = newMaxFiles;
        return this;
    }

    /**
     * Sets how many times a file is opened for reading and closed until its readers have had it. A program that opens a
     * file several times, one after another, counts as often.
     *
     * @param newReaders from 1, which is the default; {@link Integer#MAX_VALUE} for files that stay until they are
     *     removed.
     * @return this.
     */
    public HandOverContext readers(final int newReaders) {
        readers = newReaders;
        return this;
    }

    /**
     * Sets for how long an open for reading waits until the file's writer has closed it.
     *
     * @param newWaitLimit from 0 to {@link #MAX_WAIT_LIMIT}; {@link #DEFAULT_WAIT_LIMIT} unless set.
     * @return this.
     */
    public HandOverContext waitLimit(final Duration newWaitLimit) {
        waitLimit = newWaitLimit;
        return this;
    }

    /**
     * Sets how many opens wait at a time. Each takes a thread of its caller; those of a server are 12 for all reads.
     *
     * @param newMaxWaiting from 1 to 65,536; {@link #DEFAULT_MAX_WAITING} unless set.
     * @return this.
     */
    public HandOverContext maxWaiting(final int newMaxWaiting) {
        maxWaiting = newMaxWaiting;
        return this;
    }

    FileService files() {
        return files;
    }

    String prefix() {
        return prefix;
    }

    Upload upload() {
        return upload;
    }

    long maxBytes() {
        return maxBytes;
    }

    int maxFiles() {
        return maxFiles;
    }

    int readers() {
        return readers;
    }

    Duration waitLimit() {
        return waitLimit;
    }

    int maxWaiting() {
        return maxWaiting;
    }

    /** Checks the settings and marks the context as used. */
    void conclude() {
        if (concluded) {
            throw new IllegalStateException("this context was used for a service already; create a new one");
        }
        require(files != null, "the service behind is not set: call files(FileService)");
        require(prefix != null && !prefix.isEmpty(), "the prefix is not set: call prefix(String), such as with /");
        require(upload != null, "upload null: must be LATER or NEVER");
        require(maxBytes >= MIN_BYTES, "maxBytes " + maxBytes + ": must be at least " + MIN_BYTES);
        requireRange("maxFiles", maxFiles, MAX_FILES);
        requireRange("readers", readers, Integer.MAX_VALUE);
        requireRange("maxWaiting", maxWaiting, MAX_WAITING);
        require(
                waitLimit != null && !waitLimit.isNegative() && waitLimit.compareTo(MAX_WAIT_LIMIT) <= 0,
                "waitLimit " + waitLimit + ": must be from 0 to " + MAX_WAIT_LIMIT);
        concluded = true;
    }

    private static void requireRange(final String name, final int value, final int most) {
        require(value >= 1 && value <= most, name + " " + value + ": must be from 1 to " + most);
    }

    private static void require(final boolean isMet, final String message) {
        if (!isMet) {
            throw new IllegalArgumentException(message);
        }
    }
}
