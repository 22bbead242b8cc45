package io.github.galefs;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.jvm.JvmFlags;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Statistics;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.agrona.concurrent.status.CountersReader;

/**
 * Launches kernels on a device that open, read, write and close the files of a file service by themselves.
 *
 * <pre>{@code
 * try (GaleFs galeFs = GaleFs.open(new GaleFsContext().store(Path.of("/data/store")))) {
 *     galeFs.launch(MyKernels::count, new Grid(64, 8), args, out);
 * }
 * }</pre>
 *
 * <p>Opening, launching and closing are the {@code ginitialize}, {@code ghandle} and {@code gfinalize} of the paper
 * below. Thread-safe; launches run one after another. When a launch returns, the file service has all bytes that the
 * kernel has written; {@link FileService#sync(long)} makes them durable.
 *
 * @see <a href="https://ipsj.ixsq.nii.ac.jp/records/142023">Matsumiya, Takahashi, Oyama: access to a distributed file
 *     system from GPU code (2015, in Japanese)</a>
 */
public final class GaleFs extends KernelLaunches implements AutoCloseable {
    private final GaleFsContext context;
    private final Device device;
    private final FileService files;
    private final Counters counters = new Counters();
    private final DeviceSession session;
    private final ReentrantLock launching = new ReentrantLock(true);
    private final IdleLooks idleLooks = new IdleLooks(this::giveUpOutdated);
    private boolean closed;

    private GaleFs(final GaleFsContext context) {
        this.context = context;
        this.device = context.device();
        this.files = context.files();
        this.session = DeviceSession.open(context, counters);
    }

    /**
     * Opens a session of a file service and a device.
     *
     * @param context configuration; must not be used again.
     * @return the open session, to be closed by the caller.
     * @throws FileServiceException     the store cannot be opened.
     * @throws IllegalArgumentException the context has an invalid value; with the value and the range.
     * @throws IllegalStateException    the JVM lacks flags that GaleFS needs; with the lines to add. See
     *     {@link JvmFlags}.
     */
    public static GaleFs open(final GaleFsContext context) throws FileServiceException {
        JvmFlags.require();
        context.conclude();
        try {
            return new GaleFs(context);
        } catch (final RuntimeException | Error e) {
            context.closeOwned(e);
            throw e;
        }
    }

    /**
     * Allocates a copy of an array that stays on the device from launch to launch, and copies the array there. A launch
     * uses the copy when {@link DeviceArray#array()} is passed to it.
     *
     * @param array an array of a type that kernels accept, see {@link Kernel}.
     * @param <A>   type of the array.
     * @return the array on the device, to be closed by the caller.
     * @throws IllegalArgumentException the array is of another type, or has a copy on the device already.
     * @throws OutOfMemoryError         the device has too little memory; with the numbers.
     */
    public <A> DeviceArray<A> allocateArray(final A array) {
        return device.allocateArray(array);
    }

    /**
     * Returns the file service, for use by the host.
     *
     * @return the service; closed with this session if the session opened it.
     */
    public FileService files() {
        return files;
    }

    /**
     * Returns the device.
     *
     * @return the device; closed with this session if the session opened it.
     */
    public Device device() {
        return device;
    }

    /**
     * Returns why the session uses this device.
     *
     * @return one line of text.
     */
    public String deviceReason() {
        return context.deviceReason();
    }

    /**
     * Returns the counts since this session was opened.
     *
     * @return a snapshot.
     */
    public Statistics statistics() {
        return counters.snapshot();
    }

    /**
     * Returns the counters, for tools of Agrona.
     *
     * @return a reader of the live counters.
     */
    public CountersReader counters() {
        return counters.reader();
    }

    /**
     * Waits for a running launch and closes the session, with the store and the device that it opened.
     *
     * @throws FileServiceException the store cannot be closed.
     */
    @Override
    public void close() throws FileServiceException {
        launching.lock();
        try {
            if (!closed) {
                closed = true;
                try {
                    idleLooks.close();
                    session.close();
                } finally {
                    context.close();
                }
            }
        } finally {
            launching.unlock();
        }
    }

    @Override
    void run(final Kernel kernel, final Grid grid, final List<Object> arguments) throws InterruptedException {
        final KernelCall call = new KernelCall(kernel, arguments, context.timeLimit(), context.checks());
        boolean hasBlocksInPlace = false;
        launching.lockInterruptibly();
        try {
            if (closed) {
                throw new IllegalStateException("this GaleFs is closed");
            }
            try {
                session.run(call, grid);
            } finally {
                hasBlocksInPlace = session.hasBlocksInPlace();
            }
        } finally {
            launching.unlock();
            if (hasBlocksInPlace) {
                // After the unlock: a look that comes before, and finds the launch, is not the last one.
                idleLooks.begin();
            }
        }
    }

    /** Gives up blocks that the file service wants back; returns whether to look again. */
    private boolean giveUpOutdated() {
        if (!launching.tryLock()) {
            // A launch gives them up itself, and begins looks when it has ended.
            return false;
        }
        try {
            if (!closed) {
                session.giveUpOutdated();
            }
            return !closed && session.hasBlocksInPlace();
        } finally {
            launching.unlock();
        }
    }
}
