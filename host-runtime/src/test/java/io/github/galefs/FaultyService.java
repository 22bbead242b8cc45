package io.github.galefs;

import io.github.galefs.file.FileService;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Decorator of a file service that makes one of its calls fail on request. */
final class FaultyService {
    private record Fault(String method, Throwable failure) {}

    private final AtomicReference<Fault> fault = new AtomicReference<>();
    private final AtomicLong firstFailure = new AtomicLong();
    private final FileService service;

    FaultyService(final FileService real) {
        service = (FileService) Proxy.newProxyInstance(
                FileService.class.getClassLoader(), new Class<?>[] {FileService.class}, (proxy, method, arguments) -> {
                    final Fault current = fault.get();
                    if (current != null && current.method().equals(method.getName())) {
                        firstFailure.compareAndSet(0, System.nanoTime());
                        throw current.failure();
                    }
                    try {
                        return method.invoke(real, arguments);
                    } catch (final InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    FileService service() {
        return service;
    }

    void fail(final String method, final Throwable failure) {
        fault.set(new Fault(method, failure));
    }

    /** Returns the time since the first call that failed. */
    Duration timeSinceFirstFailure() {
        return Duration.ofNanos(System.nanoTime() - firstFailure.get());
    }

    void repair() {
        fault.set(null);
    }
}
