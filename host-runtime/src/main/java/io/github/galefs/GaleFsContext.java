package io.github.galefs;

import static io.github.galefs.ValueChecks.checkNotNegative;
import static io.github.galefs.ValueChecks.checkPositive;
import static io.github.galefs.ValueChecks.checkRange;

import com.sun.management.OperatingSystemMXBean;
import io.github.galefs.cache.EvictionPolicy;
import io.github.galefs.cache.FifoEviction;
import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.device.Device;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.LaunchTimeoutException;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.selection.Devices;
import io.github.galefs.directory.DirectoryContext;
import io.github.galefs.directory.DirectoryFileService;
import io.github.galefs.diskcache.DiskCacheContext;
import io.github.galefs.diskcache.DiskCachedFileService;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.files.OpenFiles;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.log.KernelLog;
import io.github.galefs.lane.LaneAgentRunner;
import io.github.galefs.provider.FileServiceProvider;
import io.github.galefs.provider.Place;
import io.github.galefs.provider.ProviderContext;
import io.github.galefs.round.LaunchPolicy;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.agrona.concurrent.IdleStrategy;
import org.slf4j.LoggerFactory;

/**
 * Configuration of a {@link GaleFs}. {@link GaleFs#open} concludes it; it serves one {@code GaleFs}. Not thread-safe.
 */
public final class GaleFsContext implements AutoCloseable {
    /** Default bytes in a block: 64 KiB. */
    public static final int DEFAULT_BLOCK_SIZE = 64 * 1024;

    /** Minimum bytes in a block: 4 KiB. */
    public static final int MIN_BLOCK_SIZE = 4 * 1024;

    /** Maximum bytes in a block: 16 MiB. */
    public static final int MAX_BLOCK_SIZE = 16 * 1024 * 1024;

    /** Default bytes of the block cache: 256 MiB. */
    public static final long DEFAULT_CACHE_SIZE = 256L * 1024 * 1024;

    /** Default limit of work-groups in a launch. */
    public static final int DEFAULT_MAX_WORK_GROUPS = 1024;

    /** Maximum limit of work-groups in a launch. */
    public static final int MAX_WORK_GROUPS = 262_144;

    /** Default number of work-groups in rounds. */
    public static final int DEFAULT_ROUND_SLOTS = 4096;

    /** Maximum number of work-groups in rounds. */
    public static final int MAX_ROUND_SLOTS = 65_536;

    /** Default number of ready work-groups at which a round begins. */
    public static final int DEFAULT_ROUND_READY_GROUPS = DEFAULT_ROUND_SLOTS;

    /**
     * Default time for which a ready work-group waits until a round begins. In half of it, not all work-groups of a GPU
     * can open a file, and those that did would read alone, which does not fill the bus.
     */
    public static final Duration DEFAULT_ROUND_DELAY = Duration.ofNanos(200_000);

    /** Default limit of open files. */
    public static final int DEFAULT_MAX_OPEN_FILES = 16_384;

    /** Maximum limit of open files. */
    public static final int MAX_OPEN_FILES = 1 << 20;

    /** Default time for which a kernel waits for a host that does not reply. */
    public static final Duration DEFAULT_HOST_TIMEOUT = Duration.ofMinutes(1);

    /** Default threads that wait for a file service whose calls go over a network. */
    public static final int DEFAULT_TRANSFER_THREADS = 64;

    /** Default messages that a launch may print. */
    public static final int DEFAULT_MAX_KERNEL_MESSAGES = 10_000;

    /** Maximum messages that a launch may print. */
    public static final int MAX_KERNEL_MESSAGES = 1_000_000;

    /** Maximum threads that move blocks. */
    public static final int MAX_TRANSFER_THREADS = 1024;

    /** One for reading, and one for writing. */
    private static final int HANDLES_OF_A_FILE = 2;

