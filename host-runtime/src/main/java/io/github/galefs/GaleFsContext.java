package io.github.galefs;

import io.github.galefs.cache.EvictionPolicy;
import io.github.galefs.cache.FifoEviction;
import io.github.galefs.device.Device;
import io.github.galefs.device.selection.Devices;
import io.github.galefs.device.selection.Selection;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.lane.PollerThread;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.agrona.BitUtil;
import org.agrona.concurrent.IdleStrategy;

/**
 * What a {@link GaleFs} is made of. Set what differs from the defaults, then hand it over: {@link GaleFs#open}
 * concludes it. Not safe for use by several threads, and good for one {@code GaleFs}.
 */
public final class GaleFsContext implements AutoCloseable {
    /** Bytes in a block unless set: 64 KiB. */
    public static final int DEFAULT_BLOCK_SIZE = 64 * 1024;

    /** Smallest block: 4 KiB. */
    public static final int MIN_BLOCK_SIZE = 4 * 1024;

    /** Largest block: 16 MiB. */
    public static final int MAX_BLOCK_SIZE = 16 * 1024 * 1024;

    /** Bytes of frames unless set: 256 MiB. */
    public static final long DEFAULT_CACHE_SIZE = 256L * 1024 * 1024;

    /** Work-groups of a launch unless set. */
    public static final int DEFAULT_MAX_WORK_GROUPS = 1024;

    /** Most work-groups that can be set. */
    public static final int MAX_WORK_GROUPS = 262_144;

    /** Open files unless set. */
    public static final int DEFAULT_MAX_OPEN_FILES = 16_384;

    /** Most open files that can be set. */
    public static final int MAX_OPEN_FILES = 1 << 20;

    /** How long a kernel waits for a host that does not answer, unless set. */
    public static final Duration DEFAULT_HOST_TIMEOUT = Duration.ofMinutes(1);

    /** Most frames: their entries in the page table must fit into one buffer. */
    private static final long MAX_FRAMES = 1L << 26;

    private Path store;
    private FileService files;
    private boolean ownsFiles;
    private String deviceName = Devices.AUTO;
    private Device device;
    private String deviceReason = "the device that was given";
    private boolean ownsDevice;
    private int blockSize = DEFAULT_BLOCK_SIZE;
    private long cacheSize = DEFAULT_CACHE_SIZE;
    private int maxWorkGroups = DEFAULT_MAX_WORK_GROUPS;
    private int maxOpenFiles = DEFAULT_MAX_OPEN_FILES;
    private Duration hostTimeout = DEFAULT_HOST_TIMEOUT;
    private IntFunction<EvictionPolicy> eviction = FifoEviction::new;
    private Supplier<IdleStrategy> idleStrategy = PollerThread::defaultIdleStrategy;
    private boolean concluded;

    /**
     * Serves files from a store in a local directory, which must exist. It is opened and closed with the {@code
     * GaleFs}.
     *
     * @param directory of the store.
     * @return this.
     */
    public GaleFsContext store(final Path directory) {
        store = directory;
        return this;
    }

    /**
     * Serves files from a service that is open already, and is not closed with the {@code GaleFs}.
     *
     * @param service the service.
     * @return this.
     */
    public GaleFsContext files(final FileService service) {
        files = service;
        return this;
    }

    /**
     * Sets the device by name; {@link Devices#AUTO} unless set. It is opened and closed with the {@code GaleFs}.
     *
     * @param name as in {@link Devices#open(String)}.
     * @return this.
     */
    public GaleFsContext device(final String name) {
        deviceName = name;
        return this;
    }

    /**
     * Sets a device that is open already, and is not closed with the {@code GaleFs}.
     *
     * @param openDevice the device.
     * @return this.
     */
    public GaleFsContext device(final Device openDevice) {
        device = openDevice;
        return this;
    }

    /**
     * Sets the bytes in a block: what is cached and moved at once.
     *
     * @param bytes a power of two from {@link #MIN_BLOCK_SIZE} to {@link #MAX_BLOCK_SIZE}.
     * @return this.
     */
    public GaleFsContext blockSize(final int bytes) {
        blockSize = bytes;
        return this;
    }

    /**
     * Sets the bytes of frames; what does not fill a block is not used.
     *
     * @param bytes at least one block.
     * @return this.
     */
    public GaleFsContext cacheSize(final long bytes) {
        cacheSize = bytes;
        return this;
    }

    /**
     * Sets the most work-groups that a launch may have.
     *
     * @param count from 1 to {@link #MAX_WORK_GROUPS}; each takes 6 KiB of shared memory.
     * @return this.
     */
    public GaleFsContext maxWorkGroups(final int count) {
        maxWorkGroups = count;
        return this;
    }

    /**
     * Sets the most files that may be open at once, over all work-groups.
     *
     * @param count from 1 to {@link #MAX_OPEN_FILES}; each takes 72 bytes of shared memory.
     * @return this.
     */
    public GaleFsContext maxOpenFiles(final int count) {
        maxOpenFiles = count;
        return this;
    }

    /**
     * Sets how long a kernel waits for a host that does not answer, before its calls fail with {@code ETIMEDOUT}. About
     * so long: a device has no clock, it counts.
     *
     * @param timeout positive.
     * @return this.
     */
    public GaleFsContext hostTimeout(final Duration timeout) {
        hostTimeout = timeout;
        return this;
    }

