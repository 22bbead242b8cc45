package io.github.galefs.device;

import java.lang.foreign.MemorySegment;
import java.util.Optional;

/**
 * Memory of a {@link RoundDevice} that the host reaches by copies only. The host keeps a mirror of the beginning, where
 * the tables are.
 *
 * <p>There are two orders of commands: that of the rounds, to which the methods of {@link RegionMirror} belong, and
 * that of the copies, which go on beside rounds. The methods of each order are called by one thread at a time; a thread
 * may start copies while another runs a round. A copy into memory that a round may use must complete before that round
 * begins: see {@link #completedCopies()}.
 */
public interface DeviceRegion extends RegionMirror, AutoCloseable {
    /**
     * Returns the region's length.
     *
     * @return number of bytes.
     */
    long byteLength();

    /**
     * Returns the reach of kernels into the memory of the host.
     *
     * @return what lets them read it; empty if they cannot.
     */
    default Optional<HostReach> hostReach() {
        return Optional.empty();
    }

    /**
     * Allocates host memory from which the device copies fast.
     *
     * @param byteLength number of bytes.
     * @return the memory, to be closed by the caller before the region.
     */
    PinnedMemory allocatePinned(long byteLength);

    /**
     * Starts a copy to the device, beside rounds.
     *
     * @param source       bytes to copy, outside the Java heap, which must not change before the copy is complete;
     *                     pinned, or the copy is slow.
     * @param regionOffset offset in the region.
     * @return number of the copy: one more than that of the copy before, from 1.
     */
    long copyIn(MemorySegment source, long regionOffset);

    /**
     * Starts to set a part of the region to zero, beside rounds.
     *
     * @param regionOffset offset in the region.
     * @param byteLength   number of bytes.
     * @return number of the copy, as of {@link #copyIn}.
     */
    long clear(long regionOffset, long byteLength);

    /**
     * Returns the number of the latest copy such that it and all copies before it are complete. Does not wait.
     *
     * @return 0 before the first copy is complete.
     */
    long completedCopies();

    /**
     * Waits until a copy and all copies before it are complete.
     *
     * @param copy number of the copy.
     */
    void awaitCopy(long copy);

    /**
     * Starts a copy to the host, beside rounds and after all copies that were started before.
     *
     * @param regionOffset offset in the region.
     * @param destination  receives the bytes; outside the Java heap; pinned, or the copy is slow.
     * @return number of the copy, as of {@link #copyIn}.
     */
    long copyOut(long regionOffset, MemorySegment destination);

    /**
     * Runs an action at once if no round uses the region; or else when the round has ended that did not end in time, on
     * its thread, and before what is freed by a later {@link #close()}.
     *
     * @param action frees what the round uses.
     */
    void whenUnused(Runnable action);

    /**
     * Never frees the memory, also not when the device is closed: somebody may still write to it. A leak is better than
     * a crash of the JVM.
     */
    void abandon();

    /** Frees the memory, after all copies; if a round that uses it did not end in time, when that round has ended. */
    @Override
    void close();
}
