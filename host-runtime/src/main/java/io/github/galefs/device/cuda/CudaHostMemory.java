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

    /** A registration ends with the context in which it was made; its users keep that one. */
    private static final class Registration {
        final CudaContext owner;
        int users;

        Registration(final CudaContext owner) {
            this.owner = owner;
        }
    }

    /** Registers memory, unless that is done. */
    static synchronized void register(final CudaContext context, final MemorySegment memory) {
        final long address = memory.address();
        final long length = memory.byteSize();
        Registration registration = REGISTRATIONS.get(address);
        if (registration == null) {
            registration = new Registration(context);
            // Known before the driver has it: there may be no memory for that afterwards.
            REGISTRATIONS.put(address, registration);
            context.retain();
            try {
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

    /** Ends a use of memory. It may be unmapped afterwards, so the driver must not keep it. */
    static synchronized void unregister(final MemorySegment memory) {
        final long address = memory.address();
        final Registration registration = REGISTRATIONS.get(address);
        registration.users--;
        if (registration.users == 0) {
            REGISTRATIONS.remove(address);
            CudaContext.QUIET.makeNow(() -> unregister(registration.owner, address));
        }
    }

    private static void unregister(final CudaContext owner, final long address) {
        try {
            owner.makeCurrent();
            CudaLibrary.check("cuMemHostUnregister", () -> (int) CudaLibrary.UNREGISTER_HOST.invokeExact(address));
        } finally {
            owner.release();
        }
    }
}