    private Path store;
    private Path directory;
    private Place place;
    private Path diskCache;
    private boolean areFilesFixed;
    private boolean readsPastCache;
    private FileService files;
    private String deviceName = Devices.AUTO;
    private Device device;
    private Optional<WaitForm> waitForm = Optional.empty();
    private int blockSize = DEFAULT_BLOCK_SIZE;
    private long cacheSize = DEFAULT_CACHE_SIZE;
    private int maxWorkGroups = DEFAULT_MAX_WORK_GROUPS;
    private int roundSlots = DEFAULT_ROUND_SLOTS;
    private int roundReadyGroups = DEFAULT_ROUND_READY_GROUPS;
    private Duration roundDelay = DEFAULT_ROUND_DELAY;
    private int maxOpenFiles = DEFAULT_MAX_OPEN_FILES;
    private Duration hostTimeout = DEFAULT_HOST_TIMEOUT;
    private int transferThreads;
    private IntFunction<EvictionPolicy> eviction = frames -> FifoEviction.inRuns(frames, blockSize);
    private Supplier<IdleStrategy> idleStrategy = LaneAgentRunner::defaultIdleStrategy;
    private boolean writesThrough;
    private Duration timeLimit = KernelCall.UNLIMITED;
    private KernelChecks checks = KernelChecks.NONE;
    private Consumer<String> kernelLog = LoggerFactory.getLogger(KernelLog.class)::info;
    private long inPlaceLimit = defaultInPlaceLimit();
    private int maxKernelMessages = DEFAULT_MAX_KERNEL_MESSAGES;

    /** Set when this is concluded. */
    private SessionResources resources;

    private boolean concluded;

    /**
     * Creates a context with defaults. One of {@link #directory}, {@link #store}, {@link #place} and {@link #files}
     * must be set.
     */
    public GaleFsContext() {}

    /**
     * Sets the store whose files are served. The {@code GaleFs} opens and closes it.
     *
     * @param directory of the store, on this machine; must exist.
     * @return this.
     */
    public GaleFsContext store(final Path directory) {
        store = directory;
        return this;
    }

    /**
     * Sets the directory whose files are served as they are. The {@code GaleFs} closes what it opens there.
     *
     * @param newDirectory on this machine; must exist.
     * @return this.
     */
    public GaleFsContext directory(final Path newDirectory) {
        directory = newDirectory;
        return this;
    }

    /**
     * Sets the place whose files are served: {@code file:///DIR}, {@code store:///DIR}, {@code galefs://HOST:PORT/}, or
     * a place of a {@link FileServiceProvider} on the class path, such as {@code hdfs://HOST:PORT/DIR}. The {@code
     * GaleFs} opens and closes its files. For TLS, tokens, or a provider's settings, open the file service and pass it
     * to {@link #files(FileService)}.
     *
     * @param uri of the place.
     * @return this.
     * @throws IllegalArgumentException if the URI has another form, or no provider has its scheme; the message names
     *     the schemes that there are.
     */
    public GaleFsContext place(final URI uri) {
        place = Place.of(uri);
        return this;
    }

    /**
     * Sets a directory of this machine that keeps what kernels read of the {@link #place}, also for the next run. No
     * effect on places of this machine.
     *
     * @param cacheDirectory a cache, an empty directory, or a name of none; one process at a time uses it.
     * @return this.
     * @see DiskCachedFileService
     */
    public GaleFsContext diskCache(final Path cacheDirectory) {
        diskCache = cacheDirectory;
        return this;
    }

    /**
     * Says whether nobody changes a file of the {@link #directory} while it is open. Kernels then read it in place; see
     * {@link DirectoryContext#filesAreFixed}. No effect on other places.
     *
     * @param newAreFilesFixed whether files are fixed; false unless set.
     * @return this.
     */
    public GaleFsContext filesAreFixed(final boolean newAreFilesFixed) {
        areFilesFixed = newAreFilesFixed;
        return this;
    }

    /**
     * Says whether files of the {@link #directory} that are opened for reading only are read past the page cache of the
     * system; see {@link DirectoryContext#readsPastCache}. No effect on other places.
     *
     * @param newReadsPastCache whether files are read past the page cache; false unless set.
     * @return this.
     */
    public GaleFsContext readsPastCache(final boolean newReadsPastCache) {
        readsPastCache = newReadsPastCache;
        return this;
    }

    /**
     * Sets the file service whose files are served. The {@code GaleFs} does not close it.
     *
     * @param service the open service.
     * @return this.
     */
    public GaleFsContext files(final FileService service) {
        files = service;
        return this;
    }

    /**
     * Sets the device by name. The {@code GaleFs} opens and closes it.
     *
     * @param name as for {@link Devices#open(String)}; {@link Devices#AUTO} by default.
     * @return this.
     */
    public GaleFsContext device(final String name) {
        deviceName = name;
        return this;
    }

    /**
     * Sets the form in which kernels wait for the host, on a device set by name. By default, kernels run in the
     * device's default form.
     *
     * @param form {@link WaitForm#LIVE} needs a device that shares memory with the host while a kernel runs; {@link
     *             WaitForm#SUSPENDED} needs OpenCL 1.2.
     * @return this.
     */
    public GaleFsContext waitForm(final WaitForm form) {
        waitForm = Optional.of(form);
        return this;
    }

