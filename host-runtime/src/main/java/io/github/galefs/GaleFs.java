package io.github.galefs;

import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Statistics;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.agrona.concurrent.status.CountersReader;

/**
 * A file service, mounted on a device: kernels that are launched here open, read, write and close its files by
 * themselves.
 *
 * <pre>{@code
 * try (GaleFs galeFs = GaleFs.open(new GaleFsContext().store(Path.of("/data/store")))) {
 *     galeFs.launch(MyKernels::count, new Grid(64, 8), args, out);
 * }
 * }</pre>
 *
 * <p>Opening, launching and closing are the {@code ginitialize}, {@code ghandle} and {@code gfinalize} of the paper.
 * Safe for use by several threads; launches take place one after another. What kernels have written is at the file
 * service when a launch returns; how durable it is there is up to {@link FileService#sync(long)}.
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
        this.session = new DeviceSession(context, counters);
    }

    /**
     * Mounts a file service on a device.
     *
     * @param context what and how; is concluded here, and belongs to the result from now on.
     * @return the mounted file service, to be closed by the caller.
     * @throws FileServiceException     when the store cannot be opened.
     * @throws IllegalArgumentException when the context's values do not fit together; with the values.
     */
    public static GaleFs open(final GaleFsContext context) throws FileServiceException {
        context.conclude();
        try {
            return new GaleFs(context);
        } catch (final RuntimeException | Error e) {
            context.closeOwned(e);
            throw e;
        }
    }

    /**
     * Runs a kernel without arrays of data, and waits for its end.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   extent of the launch.
     * @throws KernelFailedException when a work-item threw, or what it wrote could not be written back and no kernel
     *     was told.
     * @throws InterruptedException  when the calling thread was interrupted; the launch has been stopped.
     */
    public void launch(final Kernel.Of0 kernel, final Grid grid) throws InterruptedException {
        run(kernel, grid, List.of());
    }

    /**
     * Runs a kernel with one array of data; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   extent of the launch.
     * @param a      its array.
     * @param <A>    type of the array.
     * @throws InterruptedException when the calling thread was interrupted; the launch has been stopped.
     */
    public <A> void launch(final Kernel.Of1<A> kernel, final Grid grid, final A a) throws InterruptedException {
        run(kernel, grid, List.of(a));
    }

    /**
     * Runs a kernel with two arrays of data; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   extent of the launch.
     * @param a      first array.
     * @param b      second array.
     * @param <A>    type of the first array.
     * @param <B>    type of the second array.
     * @throws InterruptedException when the calling thread was interrupted; the launch has been stopped.
     */
    public <A, B> void launch(final Kernel.Of2<A, B> kernel, final Grid grid, final A a, final B b)
            throws InterruptedException {
        run(kernel, grid, List.of(a, b));
    }

    /**
     * Runs a kernel with three arrays of data; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   extent of the launch.
     * @param a      first array.
     * @param b      second array.
     * @param c      third array.
     * @param <A>    type of the first array.
     * @param <B>    type of the second array.
     * @param <C>    type of the third array.
     * @throws InterruptedException when the calling thread was interrupted; the launch has been stopped.
     */
    public <A, B, C> void launch(final Kernel.Of3<A, B, C> kernel, final Grid grid, final A a, final B b, final C c)
            throws InterruptedException {
        run(kernel, grid, List.of(a, b, c));
    }

    /**
     * Runs a kernel with four arrays of data; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   extent of the launch.
     * @param a      first array.
     * @param b      second array.
     * @param c      third array.
     * @param d      fourth array.
     * @param <A>    type of the first array.
     * @param <B>    type of the second array.
     * @param <C>    type of the third array.
     * @param <D>    type of the fourth array.
     * @throws InterruptedException when the calling thread was interrupted; the launch has been stopped.
     */
    public <A, B, C, D> void launch(
            final Kernel.Of4<A, B, C, D> kernel, final Grid grid, final A a, final B b, final C c, final D d)
            throws InterruptedException {
        run(kernel, grid, List.of(a, b, c, d));
    }

    /**
     * Runs a kernel with five arrays of data; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   extent of the launch.
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
     * @throws InterruptedException when the calling thread was interrupted; the launch has been stopped.
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
     * Runs a kernel with six arrays of data; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   extent of the launch.
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
     * @throws InterruptedException when the calling thread was interrupted; the launch has been stopped.
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
     * The file service that is mounted, for the host's own use.
     *
     * @return the service; closed with this object if it was opened by it.
     */
    public FileService files() {
        return files;
    }

    /**
     * The device.
     *
     * @return the device; closed with this object if it was opened by it.
     */
    public Device device() {
        return device;
    }

    /**
     * Why it is this device.
     *
     * @return one line for people.
     */
    public String deviceReason() {
        return context.deviceReason();
    }

    /**
     * Counts since this was opened.
     *
     * @return a copy.
     */
    public Statistics statistics() {
        return counters.snapshot();
    }

    /**
     * The counters themselves.
     *
     * @return for Agrona's tools.
     */
    public CountersReader counters() {
        return counters.reader();
    }

    /**
     * Waits for a launch under way, and gives everything back.
     *
     * @throws FileServiceException when the file service cannot be closed.
     */
    @Override
    public void close() throws FileServiceException {
        launching.lock();
        try {
            if (!closed) {
                closed = true;
                session.close();
                context.close();
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
