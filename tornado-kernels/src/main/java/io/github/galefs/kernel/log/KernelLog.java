package io.github.galefs.kernel.log;

import static io.github.galefs.kernel.log.LogDescriptor.KIND_BITS;
import static io.github.galefs.kernel.log.LogDescriptor.KIND_DOUBLE;
import static io.github.galefs.kernel.log.LogDescriptor.KIND_LONG;

/**
 * Messages of kernels to the host, as {@code printf} of CUDA and OpenCL C.
 *
 * <pre>{@code
 * if (count < 0) {
 *     KernelLog.print(fs, "group {}: gread failed with {}", WorkItem.groupId(), count);
 * }
 * }</pre>
 *
 * <p>Any work-item may print at any time, also under conditions: the calls are not collective. The host passes each
 * message to the session's sink, by default its logger: while the kernel runs where host and device share memory, else
 * after a round, and all of them before the launch returns. The messages of a work-item come in their order, and so do
 * those of a work-group that a barrier separates.
 *
 * <p>A launch has room for a number of messages, 10,000 by default. Those beyond are dropped; the last message says how
 * many. So a kernel never waits for the host when it prints.
 *
 * <p>A text has at most 216 bytes in UTF-8. In a compiled kernel it must be a string literal, or a constant. Each
 * <code>{}</code> in it is replaced by the next argument. Arguments are numbers: an {@code int} is printed as the same
 * {@code long}, and a {@code float} as the {@code double} of its value, so that 0.1f is 0.10000000149011612.
 */
public final class KernelLog {
    private KernelLog() {}

    /**
     * Prints a message.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message.
     */
    public static void print(final long[] fs, final String text) {
        MessageText.write(fs, text, 0, 0L, 0L, 0L);
    }

    /**
     * Prints a message with an argument.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message, with <code>{}</code> in the place of the argument.
     * @param a    first argument.
     */
    public static void print(final long[] fs, final String text, final long a) {
        MessageText.write(fs, text, KIND_LONG, a, 0L, 0L);
    }

    /**
     * Prints a message with an argument.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message, with <code>{}</code> in the place of the argument.
     * @param a    first argument.
     */
    public static void print(final long[] fs, final String text, final double a) {
        MessageText.write(fs, text, KIND_DOUBLE, Double.doubleToRawLongBits(a), 0L, 0L);
    }

    /**
     * Prints a message with two arguments.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message, with <code>{}</code> in the place of each argument.
     * @param a    first argument.
     * @param b    second argument.
     */
    public static void print(final long[] fs, final String text, final long a, final long b) {
        MessageText.write(fs, text, KIND_LONG | KIND_LONG << KIND_BITS, a, b, 0L);
    }

    /**
     * Prints a message with two arguments.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message, with <code>{}</code> in the place of each argument.
     * @param a    first argument.
     * @param b    second argument.
     */
    public static void print(final long[] fs, final String text, final long a, final double b) {
        MessageText.write(fs, text, KIND_LONG | KIND_DOUBLE << KIND_BITS, a, Double.doubleToRawLongBits(b), 0L);
    }

    /**
     * Prints a message with two arguments.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message, with <code>{}</code> in the place of each argument.
     * @param a    first argument.
     * @param b    second argument.
     */
    public static void print(final long[] fs, final String text, final double a, final long b) {
        MessageText.write(fs, text, KIND_DOUBLE | KIND_LONG << KIND_BITS, Double.doubleToRawLongBits(a), b, 0L);
    }

    /**
     * Prints a message with two arguments.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message, with <code>{}</code> in the place of each argument.
     * @param a    first argument.
     * @param b    second argument.
     */
    public static void print(final long[] fs, final String text, final double a, final double b) {
        MessageText.write(
                fs,
                text,
                KIND_DOUBLE | KIND_DOUBLE << KIND_BITS,
                Double.doubleToRawLongBits(a),
                Double.doubleToRawLongBits(b),
                0L);
    }

