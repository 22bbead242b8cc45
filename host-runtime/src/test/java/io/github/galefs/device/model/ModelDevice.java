package io.github.galefs.device.model;

import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.RoundDevice;
import java.lang.foreign.MemorySegment;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/**
 * A round device in Java whose work-groups run {@link GroupProgram}s in place of the launched kernel. It checks in
 * every round that the host keeps to the protocol, and completes copies at random times.
 */
public final class ModelDevice implements RoundDevice {
    private KernelFailedException violation;
    private final SplittableRandom random;
    private final AtomicInteger openObjects = new AtomicInteger();
    private IntFunction<GroupProgram> programs;
    private int maxSlots = Integer.MAX_VALUE;
    private ModelRegion region;
    private ModelRounds rounds;
    private int commandCount;

    /**
     * Creates a device.
     *
     * @param seed     of the times at which copies complete.
     * @param programs creates the program of a work-group of the next launches.
     */
    public ModelDevice(final long seed, final IntFunction<GroupProgram> programs) {
        random = new SplittableRandom(seed);
        this.programs = programs;
    }

    /** Sets what copying out fails with after the kernel has ended, as if it had violated a check. */
    public void setViolation(final KernelFailedException failure) {
        violation = failure;
    }

    /** Fails if the kernel has violated a check. */
    void throwViolation() {
        if (violation != null) {
            throw violation;
        }
    }

    /** Sets the programs of the next launches. */
    public void setPrograms(final IntFunction<GroupProgram> next) {
        programs = next;
    }

    /** Sets the slots that the device has room for at most. */
    public void setMaxSlots(final int count) {
        maxSlots = count;
    }

    /** Returns the rounds of the latest launch. */
    public ModelRounds rounds() {
        return rounds;
    }

    /** Returns the regions, pinned memories and rounds that are open. */
    public int openObjects() {
        return openObjects.get();
    }

    /** Returns the number of copies in progress in the latest region. */
    public int copiesInProgress() {
        return region.copyCount();
    }

    /** Stores bytes in a region's device memory, as a kernel does. */
    public void putBytes(final DeviceRegion region, final long offset, final byte[] bytes) {
        ((ModelRegion) region).memory().segment().asSlice(offset, bytes.length).copyFrom(MemorySegment.ofArray(bytes));
    }

    /** Returns the number of commands to the region so far, copies into frames apart. */
    public int commandCount() {
        return commandCount;
    }

    @Override
    public DeviceRegion allocateRegion(final long byteLength, final long mirrorLength) {
        if (byteLength > 1L << 32) {
            throw new OutOfMemoryError("the model allows 4294967296 bytes, not " + byteLength);
        }
        onOpened();
        region = new ModelRegion(this, random, byteLength, mirrorLength);
        return region;
    }

    @Override
    public <A> DeviceArray<A> allocateArray(final A array) {
        throw new UnsupportedOperationException();
    }

    @Override
    public KernelRounds prepare(
            final KernelCall call, final DeviceRegion region, final Grid grid, final int slotLimit) {
        onOpened();
        rounds = new ModelRounds(this, (ModelRegion) region, programs, Math.min(slotLimit, maxSlots), random);
        return rounds;
    }

    @Override
    public String name() {
        return "model";
    }

    @Override
    public String description() {
        return "a model of a device";
    }

    @Override
    public Grid preferredGrid() {
        return new Grid(8, 1);
    }

    @Override
    public void close() {}

    void onOpened() {
        openObjects.incrementAndGet();
    }

    void onClosed() {
        openObjects.decrementAndGet();
    }

    void countCommand() {
        commandCount++;
    }
}
