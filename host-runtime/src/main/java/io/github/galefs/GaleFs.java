package io.github.galefs;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelFailedException;
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
public final class GaleFs implements AutoCloseable {
    private final GaleFsContext context;
    private final Device device;
    private final FileService files;
    private final Counters counters = new Counters();
    private final DeviceSession session;
    private final ReentrantLock launching = new ReentrantLock(true);
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
     * Runs a kernel without data arrays and waits for its end.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @throws KernelFailedException a work-item threw an exception, or a write-back failed whose error was not returned
     *     to the kernel.
     * @throws InterruptedException  the calling thread was interrupted; the launch was stopped.
     */
    public void launch(final Kernel.Of0 kernel, final Grid grid) throws InterruptedException {
        run(kernel, grid, List.of());
    }

    /**
     * Runs a kernel with one data array and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      the array.
     * @param <A>    type of the array.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A> void launch(final Kernel.Of1<A> kernel, final Grid grid, final A a) throws InterruptedException {
        run(kernel, grid, List.of(a));
    }

    /**
     * Runs a kernel with two data arrays and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first array.
     * @param b      second array.
     * @param <A>    type of the first array.
     * @param <B>    type of the second array.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A, B> void launch(final Kernel.Of2<A, B> kernel, final Grid grid, final A a, final B b)
            throws InterruptedException {
        run(kernel, grid, List.of(a, b));
    }

    /**
     * Runs a kernel with three data arrays and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first array.
     * @param b      second array.
     * @param c      third array.
     * @param <A>    type of the first array.
     * @param <B>    type of the second array.
     * @param <C>    type of the third array.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A, B, C> void launch(final Kernel.Of3<A, B, C> kernel, final Grid grid, final A a, final B b, final C c)
            throws InterruptedException {
        run(kernel, grid, List.of(a, b, c));
    }

    /**
     * Runs a kernel with four data arrays and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first array.
     * @param b      second array.
     * @param c      third array.
     * @param d      fourth array.
     * @param <A>    type of the first array.
     * @param <B>    type of the second array.
     * @param <C>    type of the third array.
     * @param <D>    type of the fourth array.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A, B, C, D> void launch(
            final Kernel.Of4<A, B, C, D> kernel, final Grid grid, final A a, final B b, final C c, final D d)
            throws InterruptedException {
        run(kernel, grid, List.of(a, b, c, d));
    }

    /**
     * Runs a kernel with five data arrays and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first array.
     * @param b      second array.
     * @param c      third array.
     * @param d      fourth array.
     * @param e      fifth array.
     * @param <A>    type of the first array.
     * @param <B>    type of the second array.
     * @param <C>    type of the third array.
     * @param <D>    type of the fourth array.
     * @param <E>    type of the fifth array.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A, B, C, D, E> void launch(
            final Kernel.Of5<A, B, C, D, E> kernel,
            final Grid grid,
            final A a,
            final B b,
            final C c,
            final D d,
            final E e)
            throws InterruptedException {
        run(kernel, grid, List.of(a, b, c, d, e));
    }

    /**
     * Runs a kernel with six data arrays and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first array.
     * @param b      second array.
     * @param c      third array.
     * @param d      fourth array.
     * @param e      fifth array.
     * @param f      sixth array.
     * @param <A>    type of the first array.
     * @param <B>    type of the second array.
     * @param <C>    type of the third array.
     * @param <D>    type of the fourth array.
     * @param <E>    type of the fifth array.
     * @param <F>    type of the sixth array.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A, B, C, D, E, F> void launch(
            final Kernel.Of6<A, B, C, D, E, F> kernel,
            final Grid grid,
            final A a,
            final B b,
            final C c,
            final D d,
            final E e,
            final F f)
            throws InterruptedException {
        run(kernel, grid, List.of(a, b, c, d, e, f));
    }

    /**
     * Allocates a copy of an array that stays on the device from launch to launch, and copies the array there. A launch
     * uses the copy when {@link DeviceArray#array()} is passed to it.
     *
     * @param array an {@code int[]}, {@code long[]}, {@code float[]} or {@code double[]}.
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
                    session.close();
                } finally {
                    context.close();
                }
            }
        } finally {
            launching.unlock();
        }
    }

    private void run(final Kernel kernel, final Grid grid, final List<Object> arguments) throws InterruptedException {
        final KernelCall call = new KernelCall(kernel, arguments);
        launching.lockInterruptibly();
        try {
            if (closed) {
                throw new IllegalStateException("this GaleFs is closed");
            }
            session.run(call, grid);
        } finally {
            launching.unlock();
        }
    }
}
