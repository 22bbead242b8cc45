package io.github.galefs.device.gpu;

import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.HostReach;
import java.lang.foreign.MemorySegment;

/**
 * Reach of a region's kernels into the memory of the host, by registration with the driver.
 *
 * @param context       of the region's device.
 * @param regionAddress of the region, for kernels.
 */
record GpuHostReach(GpuContext context, long regionAddress) implements HostReach {
    @Override
    public long nanosToAdmit(final long byteLength) {
        return context.nanosToRegister(byteLength);
    }

    @Override
    public void admit(final MemorySegment memory) {
        try {
            context.register(memory);
        } catch (final GpuException e) {
            throw new DeviceRefusedException(
                    context.info().fullName() + " does not take " + memory.byteSize() + " bytes of mapped memory: "
                            + e.getMessage(),
                    e);
        }
    }

    @Override
    public void dismiss(final MemorySegment memory, final Runnable afterwards) {
        context.unregister(memory, afterwards);
    }
}
