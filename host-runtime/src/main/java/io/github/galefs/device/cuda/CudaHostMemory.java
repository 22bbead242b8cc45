package io.github.galefs.device.cuda;

import java.lang.foreign.MemorySegment;
import java.util.HashMap;
import java.util.Map;
import org.agrona.CloseHelper;

/**
 * Memory of the host that GPUs read where it lies. The driver takes each page once in a process, for all GPUs; so
 * several users of the same memory share its registration. Thread-safe.
 */
final class CudaHostMemory {
    private static final int PORTABLE = 1;
    private static final int DEVICE_MAP = 2;
    private static final int READ_ONLY = 8;

    /** What is registered, by its address. */
    private static final Map<Long, Registration> REGISTRATIONS = new HashMap<>();

    private CudaHostMemory() {}

    /**
     * Uses of registered memory. A registration ends with the context in which it was made, so it keeps that context.
     */
    private static final class Registration {
        final CudaContext owner;
        int users;

        Registration(final CudaContext owner) {
            this.owner = owner;
        }
    }

    /** Returns the time that the driver takes to register memory: on an H200, 0.56 ms for 16 MiB. */
    static long nanosToRegister(final long byteLength) {
        return byteLength / 30;
    }

    /** Registers memory, unless that is done. */
    static synchronized void register(final CudaContext context, final MemorySegment memory) {
        final long address = memory.address();
        final long length = memory.byteSize();
        Registration registration = REGISTRATIONS.get(address);
        if (registration == null) {
            registration = new Registration(context);
            context.retain();
            try {
                // Known before the driver has it: there may be no memory for that afterwards.
                REGISTRATIONS.put(address, registration);
                context.makeCurrent();
                CudaLibrary.check("cuMemHostRegister", () -> (int)
                        CudaLibrary.REGISTER_HOST.invokeExact(address, length, PORTABLE | DEVICE_MAP | READ_ONLY));
            } catch (final RuntimeException | Error e) {
                REGISTRATIONS.remove(address);
                CloseHelper.close(e::addSuppressed, context::release);
                throw e;
            }
        }
        registration.users++;
    }

    /**
     * Ends a use of memory.
     *
     * @param afterwards run once the driver has released the memory or has failed.
     */
    static void unregister(final MemorySegment memory, final Runnable afterwards) {
        if (endUse(memory.address())) {
            CudaContext.QUIET.make(0, () -> {
                try {
                    unregister(memory.address());
                } finally {
                    afterwards.run();
                }
            });
        } else {
            afterwards.run();
        }
    }

    private static synchronized boolean endUse(final long address) {
        return --REGISTRATIONS.get(address).users == 0;
    }

    /** Ends a registration, unless it has a user again, or was ended by an earlier late call. */
    private static synchronized void unregister(final long address) {
        final Registration registration = REGISTRATIONS.get(address);
        if (registration != null && registration.users == 0) {
            REGISTRATIONS.remove(address);
            try {
                registration.owner.makeCurrent();
                CudaLibrary.check("cuMemHostUnregister", () -> (int) CudaLibrary.UNREGISTER_HOST.invokeExact(address));
            } finally {
                registration.owner.release();
            }
        }
    }
}
