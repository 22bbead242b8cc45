package io.github.galefs;

import io.github.galefs.file.FileService;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** A real file service, one of whose calls can be made to fail. */
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

    /** Time since a call was made to fail for the first time. */
    Duration timeSinceFirstFailure() {
        return Duration.ofNanos(System.nanoTime() - firstFailure.get());
    }

    void mend() {
        fault.set(null);
    }
}