    /**
     * Sets an open device. The {@code GaleFs} does not close it.
     *
     * @param openDevice the device.
     * @return this.
     */
    public GaleFsContext device(final Device openDevice) {
        device = openDevice;
        return this;
    }

    /**
     * Sets the bytes in a block, the unit of caching and of transfers.
     *
     * @param bytes a power of two from {@link #MIN_BLOCK_SIZE} to {@link #MAX_BLOCK_SIZE};
     *              {@link #DEFAULT_BLOCK_SIZE} by default.
     * @return this.
     */
    public GaleFsContext blockSize(final int bytes) {
        blockSize = bytes;
        return this;
    }

    /**
     * Sets the bytes of the block cache. A remainder smaller than a block is not used. For mappings of n blocks at the
     * same time it should have n + 1: see {@link io.github.galefs.kernel.file.DeviceFile#gmap}.
     *
     * @param bytes at least one block; {@link #DEFAULT_CACHE_SIZE} by default.
     * @return this.
     */
    public GaleFsContext cacheSize(final long bytes) {
        cacheSize = bytes;
        return this;
    }

    /**
     * Sets whether {@code gwrite} returns only when the file service has accepted the bytes, and returns the errors of
     * that itself. Otherwise these are returned by {@code gclose}, and bytes stay in the cache for the time being.
     *
     * @param writes whether bytes are written through; false by default.
     * @return this.
     */
    public GaleFsContext writeThrough(final boolean writes) {
        writesThrough = writes;
        return this;
    }

    /**
     * Sets the limit of work-groups in a launch, on a device whose kernels share memory with the host while they run. A
     * launch in rounds has no limit.
     *
     * @param count from 1 to {@link #MAX_WORK_GROUPS}, each of which takes 6 KiB of shared memory;
     *              {@link #DEFAULT_MAX_WORK_GROUPS} by default.
     * @return this.
     */
    public GaleFsContext maxWorkGroups(final int count) {
        maxWorkGroups = count;
        return this;
    }

    /**
     * Sets how many work-groups may have begun and not ended, where work-groups suspend: in rounds, and live on
     * processors. The other work-groups of a launch start as these end.
     *
     * @param count from 1 to {@link #MAX_ROUND_SLOTS}, each of which takes 4 KiB of host memory and of device memory
     *              in rounds, and what the kernel saves while it waits; {@link #DEFAULT_ROUND_SLOTS} by default.
     * @return this.
     */
    public GaleFsContext roundSlots(final int count) {
        roundSlots = count;
        return this;
    }

    /**
     * Sets the number of work-groups with a reply at which a round begins, although the host still works on requests of
     * others. A round has fixed costs, about 25 µs on a GPU. The default is as many as there are slots by default, so
     * that {@link #roundDelay} alone decides: while replies come fast, a round takes all of them, and the requests that
     * a smaller number left for the next round would cost the host twice as much.
     *
     * @param count from 1 to {@link #MAX_ROUND_SLOTS}; {@link #DEFAULT_ROUND_READY_GROUPS} by default.
     * @return this.
     */
    public GaleFsContext roundReadyGroups(final int count) {
        roundReadyGroups = count;
        return this;
    }

    /**
     * Sets the time after which a round begins, although fewer than {@link #roundReadyGroups} work-groups have a reply
     * and the host still works on requests of others.
     *
     * @param delay from the first reply, not negative; {@link #DEFAULT_ROUND_DELAY} by default.
     * @return this.
     */
    public GaleFsContext roundDelay(final Duration delay) {
        roundDelay = delay;
        return this;
    }

    /**
     * Sets the limit of open files, over all work-groups. Live on processors, no more work-groups than this have begun
     * at a time.
     *
     * @param count from 1 to {@link #MAX_OPEN_FILES}, each of which takes 72 bytes of shared memory;
     *              {@link #DEFAULT_MAX_OPEN_FILES} by default.
     * @return this.
     */
    public GaleFsContext maxOpenFiles(final int count) {
        maxOpenFiles = count;
        return this;
    }

    /**
     * Sets the time for which a kernel waits for a host that gives no sign of life, before its calls fail with
     * {@code ETIMEDOUT}: once to twice this time. A request itself may take as long as the file service needs. The time
     * is approximate: a device without a clock counts polls.
     *
     * @param timeout positive; {@link #DEFAULT_HOST_TIMEOUT} by default.
     * @return this.
     */
    public GaleFsContext hostTimeout(final Duration timeout) {
        hostTimeout = timeout;
        return this;
    }

