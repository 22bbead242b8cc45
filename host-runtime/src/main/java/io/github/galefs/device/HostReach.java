package io.github.galefs.device;

import java.lang.foreign.MemorySegment;

/**
 * Memory of the host that kernels read where it lies, although they keep their own elsewhere. It has the same address
 * for kernels as for the host. Thread-safe.
 */
public interface HostReach {
    /**
     * Returns the address of the region, a kernel's first parameter.
     *
     * @return address of its first byte, in the address space of the device.
     */
    long regionAddress();

    /**
     * Returns what it costs to admit memory.
     *
     * @param byteLength bytes of the memory.
     * @return nanoseconds, about; 0 if it costs nothing.
     */
    long nanosToAdmit(long byteLength);

    /**
     * Lets kernels of later rounds read memory.
     *
     * @param memory whole pages, read-only or not, none of them admitted already; it stays mapped until it is
     *               dismissed.
     * @throws DeviceRefusedException the driver refuses these pages; with the reason.
     */
    void admit(MemorySegment memory);

    /**
     * Ends what {@link #admit} began. No round that reads the memory may be running. While other kernels run, the
     * driver may keep the memory for as long as they do.
     *
     * @param memory     as it was admitted; it stays mapped until the driver has released it.
     * @param afterwards run once the driver has released the memory, or has failed: before this returns, or later by
     *                   any thread.
     */
    void dismiss(MemorySegment memory, Runnable afterwards);
}
