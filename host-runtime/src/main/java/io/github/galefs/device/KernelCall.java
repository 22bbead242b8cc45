package io.github.galefs.device;

import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.artefact.ParameterKind;
import io.github.galefs.kernel.tornado.TornadoBinding;
import io.github.galefs.kernel.tornado.TornadoType;
import io.github.galefs.kernel.tornado.WorkItemArgument;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A kernel, and the arguments, the time limit and the checks of a launch.
 *
 * @param kernel    reference to the kernel's method.
 * @param arguments arrays and scalars, without the file system handle, as many as the kernel has parameters for data;
 *                  a scalar is an object, such as an {@link Integer}. A {@link DeviceArray} stands for its array.
 *                  Objects of a {@link TornadoType} are arrays, or a KernelContext, whose state is ignored.
 * @param timeLimit time from the begin of the kernel after which the device stops it; positive. A longer one than
 *                  {@link #UNLIMITED} becomes that, so that it is a number of nanoseconds.
 * @param checks    what a compiled kernel checks; Java checks everything by itself.
 */
public record KernelCall(Kernel kernel, List<Object> arguments, Duration timeLimit, KernelChecks checks) {
    /** Time limit of a launch that has none: 292 years. */
    public static final Duration UNLIMITED = Duration.ofNanos(Long.MAX_VALUE);

    /**
     * Checks the arguments.
     *
     * @throws NullPointerException     an argument is null.
     * @throws IllegalArgumentException an argument is of a type that kernels do not accept, or there are more or fewer
     *     arguments than parameters.
     */
    public KernelCall {
        timeLimit = timeLimit.compareTo(UNLIMITED) < 0 ? timeLimit : UNLIMITED;
        arguments = arguments.stream().map(KernelCall::array).toList();
        for (int i = 0; i < arguments.size(); i++) {
            checkType(arguments.get(i), i);
        }
        final int expected = parameterCount(kernel);
        if (arguments.size() != expected) {
            throw new IllegalArgumentException(
                    arguments.size() + " arguments for a kernel with " + expected + " parameters of data");
        }
    }

    /**
     * Creates a call without a time limit and without checks.
     *
     * @param kernel    reference to the kernel's method.
     * @param arguments arrays and scalars.
     * @throws IllegalArgumentException an argument is of a type that kernels do not accept, or there are more or fewer
     *     arguments than parameters.
     */
    public KernelCall(final Kernel kernel, final List<Object> arguments) {
        this(kernel, arguments, UNLIMITED, KernelChecks.NONE);
    }

    private static int parameterCount(final Kernel kernel) {
        return switch (kernel) {
            case Kernel.Of0 _ -> 0;
            case Kernel.Of1<?> _ -> 1;
            case Kernel.Of2<?, ?> _ -> 2;
            case Kernel.Of3<?, ?, ?> _ -> 3;
            case Kernel.Of4<?, ?, ?, ?> _ -> 4;
            case Kernel.Of5<?, ?, ?, ?, ?> _ -> 5;
            case Kernel.Of6<?, ?, ?, ?, ?, ?> _ -> 6;
            case Kernel.Of7<?, ?, ?, ?, ?, ?, ?> _ -> 7;
            case Kernel.Of8<?, ?, ?, ?, ?, ?, ?, ?> _ -> 8;
            case Kernel.Of9<?, ?, ?, ?, ?, ?, ?, ?, ?> _ -> 9;
            case Kernel.Of10<?, ?, ?, ?, ?, ?, ?, ?, ?, ?> _ -> 10;
            case Kernel.Of11<?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?> _ -> 11;
            case Kernel.Of12<?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?> _ -> 12;
        };
    }

    /**
     * Binds the arguments for one work-item of each group, for a device that runs the kernel's Java method. A
     * KernelContext of TornadoVM is replaced by one of the work-item's own.
     *
     * @param fs the handle of the region, the kernel's first parameter.
     * @return a task that runs the work-item, once for each group, on one thread.
     */
    public Runnable bind(final long[] fs) {
        final Object[] bound = arguments.stream().map(KernelCall::ofWorkItem).toArray();
        final Runnable task = bind(fs, bound);
        final WorkItemArgument[] own =
                Arrays.stream(bound).filter(WorkItemArgument.class::isInstance).toArray(WorkItemArgument[]::new);
        return own.length == 0
                ? task
                : () -> {
                    for (final WorkItemArgument argument : own) {
                        argument.beginGroup();
                    }
                    task.run();
                };
    }

    private static Object ofWorkItem(final Object argument) {
        return TornadoType.isContext(argument) ? TornadoBinding.installed().newContext() : argument;
    }

    @SuppressWarnings("unchecked")
    private Runnable bind(final long[] fs, final Object[] a) {
        return switch (kernel) {
            case Kernel.Of0 k -> () -> k.run(fs);
            case Kernel.Of1<?> k -> {
                final Kernel.Of1<Object> of = (Kernel.Of1<Object>) k;
                yield () -> of.run(fs, a[0]);
            }
            case Kernel.Of2<?, ?> k -> {
                final Kernel.Of2<Object, Object> of = (Kernel.Of2<Object, Object>) k;
                yield () -> of.run(fs, a[0], a[1]);
            }
            case Kernel.Of3<?, ?, ?> k -> {
                final Kernel.Of3<Object, Object, Object> of = (Kernel.Of3<Object, Object, Object>) k;
                yield () -> of.run(fs, a[0], a[1], a[2]);
            }
            case Kernel.Of4<?, ?, ?, ?> k -> {
                final Kernel.Of4<Object, Object, Object, Object> of = (Kernel.Of4<Object, Object, Object, Object>) k;
                yield () -> of.run(fs, a[0], a[1], a[2], a[3]);
            }
            case Kernel.Of5<?, ?, ?, ?, ?> k -> {
                final Kernel.Of5<Object, Object, Object, Object, Object> of =
                        (Kernel.Of5<Object, Object, Object, Object, Object>) k;
                yield () -> of.run(fs, a[0], a[1], a[2], a[3], a[4]);
            }
            case Kernel.Of6<?, ?, ?, ?, ?, ?> k -> {
                final Kernel.Of6<Object, Object, Object, Object, Object, Object> of =
                        (Kernel.Of6<Object, Object, Object, Object, Object, Object>) k;
                yield () -> of.run(fs, a[0], a[1], a[2], a[3], a[4], a[5]);
            }
            case Kernel.Of7<?, ?, ?, ?, ?, ?, ?> k -> {
                final Kernel.Of7<Object, Object, Object, Object, Object, Object, Object> of =
                        (Kernel.Of7<Object, Object, Object, Object, Object, Object, Object>) k;
                yield () -> of.run(fs, a[0], a[1], a[2], a[3], a[4], a[5], a[6]);
            }
            case Kernel.Of8<?, ?, ?, ?, ?, ?, ?, ?> k -> {
                final Kernel.Of8<Object, Object, Object, Object, Object, Object, Object, Object> of =
                        (Kernel.Of8<Object, Object, Object, Object, Object, Object, Object, Object>) k;
                yield () -> of.run(fs, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
            }
            case Kernel.Of9<?, ?, ?, ?, ?, ?, ?, ?, ?> k -> {
                final Kernel.Of9<Object, Object, Object, Object, Object, Object, Object, Object, Object> of =
                        (Kernel.Of9<Object, Object, Object, Object, Object, Object, Object, Object, Object>) k;
                yield () -> of.run(fs, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8]);
            }
            case Kernel.Of10<?, ?, ?, ?, ?, ?, ?, ?, ?, ?> k -> {
                final Kernel.Of10<Object, Object, Object, Object, Object, Object, Object, Object, Object, Object> of =
                        (Kernel.Of10<Object, Object, Object, Object, Object, Object, Object, Object, Object, Object>) k;
                yield () -> of.run(fs, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9]);
            }
            case Kernel.Of11<?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?> k -> {
                final Kernel.Of11<
                                Object, Object, Object, Object, Object, Object, Object, Object, Object, Object, Object>
                        of = (Kernel.Of11<
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object>)
                                k;
                yield () -> of.run(fs, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10]);
            }
            case Kernel.Of12<?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?> k -> {
                final Kernel.Of12<
                                Object,
                                Object,
                                Object,
                                Object,
                                Object,
                                Object,
                                Object,
                                Object,
                                Object,
                                Object,
                                Object,
                                Object>
                        of = (Kernel.Of12<
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object,
                                        Object>)
                                k;
                yield () -> of.run(fs, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11]);
            }
        };
    }

    private static Object array(final Object argument) {
        return argument instanceof final DeviceArray<?> resident ? resident.array() : argument;
    }

    private static void checkType(final Object argument, final int index) {
        Objects.requireNonNull(argument, () -> "kernel argument " + index + " is null");
        if (ParameterKind.ofArgument(argument).isEmpty()) {
            throw new IllegalArgumentException("kernel argument " + index + " is of type "
                    + argument.getClass().getTypeName() + ": must be one of " + ParameterKind.ALL);
        }
    }
}
