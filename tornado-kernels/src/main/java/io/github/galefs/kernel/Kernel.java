package io.github.galefs.kernel;

import java.io.Serializable;

/**
 * A kernel: a static Java method whose first parameter is the file system, followed by up to six arrays of data.
 *
 * <p>Arrays are {@code int[]}, {@code long[]}, {@code float[]} or {@code double[]}; scalars are passed in an array. The
 * host passes a kernel as a method reference, such as {@code MyKernels::count}, and the launch supplies the first
 * parameter. The reference is serializable, so a device can find the method that it must compile.
 *
 * <p>A device gives the results of the JVM, bit for bit, except for NaNs' bits and for these, in units in the last
 * place (ulp): {@link Math#log} and {@link Math#cbrt} differ by up to 1, {@link Math#log10} and {@link Math#tanh} by up
 * to 2, since a device computes the functions of {@link StrictMath}; and division of floats by up to 2.5 on a device of
 * OpenCL that does not report correctly rounded division ({@code CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT}).
 */
public sealed interface Kernel extends Serializable
        permits Kernel.Of0, Kernel.Of1, Kernel.Of2, Kernel.Of3, Kernel.Of4, Kernel.Of5, Kernel.Of6 {
    /** A kernel without arrays of data. */
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
     * A kernel with one array of data.
     *
     * @param <A> type of the array.
     */
    @FunctionalInterface
    non-sealed interface Of1<A> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first array.
         */
        void run(long[] fs, A a);
    }

    /**
     * A kernel with two arrays of data.
     *
     * @param <A> type of the first array.
     * @param <B> type of the second array.
     */
    @FunctionalInterface
    non-sealed interface Of2<A, B> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first array.
         * @param b  second array.
         */
        void run(long[] fs, A a, B b);
    }

    /**
     * A kernel with three arrays of data.
     *
     * @param <A> type of the first array.
     * @param <B> type of the second array.
     * @param <C> type of the third array.
     */
    @FunctionalInterface
    non-sealed interface Of3<A, B, C> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first array.
         * @param b  second array.
         * @param c  third array.
         */
        void run(long[] fs, A a, B b, C c);
    }

    /**
     * A kernel with four arrays of data.
     *
     * @param <A> type of the first array.
     * @param <B> type of the second array.
     * @param <C> type of the third array.
     * @param <D> type of the fourth array.
     */
    @FunctionalInterface
    non-sealed interface Of4<A, B, C, D> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first array.
         * @param b  second array.
         * @param c  third array.
         * @param d  fourth array.
         */
        void run(long[] fs, A a, B b, C c, D d);
    }

    /**
     * A kernel with five arrays of data.
     *
     * @param <A> type of the first array.
     * @param <B> type of the second array.
     * @param <C> type of the third array.
     * @param <D> type of the fourth array.
     * @param <E> type of the fifth array.
     */
    @FunctionalInterface
    non-sealed interface Of5<A, B, C, D, E> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first array.
         * @param b  second array.
         * @param c  third array.
         * @param d  fourth array.
         * @param e  fifth array.
         */
        void run(long[] fs, A a, B b, C c, D d, E e);
    }

    /**
     * A kernel with six arrays of data.
     *
     * @param <A> type of the first array.
     * @param <B> type of the second array.
     * @param <C> type of the third array.
     * @param <D> type of the fourth array.
     * @param <E> type of the fifth array.
     * @param <F> type of the sixth array.
     */
    @FunctionalInterface
    non-sealed interface Of6<A, B, C, D, E, F> extends Kernel {
        /**
         * Runs one work-item.
         *
         * @param fs the file system; the launch supplies it.
         * @param a  first array.
         * @param b  second array.
         * @param c  third array.
         * @param d  fourth array.
         * @param e  fifth array.
         * @param f  sixth array.
         */
        void run(long[] fs, A a, B b, C c, D d, E e, F f);
    }
}