    /**
     * Sets the time after which a launch is stopped whose kernel has not ended: its file calls return {@code -EINTR},
     * and {@link GaleFs#launch} throws {@link LaunchTimeoutException}. The time counts from the begin of the kernel,
     * without its compilation and without earlier launches.
     *
     * <p>A kernel that makes no file calls, or ignores their errors, may run on: then the launch throws within a second
     * all the same, and later launches are refused until the kernel ends. It can still write to the launch's arrays,
     * and its memory is not freed by {@link GaleFs#close}. It does not keep the program from ending.
     *
     * @param limit positive; by default there is no limit.
     * @return this.
     */
    public GaleFsContext timeLimit(final Duration limit) {
        timeLimit = limit;
        return this;
    }

    /**
     * Sets whether an OpenCL device checks indices, offsets, divisors, dimensions and barriers while a kernel runs, as
     * the JVM device does by itself. A violation stops the launch, and {@link GaleFs#launch} throws {@link
     * io.github.galefs.device.KernelFailedException} with method, line, index and length. Kernels are slower, and are
     * compiled for it, which needs a TornadoVM SDK also where they are packaged.
     *
     * @param areChecked whether kernels are checked; false by default.
     * @return this.
     */
    public GaleFsContext checkKernels(final boolean areChecked) {
        checks = areChecked ? KernelChecks.ALL : KernelChecks.NONE;
        return this;
    }

    /**
     * Sets what receives the messages that kernels print, see {@link KernelLog}.
     *
     * @param sink called with each message, by one thread at a time, which serves nothing else. A launch waits for it
     *             at its end, up to 10 s for a message. By default it writes to the logger of {@link KernelLog}, as
     *             info.
     * @return this.
     */
    public GaleFsContext kernelLog(final Consumer<String> sink) {
        kernelLog = sink;
        return this;
    }

    /**
     * Sets the number of messages that a launch may print. Those beyond are dropped, and counted.
     *
     * @param count from 1 to {@link #MAX_KERNEL_MESSAGES}, each of which takes 256 bytes of the memory that kernels
     *              reach; {@link #DEFAULT_MAX_KERNEL_MESSAGES} by default.
     * @return this.
     */
    public GaleFsContext maxKernelMessages(final int count) {
        maxKernelMessages = count;
        return this;
    }

    /**
     * Sets the number of threads that read blocks from the file service and write them to it, and so how many of its
     * calls are in progress at the same time. Where calls are slow, threads mostly wait, and more of them are faster;
     * where they only copy bytes, more threads than processors would hinder one another.
     *
     * @param count from 1 to {@link #MAX_TRANSFER_THREADS}. The default is {@link #DEFAULT_TRANSFER_THREADS}; for a
     *              file service on this machine that is read by way of the page cache, the number of processors, or
     *              seven eighths of it for a device with memory of its own. Idle threads end.
     * @return this.
     */
    public GaleFsContext transferThreads(final int count) {
        transferThreads = count;
        return this;
    }

    /**
     * Sets how much memory of the file service a device that has memory of its own is given to read in place: a GPU's
     * driver keeps these pages of files in memory. It takes 16 MiB at a time, so a smaller limit allows nothing.
     *
     * @param bytes from 0, for none, with what other sessions of this process have given; by default half of the
     *              machine's memory, or of what this process may have of it.
     * @return this.
     */
    public GaleFsContext inPlaceLimit(final long bytes) {
        inPlaceLimit = bytes;
        return this;
    }

    /**
     * Sets the eviction policy of the block cache.
     *
     * @param policy creates the policy for a number of frames; {@link FifoEviction#inRuns} by default.
     * @return this.
     */
    public GaleFsContext eviction(final IntFunction<EvictionPolicy> policy) {
        eviction = policy;
        return this;
    }

    /**
     * Sets the idle strategy of the agent that polls for requests of kernels.
     *
     * @param strategy creates the strategy, once for each launch; {@link LaneAgentRunner#defaultIdleStrategy()} by
     *                 default.
     * @return this.
     */
    public GaleFsContext idleStrategy(final Supplier<IdleStrategy> strategy) {
        idleStrategy = strategy;
        return this;
    }

    long inPlaceLimit() {
        return inPlaceLimit;
    }