    /**
     * Prints a message with three arguments.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message, with <code>{}</code> in the place of each argument.
     * @param a    first argument.
     * @param b    second argument.
     * @param c    third argument.
     */
    public static void print(final long[] fs, final String text, final long a, final long b, final long c) {
        MessageText.write(fs, text, KIND_LONG | KIND_LONG << KIND_BITS | KIND_LONG << (2 * KIND_BITS), a, b, c);
    }

    /**
     * Prints a message with three arguments.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message, with <code>{}</code> in the place of each argument.
     * @param a    first argument.
     * @param b    second argument.
     * @param c    third argument.
     */
    public static void print(final long[] fs, final String text, final long a, final long b, final double c) {
        MessageText.write(
                fs,
                text,
                KIND_LONG | KIND_LONG << KIND_BITS | KIND_DOUBLE << (2 * KIND_BITS),
                a,
                b,
                Double.doubleToRawLongBits(c));
    }

    /**
     * Prints a message with three arguments.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message, with <code>{}</code> in the place of each argument.
     * @param a    first argument.
     * @param b    second argument.
     * @param c    third argument.
     */
    public static void print(final long[] fs, final String text, final long a, final double b, final long c) {
        MessageText.write(
                fs,
                text,
                KIND_LONG | KIND_DOUBLE << KIND_BITS | KIND_LONG << (2 * KIND_BITS),
                a,
                Double.doubleToRawLongBits(b),
                c);
    }

    /**
     * Prints a message with three arguments.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message, with <code>{}</code> in the place of each argument.
     * @param a    first argument.
     * @param b    second argument.
     * @param c    third argument.
     */
    public static void print(final long[] fs, final String text, final long a, final double b, final double c) {
        MessageText.write(
                fs,
                text,
                KIND_LONG | KIND_DOUBLE << KIND_BITS | KIND_DOUBLE << (2 * KIND_BITS),
                a,
                Double.doubleToRawLongBits(b),
                Double.doubleToRawLongBits(c));
    }

    /**
     * Prints a message with three arguments.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message, with <code>{}</code> in the place of each argument.
     * @param a    first argument.
     * @param b    second argument.
     * @param c    third argument.
     */
    public static void print(final long[] fs, final String text, final double a, final long b, final long c) {
        MessageText.write(
                fs,
                text,
                KIND_DOUBLE | KIND_LONG << KIND_BITS | KIND_LONG << (2 * KIND_BITS),
                Double.doubleToRawLongBits(a),
                b,
                c);
    }

    /**
     * Prints a message with three arguments.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message, with <code>{}</code> in the place of each argument.
     * @param a    first argument.
     * @param b    second argument.
     * @param c    third argument.
     */
    public static void print(final long[] fs, final String text, final double a, final long b, final double c) {
        MessageText.write(
                fs,
                text,
                KIND_DOUBLE | KIND_LONG << KIND_BITS | KIND_DOUBLE << (2 * KIND_BITS),
                Double.doubleToRawLongBits(a),
                b,
                Double.doubleToRawLongBits(c));
    }

    /**
     * Prints a message with three arguments.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message, with <code>{}</code> in the place of each argument.
     * @param a    first argument.
     * @param b    second argument.
     * @param c    third argument.
     */
    public static void print(final long[] fs, final String text, final double a, final double b, final long c) {
        MessageText.write(
                fs,
                text,
                KIND_DOUBLE | KIND_DOUBLE << KIND_BITS | KIND_LONG << (2 * KIND_BITS),
                Double.doubleToRawLongBits(a),
                Double.doubleToRawLongBits(b),
                c);
    }

    /**
     * Prints a message with three arguments.
     *
     * @param fs   the file system: the kernel's first parameter.
     * @param text the message, with <code>{}</code> in the place of each argument.
     * @param a    first argument.
     * @param b    second argument.
     * @param c    third argument.
     */
    public static void print(final long[] fs, final String text, final double a, final double b, final double c) {
        MessageText.write(
                fs,
                text,
                KIND_DOUBLE | KIND_DOUBLE << KIND_BITS | KIND_DOUBLE << (2 * KIND_BITS),
                Double.doubleToRawLongBits(a),
                Double.doubleToRawLongBits(b),
                Double.doubleToRawLongBits(c));
    }
}
