package io.github.galefs.kernel;

import java.io.Serializable;

/**
 * A kernel: a static Java method whose first parameter is the file system, followed by up to 12 parameters of data:
 * arrays and scalars, in any order.
 *
 * <p>Arrays are {@code byte[]}, {@code short[]}, {@code char[]}, {@code int[]}, {@code long[]}, {@code float[]} or
 * {@code double[]}; scalars are {@code int}, {@code long}, {@code float} or {@code double}. A scalar is an argument of
 * each launch: it is not compiled into the kernel. The host passes a kernel as a method reference, such as {@code
 * MyKernels::count}, and the launch supplies the first parameter. Java's compiler then checks number and types of the
 * others, where an {@code int} is no {@code long}, and a {@code double} no {@code float}. The reference is
 * serializable, so a device can find the method that it must compile.
 *
 * <p>A device gives the results of the JVM, bit for bit, except for NaNs' bits and for these, in units in the last
 * place (ulp): {@link Math#log} and {@link Math#cbrt} differ by up to 1, {@link Math#log10} and {@link Math#tanh} by up
 * to 2, since a device computes the functions of {@link StrictMath}; and division of floats by up to 2.5 on a device of
 * OpenCL that does not report correctly rounded division ({@code CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT}).
 */
public sealed interface Kernel extends Serializable
        permits Kernel.Of0,
                Kernel.Of1,
                Kernel.Of2,
                Kernel.Of3,
                Kernel.Of4,
                Kernel.Of5,
                Kernel.Of6,
                Kernel.Of7,
                Kernel.Of8,
                Kernel.Of9,
                Kernel.Of10,
                Kernel.Of11,
                Kernel.Of12 {
    /** A kernel without data. */
    @FunctionalInterface
    non-sealed interface Of0 extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         */
        void run(long[] fs);
    }

    /**
     * A kernel with one parameter of data.
     *
     * @param <A> type of the first parameter.
     */
    @FunctionalInterface
    non-sealed interface Of1<A> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first argument.
         */
        void run(long[] fs, A a);
    }

    /**
     * A kernel with two parameters of data.
     *
     * @param <A> type of the first parameter.
     * @param <B> type of the second parameter.
     */
    @FunctionalInterface
    non-sealed interface Of2<A, B> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first argument.
         * @param b  second argument.
         */
        void run(long[] fs, A a, B b);
    }

    /**
     * A kernel with three parameters of data.
     *
     * @param <A> type of the first parameter.
     * @param <B> type of the second parameter.
     * @param <C> type of the third parameter.
     */
    @FunctionalInterface
    non-sealed interface Of3<A, B, C> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first argument.
         * @param b  second argument.
         * @param c  third argument.
         */
        void run(long[] fs, A a, B b, C c);
    }

    /**
     * A kernel with four parameters of data.
     *
     * @param <A> type of the first parameter.
     * @param <B> type of the second parameter.
     * @param <C> type of the third parameter.
     * @param <D> type of the fourth parameter.
     */
    @FunctionalInterface
    non-sealed interface Of4<A, B, C, D> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first argument.
         * @param b  second argument.
         * @param c  third argument.
         * @param d  fourth argument.
         */
        void run(long[] fs, A a, B b, C c, D d);
    }

    /**
     * A kernel with five parameters of data.
     *
     * @param <A> type of the first parameter.
     * @param <B> type of the second parameter.
     * @param <C> type of the third parameter.
     * @param <D> type of the fourth parameter.
     * @param <E> type of the fifth parameter.
     */
    @FunctionalInterface
    non-sealed interface Of5<A, B, C, D, E> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first argument.
         * @param b  second argument.
         * @param c  third argument.
         * @param d  fourth argument.
         * @param e  fifth argument.
         */
        void run(long[] fs, A a, B b, C c, D d, E e);
    }

    /**
     * A kernel with six parameters of data.
     *
     * @param <A> type of the first parameter.
     * @param <B> type of the second parameter.
     * @param <C> type of the third parameter.
     * @param <D> type of the fourth parameter.
     * @param <E> type of the fifth parameter.
     * @param <F> type of the sixth parameter.
     */
    @FunctionalInterface
    non-sealed interface Of6<A, B, C, D, E, F> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first argument.
         * @param b  second argument.
         * @param c  third argument.
         * @param d  fourth argument.
         * @param e  fifth argument.
         * @param f  sixth argument.
         */
        void run(long[] fs, A a, B b, C c, D d, E e, F f);
    }

    /**
     * A kernel with seven parameters of data.
     *
     * @param <A> type of the first parameter.
     * @param <B> type of the second parameter.
     * @param <C> type of the third parameter.
     * @param <D> type of the fourth parameter.
     * @param <E> type of the fifth parameter.
     * @param <F> type of the sixth parameter.
     * @param <G> type of the seventh parameter.
     */
    @FunctionalInterface
    non-sealed interface Of7<A, B, C, D, E, F, G> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first argument.
         * @param b  second argument.
         * @param c  third argument.
         * @param d  fourth argument.
         * @param e  fifth argument.
         * @param f  sixth argument.
         * @param g  seventh argument.
         */
        void run(long[] fs, A a, B b, C c, D d, E e, F f, G g);
    }

    /**
     * A kernel with eight parameters of data.
     *
     * @param <A> type of the first parameter.
     * @param <B> type of the second parameter.
     * @param <C> type of the third parameter.
     * @param <D> type of the fourth parameter.
     * @param <E> type of the fifth parameter.
     * @param <F> type of the sixth parameter.
     * @param <G> type of the seventh parameter.
     * @param <H> type of the eighth parameter.
     */
    @FunctionalInterface
    non-sealed interface Of8<A, B, C, D, E, F, G, H> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first argument.
         * @param b  second argument.
         * @param c  third argument.
         * @param d  fourth argument.
         * @param e  fifth argument.
         * @param f  sixth argument.
         * @param g  seventh argument.
         * @param h  eighth argument.
         */
        void run(long[] fs, A a, B b, C c, D d, E e, F f, G g, H h);
    }

    /**
     * A kernel with nine parameters of data.
     *
     * @param <A> type of the first parameter.
     * @param <B> type of the second parameter.
     * @param <C> type of the third parameter.
     * @param <D> type of the fourth parameter.
     * @param <E> type of the fifth parameter.
     * @param <F> type of the sixth parameter.
     * @param <G> type of the seventh parameter.
     * @param <H> type of the eighth parameter.
     * @param <I> type of the ninth parameter.
     */
    @FunctionalInterface
    non-sealed interface Of9<A, B, C, D, E, F, G, H, I> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first argument.
         * @param b  second argument.
         * @param c  third argument.
         * @param d  fourth argument.
         * @param e  fifth argument.
         * @param f  sixth argument.
         * @param g  seventh argument.
         * @param h  eighth argument.
         * @param i  ninth argument.
         */
        void run(long[] fs, A a, B b, C c, D d, E e, F f, G g, H h, I i);
    }

    /**
     * A kernel with ten parameters of data.
     *
     * @param <A> type of the first parameter.
     * @param <B> type of the second parameter.
     * @param <C> type of the third parameter.
     * @param <D> type of the fourth parameter.
     * @param <E> type of the fifth parameter.
     * @param <F> type of the sixth parameter.
     * @param <G> type of the seventh parameter.
     * @param <H> type of the eighth parameter.
     * @param <I> type of the ninth parameter.
     * @param <J> type of the tenth parameter.
     */
    @FunctionalInterface
    non-sealed interface Of10<A, B, C, D, E, F, G, H, I, J> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first argument.
         * @param b  second argument.
         * @param c  third argument.
         * @param d  fourth argument.
         * @param e  fifth argument.
         * @param f  sixth argument.
         * @param g  seventh argument.
         * @param h  eighth argument.
         * @param i  ninth argument.
         * @param j  tenth argument.
         */
        void run(long[] fs, A a, B b, C c, D d, E e, F f, G g, H h, I i, J j);
    }

    /**
     * A kernel with eleven parameters of data.
     *
     * @param <A> type of the first parameter.
     * @param <B> type of the second parameter.
     * @param <C> type of the third parameter.
     * @param <D> type of the fourth parameter.
     * @param <E> type of the fifth parameter.
     * @param <F> type of the sixth parameter.
     * @param <G> type of the seventh parameter.
     * @param <H> type of the eighth parameter.
     * @param <I> type of the ninth parameter.
     * @param <J> type of the tenth parameter.
     * @param <K> type of the eleventh parameter.
     */
    @FunctionalInterface
    non-sealed interface Of11<A, B, C, D, E, F, G, H, I, J, K> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first argument.
         * @param b  second argument.
         * @param c  third argument.
         * @param d  fourth argument.
         * @param e  fifth argument.
         * @param f  sixth argument.
         * @param g  seventh argument.
         * @param h  eighth argument.
         * @param i  ninth argument.
         * @param j  tenth argument.
         * @param k  eleventh argument.
         */
        void run(long[] fs, A a, B b, C c, D d, E e, F f, G g, H h, I i, J j, K k);
    }

    /**
     * A kernel with twelve parameters of data.
     *
     * @param <A> type of the first parameter.
     * @param <B> type of the second parameter.
     * @param <C> type of the third parameter.
     * @param <D> type of the fourth parameter.
     * @param <E> type of the fifth parameter.
     * @param <F> type of the sixth parameter.
     * @param <G> type of the seventh parameter.
     * @param <H> type of the eighth parameter.
     * @param <I> type of the ninth parameter.
     * @param <J> type of the tenth parameter.
     * @param <K> type of the eleventh parameter.
     * @param <L> type of the twelfth parameter.
     */
    @FunctionalInterface
    non-sealed interface Of12<A, B, C, D, E, F, G, H, I, J, K, L> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first argument.
         * @param b  second argument.
         * @param c  third argument.
         * @param d  fourth argument.
         * @param e  fifth argument.
         * @param f  sixth argument.
         * @param g  seventh argument.
         * @param h  eighth argument.
         * @param i  ninth argument.
         * @param j  tenth argument.
         * @param k  eleventh argument.
         * @param l  twelfth argument.
         */
        void run(long[] fs, A a, B b, C c, D d, E e, F f, G g, H h, I i, J j, K k, L l);
    }
}
