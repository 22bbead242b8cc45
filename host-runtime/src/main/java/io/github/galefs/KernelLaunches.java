package io.github.galefs;

import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.kernel.Kernel;
import java.util.Arrays;
import java.util.List;

/**
 * The launches of {@link GaleFs}, one for each number of a kernel's parameters, so that Java's compiler checks the
 * arguments against the kernel.
 *
 * <p>An argument is an array, for which the array of a {@link DeviceArray} may stand, or a scalar. Scalars have exactly
 * the type of the parameter: {@code 1L} for a {@code long}, {@code 2.5f} for a {@code float}. Where GaleFS was built
 * with a TornadoVM SDK, an argument may also be one of TornadoVM's arrays, or a {@code new KernelContext()}, in whose
 * place each work-item receives its own.
 */
abstract sealed class KernelLaunches permits GaleFs {
    /** Runs a kernel and waits for its end. */
    abstract void run(Kernel kernel, Grid grid, List<Object> arguments) throws InterruptedException;

    /**
     * Runs a kernel without data and waits for its end.
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
     * Runs a kernel with one parameter of data and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first argument.
     * @param <A>    type of the first parameter.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A> void launch(final Kernel.Of1<A> kernel, final Grid grid, final A a) throws InterruptedException {
        run(kernel, grid, Arrays.asList(a));
    }

    /**
     * Runs a kernel with two parameters of data and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first argument.
     * @param b      second argument.
     * @param <A>    type of the first parameter.
     * @param <B>    type of the second parameter.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A, B> void launch(final Kernel.Of2<A, B> kernel, final Grid grid, final A a, final B b)
            throws InterruptedException {
        run(kernel, grid, Arrays.asList(a, b));
    }

    /**
     * Runs a kernel with three parameters of data and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first argument.
     * @param b      second argument.
     * @param c      third argument.
     * @param <A>    type of the first parameter.
     * @param <B>    type of the second parameter.
     * @param <C>    type of the third parameter.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A, B, C> void launch(final Kernel.Of3<A, B, C> kernel, final Grid grid, final A a, final B b, final C c)
            throws InterruptedException {
        run(kernel, grid, Arrays.asList(a, b, c));
    }

    /**
     * Runs a kernel with four parameters of data and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first argument.
     * @param b      second argument.
     * @param c      third argument.
     * @param d      fourth argument.
     * @param <A>    type of the first parameter.
     * @param <B>    type of the second parameter.
     * @param <C>    type of the third parameter.
     * @param <D>    type of the fourth parameter.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A, B, C, D> void launch(
            final Kernel.Of4<A, B, C, D> kernel, final Grid grid, final A a, final B b, final C c, final D d)
            throws InterruptedException {
        run(kernel, grid, Arrays.asList(a, b, c, d));
    }

    /**
     * Runs a kernel with five parameters of data and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first argument.
     * @param b      second argument.
     * @param c      third argument.
     * @param d      fourth argument.
     * @param e      fifth argument.
     * @param <A>    type of the first parameter.
     * @param <B>    type of the second parameter.
     * @param <C>    type of the third parameter.
     * @param <D>    type of the fourth parameter.
     * @param <E>    type of the fifth parameter.
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
        run(kernel, grid, Arrays.asList(a, b, c, d, e));
    }

    /**
     * Runs a kernel with six parameters of data and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first argument.
     * @param b      second argument.
     * @param c      third argument.
     * @param d      fourth argument.
     * @param e      fifth argument.
     * @param f      sixth argument.
     * @param <A>    type of the first parameter.
     * @param <B>    type of the second parameter.
     * @param <C>    type of the third parameter.
     * @param <D>    type of the fourth parameter.
     * @param <E>    type of the fifth parameter.
     * @param <F>    type of the sixth parameter.
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
        run(kernel, grid, Arrays.asList(a, b, c, d, e, f));
    }

    /**
     * Runs a kernel with seven parameters of data and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first argument.
     * @param b      second argument.
     * @param c      third argument.
     * @param d      fourth argument.
     * @param e      fifth argument.
     * @param f      sixth argument.
     * @param g      seventh argument.
     * @param <A>    type of the first parameter.
     * @param <B>    type of the second parameter.
     * @param <C>    type of the third parameter.
     * @param <D>    type of the fourth parameter.
     * @param <E>    type of the fifth parameter.
     * @param <F>    type of the sixth parameter.
     * @param <G>    type of the seventh parameter.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A, B, C, D, E, F, G> void launch(
            final Kernel.Of7<A, B, C, D, E, F, G> kernel,
            final Grid grid,
            final A a,
            final B b,
            final C c,
            final D d,
            final E e,
            final F f,
            final G g)
            throws InterruptedException {
        run(kernel, grid, Arrays.asList(a, b, c, d, e, f, g));
    }

    /**
     * Runs a kernel with eight parameters of data and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first argument.
     * @param b      second argument.
     * @param c      third argument.
     * @param d      fourth argument.
     * @param e      fifth argument.
     * @param f      sixth argument.
     * @param g      seventh argument.
     * @param h      eighth argument.
     * @param <A>    type of the first parameter.
     * @param <B>    type of the second parameter.
     * @param <C>    type of the third parameter.
     * @param <D>    type of the fourth parameter.
     * @param <E>    type of the fifth parameter.
     * @param <F>    type of the sixth parameter.
     * @param <G>    type of the seventh parameter.
     * @param <H>    type of the eighth parameter.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A, B, C, D, E, F, G, H> void launch(
            final Kernel.Of8<A, B, C, D, E, F, G, H> kernel,
            final Grid grid,
            final A a,
            final B b,
            final C c,
            final D d,
            final E e,
            final F f,
            final G g,
            final H h)
            throws InterruptedException {
        run(kernel, grid, Arrays.asList(a, b, c, d, e, f, g, h));
    }

    /**
     * Runs a kernel with nine parameters of data and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first argument.
     * @param b      second argument.
     * @param c      third argument.
     * @param d      fourth argument.
     * @param e      fifth argument.
     * @param f      sixth argument.
     * @param g      seventh argument.
     * @param h      eighth argument.
     * @param i      ninth argument.
     * @param <A>    type of the first parameter.
     * @param <B>    type of the second parameter.
     * @param <C>    type of the third parameter.
     * @param <D>    type of the fourth parameter.
     * @param <E>    type of the fifth parameter.
     * @param <F>    type of the sixth parameter.
     * @param <G>    type of the seventh parameter.
     * @param <H>    type of the eighth parameter.
     * @param <I>    type of the ninth parameter.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A, B, C, D, E, F, G, H, I> void launch(
            final Kernel.Of9<A, B, C, D, E, F, G, H, I> kernel,
            final Grid grid,
            final A a,
            final B b,
            final C c,
            final D d,
            final E e,
            final F f,
            final G g,
            final H h,
            final I i)
            throws InterruptedException {
        run(kernel, grid, Arrays.asList(a, b, c, d, e, f, g, h, i));
    }

    /**
     * Runs a kernel with ten parameters of data and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first argument.
     * @param b      second argument.
     * @param c      third argument.
     * @param d      fourth argument.
     * @param e      fifth argument.
     * @param f      sixth argument.
     * @param g      seventh argument.
     * @param h      eighth argument.
     * @param i      ninth argument.
     * @param j      tenth argument.
     * @param <A>    type of the first parameter.
     * @param <B>    type of the second parameter.
     * @param <C>    type of the third parameter.
     * @param <D>    type of the fourth parameter.
     * @param <E>    type of the fifth parameter.
     * @param <F>    type of the sixth parameter.
     * @param <G>    type of the seventh parameter.
     * @param <H>    type of the eighth parameter.
     * @param <I>    type of the ninth parameter.
     * @param <J>    type of the tenth parameter.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A, B, C, D, E, F, G, H, I, J> void launch(
            final Kernel.Of10<A, B, C, D, E, F, G, H, I, J> kernel,
            final Grid grid,
            final A a,
            final B b,
            final C c,
            final D d,
            final E e,
            final F f,
            final G g,
            final H h,
            final I i,
            final J j)
            throws InterruptedException {
        run(kernel, grid, Arrays.asList(a, b, c, d, e, f, g, h, i, j));
    }

    /**
     * Runs a kernel with eleven parameters of data and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first argument.
     * @param b      second argument.
     * @param c      third argument.
     * @param d      fourth argument.
     * @param e      fifth argument.
     * @param f      sixth argument.
     * @param g      seventh argument.
     * @param h      eighth argument.
     * @param i      ninth argument.
     * @param j      tenth argument.
     * @param k      eleventh argument.
     * @param <A>    type of the first parameter.
     * @param <B>    type of the second parameter.
     * @param <C>    type of the third parameter.
     * @param <D>    type of the fourth parameter.
     * @param <E>    type of the fifth parameter.
     * @param <F>    type of the sixth parameter.
     * @param <G>    type of the seventh parameter.
     * @param <H>    type of the eighth parameter.
     * @param <I>    type of the ninth parameter.
     * @param <J>    type of the tenth parameter.
     * @param <K>    type of the eleventh parameter.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A, B, C, D, E, F, G, H, I, J, K> void launch(
            final Kernel.Of11<A, B, C, D, E, F, G, H, I, J, K> kernel,
            final Grid grid,
            final A a,
            final B b,
            final C c,
            final D d,
            final E e,
            final F f,
            final G g,
            final H h,
            final I i,
            final J j,
            final K k)
            throws InterruptedException {
        run(kernel, grid, Arrays.asList(a, b, c, d, e, f, g, h, i, j, k));
    }

    /**
     * Runs a kernel with twelve parameters of data and waits for its end; see {@link #launch(Kernel.Of0, Grid)}.
     *
     * @param kernel reference to the kernel's method.
     * @param grid   number and size of work-groups.
     * @param a      first argument.
     * @param b      second argument.
     * @param c      third argument.
     * @param d      fourth argument.
     * @param e      fifth argument.
     * @param f      sixth argument.
     * @param g      seventh argument.
     * @param h      eighth argument.
     * @param i      ninth argument.
     * @param j      tenth argument.
     * @param k      eleventh argument.
     * @param l      twelfth argument.
     * @param <A>    type of the first parameter.
     * @param <B>    type of the second parameter.
     * @param <C>    type of the third parameter.
     * @param <D>    type of the fourth parameter.
     * @param <E>    type of the fifth parameter.
     * @param <F>    type of the sixth parameter.
     * @param <G>    type of the seventh parameter.
     * @param <H>    type of the eighth parameter.
     * @param <I>    type of the ninth parameter.
     * @param <J>    type of the tenth parameter.
     * @param <K>    type of the eleventh parameter.
     * @param <L>    type of the twelfth parameter.
     * @throws InterruptedException the calling thread was interrupted; the launch was stopped.
     */
    public <A, B, C, D, E, F, G, H, I, J, K, L> void launch(
            final Kernel.Of12<A, B, C, D, E, F, G, H, I, J, K, L> kernel,
            final Grid grid,
            final A a,
            final B b,
            final C c,
            final D d,
            final E e,
            final F f,
            final G g,
            final H h,
            final I i,
            final J j,
            final K k,
            final L l)
            throws InterruptedException {
        run(kernel, grid, Arrays.asList(a, b, c, d, e, f, g, h, i, j, k, l));
    }
}
