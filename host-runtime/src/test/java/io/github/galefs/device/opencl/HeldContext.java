package io.github.galefs.device.opencl;

import io.github.galefs.device.gpu.GpuContext;
import io.github.galefs.device.gpu.GpuQueue;
import io.github.galefs.device.gpu.WaitList;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

/** An open device whose calls a test can hold. */
final class HeldContext {
    /** Holds the end of each kernel. */
    final CountDownLatch kernelEnd = new CountDownLatch(1);

    /** Holds what a driver does after a kernel. */
    final CountDownLatch afterKernel = new CountDownLatch(1);

    /** Number of events that each kernel has waited for. */
    final List<Integer> waitCounts = new CopyOnWriteArrayList<>();

    private final OpenClContext real;
    private final GpuContext context;
    private volatile boolean isClosed;

    HeldContext(final OpenClContext real) {
        this.real = real;
        final GpuQueue queue = proxy(GpuQueue.class, (method, arguments) -> {
            if (method.getName().equals("run")) {
                waitCounts.add(((WaitList) arguments[3]).count());
            }
            final Object result = method.invoke(real.queue(), arguments);
            if (method.getName().equals("finish")) {
                kernelEnd.await();
            }
            return result;
        });
        context = proxy(GpuContext.class, (method, arguments) -> switch (method.getName()) {
            case "queue" -> queue;
            case "endKernel" -> {
                afterKernel.await();
                yield null;
            }
            case "close" -> {
                isClosed = true;
                yield method.invoke(real, arguments);
            }
            default -> method.invoke(real, arguments);
        });
    }

    OpenClContext real() {
        return real;
    }

    GpuContext context() {
        return context;
    }

    boolean isClosed() {
        return isClosed;
    }

    @FunctionalInterface
    private interface Call {
        Object of(Method method, Object[] arguments) throws ReflectiveOperationException, InterruptedException;
    }

    private static <T> T proxy(final Class<T> type, final Call call) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (_, method, arguments) -> {
                    try {
                        return call.of(method, arguments);
                    } catch (final InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }
}