    private static long defaultInPlaceLimit() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getTotalMemorySize() / 2;
    }

    int frameCount() {
        return (int) (cacheSize / blockSize);
    }

    boolean writesThrough() {
        return writesThrough;
    }

    int blockShift() {
        return Integer.numberOfTrailingZeros(blockSize);
    }

    FileService files() {
        return resources.files();
    }

    Device device() {
        return resources.device();
    }

    String deviceReason() {
        return resources.deviceReason();
    }

    Duration timeLimit() {
        return timeLimit;
    }

    KernelChecks checks() {
        return checks;
    }

    Consumer<String> kernelLog() {
        return kernelLog;
    }

    int maxKernelMessages() {
        return maxKernelMessages;
    }

    int maxWorkGroups() {
        return maxWorkGroups;
    }

    int roundSlots() {
        return roundSlots;
    }

    LaunchPolicy launchPolicy() {
        return new LaunchPolicy(roundReadyGroups, roundDelay.toNanos());
    }

    int maxOpenFiles() {
        return maxOpenFiles;
    }

    /** Returns the number of fds, including the first ones, which are reserved. */
    int fdCount() {
        return maxOpenFiles + OpenFiles.FIRST_FD;
    }

    int transferThreads() {
        if (transferThreads != 0) {
            return transferThreads;
        }
        // Past the cache the system reads nothing ahead.
        return readsPastCache ? DEFAULT_TRANSFER_THREADS : resources.defaultTransferThreads();
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
     * Checks all values, then opens store and device unless they were passed open.
     *
     * @throws FileServiceException     the store cannot be opened.
     * @throws IllegalArgumentException a value is out of its range.
     * @throws IllegalStateException    this context was concluded before.
     */
    void conclude() throws FileServiceException {
        if (concluded) {
            throw new IllegalStateException("this context is already in use by a GaleFs: create a new one");
        }
        concluded = true;
        resources = new SessionResources(files, device);
        CacheSizes.check(blockSize, cacheSize);
        checkRange("maxWorkGroups", maxWorkGroups, MAX_WORK_GROUPS);
        checkRange("maxOpenFiles", maxOpenFiles, MAX_OPEN_FILES);
        checkRange("roundSlots", roundSlots, MAX_ROUND_SLOTS);
        checkRange("roundReadyGroups", roundReadyGroups, MAX_ROUND_SLOTS);
        checkRange("maxKernelMessages", maxKernelMessages, MAX_KERNEL_MESSAGES);
        checkRange("transferThreads", transferThreads(), MAX_TRANSFER_THREADS);
        checkNotNegative("roundDelay", roundDelay);
        if (inPlaceLimit < 0) {
            throw new IllegalArgumentException("inPlaceLimit " + inPlaceLimit + ": must not be negative");
        }
        checkPositive("hostTimeout", hostTimeout);
        checkPositive("timeLimit", timeLimit);
        resources.open(openers(), deviceName, waitForm);
    }

    /** Returns what opens the files, one for each place that is set. */
    private List<FileServiceOpener> openers() {
        final List<FileServiceOpener> openers = new ArrayList<>();
        if (store != null) {
            openers.add(() -> open(new Place.Store(store)));
        }
        if (directory != null) {
            openers.add(() -> open(new Place.Directory(directory)));
        }
        if (place != null) {
            openers.add(() -> open(place));
        }
        return openers;
    }

    private FileService open(final Place chosen) throws FileServiceException {
        return switch (chosen) {
            case Place.Store(final Path files) -> EmbeddedStore.open(new EmbeddedStoreContext().directory(files));
            case Place.Directory(final Path files) ->
                DirectoryFileService.open(new DirectoryContext()
                        .directory(files)
                        .filesAreFixed(areFilesFixed)
                        .readsPastCache(readsPastCache)
                        .maxOpenFiles(HANDLES_OF_A_FILE * maxOpenFiles));
            case Place.Server(final ServerAddress address) ->
                cached(chosen, RemoteFileService.connect(new ClientContext().address(address)));
            case Place.Provided(final URI uri, final FileServiceProvider provider) ->
                cached(chosen, provider.open(new ProviderContext(uri)));
        };
    }

    private FileService cached(final Place chosen, final FileService origin) throws FileServiceException {
        if (diskCache == null) {
            return origin;
        }
        boolean isOpen = false;
        try {
            final FileService files = DiskCachedFileService.open(new DiskCacheContext()
                    .origin(origin)
                    .identity(chosen.toString())
                    .directory(diskCache));
            isOpen = true;
            return files;
        } finally {
            if (!isOpen) {
                origin.close();
            }
        }
    }

    /**
     * Closes the store and the device that this context opened.
     *
     * @throws FileServiceException the store cannot be closed.
     */
    @Override
    public void close() throws FileServiceException {
        if (resources != null) {
            resources.close();
        }
    }

    /** Closes after a failure; a failure of the close is suppressed. */
    void closeOwned(final Throwable failure) {
        resources.closeAfter(failure);
    }
}
