package io.github.galefs.device.cuda;

/**
 * Events that are used again: a copy of 4 KiB takes less time than the creation of an event. The context must be
 * current. Thread-safe; allocates nothing while an event is free.
 */
final class CudaEvents implements AutoCloseable {
    /** More are destroyed when they are released. */
    private static final int MAX_FREE = 1024;

    /** No times are measured. */
    private static final int DISABLE_TIMING = 2;

    private final long[] free = new long[MAX_FREE];
    private int freeCount;

    /** Returns an event that nothing refers to. */
    long take() {
        final long known = takeFree();
        return known != 0
                ? known
                : CudaLibrary.read(
                        "cuEventCreate",
                        value -> () -> (int) CudaLibrary.CREATE_EVENT.invokeExact(value, DISABLE_TIMING));
    }

    /** Takes an event back. Commands that wait for it still do: they refer to what it had recorded. */
    void release(final long event) {
        if (!putFree(event)) {
            destroy(event);
        }
    }

    @Override
    public void close() {
        for (long event = takeFree(); event != 0; event = takeFree()) {
            destroy(event);
        }
    }

    private synchronized long takeFree() {
        return freeCount == 0 ? 0 : free[--freeCount];
    }

    private synchronized boolean putFree(final long event) {
        if (freeCount == MAX_FREE) {
            return false;
        }
        free[freeCount++] = event;
        return true;
    }

    private static void destroy(final long event) {
        CudaLibrary.check("cuEventDestroy", () -> (int) CudaLibrary.DESTROY_EVENT.invokeExact(event));
    }
}