    /**
     * Sets which block gives way to another; {@link FifoEviction} unless set.
     *
     * @param policy makes the policy for a number of frames.
     * @return this.
     */
    public GaleFsContext eviction(final IntFunction<EvictionPolicy> policy) {
        eviction = policy;
        return this;
    }

    /**
     * Sets what the poller does while no kernel asks for anything; {@link PollerThread#defaultIdleStrategy()} unless
     * set.
     *
     * @param strategy makes the strategy, once for each launch.
     * @return this.
     */
    public GaleFsContext idleStrategy(final Supplier<IdleStrategy> strategy) {
        idleStrategy = strategy;
        return this;
    }

    int frameCount() {
        return (int) (cacheSize / blockSize);
    }

    int blockShift() {
        return Integer.numberOfTrailingZeros(blockSize);
    }

    FileService files() {
        return files;
    }

    Device device() {
        return device;
    }

    String deviceReason() {
        return deviceReason;
    }

    int maxWorkGroups() {
        return maxWorkGroups;
    }

    int maxOpenFiles() {
        return maxOpenFiles;
    }

    Duration hostTimeout() {
        return hostTimeout;
    }

    EvictionPolicy newEvictionPolicy() {
        return eviction.apply(frameCount());
    }

    IdleStrategy newIdleStrategy() {
        return idleStrategy.get();
    }

    /**
     * Checks all values, then opens what is not open.
     *
     * @throws FileServiceException     when the store cannot be opened.
     * @throws IllegalArgumentException when a value is out of its range.
     * @throws IllegalStateException    when this has been concluded before.
     */
    void conclude() throws FileServiceException {
        if (concluded) {
            throw new IllegalStateException("this context belongs to a GaleFs already; make a new one");
        }
        concluded = true;
        checkBlocks();
        checkRange("maxWorkGroups", maxWorkGroups, MAX_WORK_GROUPS);
        checkRange("maxOpenFiles", maxOpenFiles, MAX_OPEN_FILES);
        if (hostTimeout.isNegative() || hostTimeout.isZero()) {
            throw new IllegalArgumentException("hostTimeout " + hostTimeout + ": must be positive");
        }
        if ((store == null) == (files == null)) {
            throw new IllegalArgumentException("either a store directory or a file service must be set, and not both");
        }
        openFilesAndDevice();
    }

    @Override
    public void close() throws FileServiceException {
        try {
            if (ownsDevice) {
                device.close();
            }
        } finally {
            if (ownsFiles) {
                files.close();
            }
        }
    }

    /** Closes after a failure, which is told in any case. */
    void closeOwned(final Throwable failure) {
        try {
            close();
        } catch (final FileServiceException e) {
            failure.addSuppressed(e);
        }
    }

    /** Opens the files while another thread opens the device: both take a good part of a short program's time. */
    private void openFilesAndDevice() throws FileServiceException {
        final CompletableFuture<Selection> selection = select();
        try {
            fdTable();
        } catch (final FileServiceException | RuntimeException e) {
            selection
                    .handle((selected, failure) -> failure == null ? selected : suppressed(e, failure))
                    .thenAccept(this::take)
                    .join();
            closeOwned(e);
            throw e;
        }
        try {
            take(selection.join());
        } catch (final CompletionException e) {
            closeOwned(e.getCause());
            throw e.getCause() instanceof final RuntimeException failure ? failure : e;
        }
    }

    private CompletableFuture<Selection> select() {
        final CompletableFuture<Selection> selection = new CompletableFuture<>();
        if (device != null) {
            selection.complete(null);
        } else {
            selection.completeAsync(
                    () -> Devices.select(deviceName),
                    task -> Thread.ofPlatform().name("galefs-open-device").start(task));
        }
        return selection;
    }

    /** Takes over the device that was selected; null for one that was given. */
    private void take(final Selection selection) {
        if (selection != null) {
            device = selection.device();
            deviceReason = selection.reason();
            ownsDevice = true;
        }
    }

    private static Selection suppressed(final Throwable told, final Throwable other) {
        told.addSuppressed(other);
        return null;
    }

    private void fdTable() throws FileServiceException {
        if (files == null) {
            files = FileStore.open(new FileStoreContext().directory(store));
            ownsFiles = true;
        }
    }

    private void checkBlocks() {
        if (!BitUtil.isPowerOfTwo(blockSize) || blockSize < MIN_BLOCK_SIZE || blockSize > MAX_BLOCK_SIZE) {
            throw new IllegalArgumentException("block size " + blockSize + ": must be a power of two from "
                    + MIN_BLOCK_SIZE + " to " + MAX_BLOCK_SIZE);
        }
        if (cacheSize < blockSize) {
            throw new IllegalArgumentException(
                    "cache size " + cacheSize + ": must be at least one block, " + blockSize + " bytes");
        }
        if (cacheSize / blockSize > MAX_FRAMES) {
            throw new IllegalArgumentException("cache size " + cacheSize + " with blocks of " + blockSize
                    + " bytes: at most " + MAX_FRAMES + " blocks; use larger ones");
        }
    }

    private static void checkRange(final String name, final int value, final int max) {
        if (value < 1 || value > max) {
            throw new IllegalArgumentException(name + " " + value + ": must be from 1 to " + max);
        }
    }
}
