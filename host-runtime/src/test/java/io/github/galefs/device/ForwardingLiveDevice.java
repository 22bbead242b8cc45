package io.github.galefs.device;

import java.time.Duration;

/** A device that passes everything on to another one. */
public class ForwardingLiveDevice implements LiveDevice {
    private final LiveDevice device;

    /** @param device that does everything; closed with this. */
    protected ForwardingLiveDevice(final LiveDevice device) {
        this.device = device;
    }

    @Override
    public String name() {
        return device.name();
    }

    @Override
    public String description() {
        return device.description();
    }

    @Override
    public DeviceKind kind() {
        return device.kind();
    }

    @Override
    public boolean reachesHostMemory() {
        return device.reachesHostMemory();
    }

    @Override
    public int spinLimit(final int groupsAtATime) {
        return device.spinLimit(groupsAtATime);
    }

    @Override
    public Grid preferredGrid() {
        return device.preferredGrid();
    }

    @Override
    public <A> DeviceArray<A> allocateArray(final A array) {
        return device.allocateArray(array);
    }

    @Override
    public SharedMemory allocateShared(final long byteSize) {
        return device.allocateShared(byteSize);
    }

    @Override
    public boolean isIdle() {
        return device.isIdle();
    }

    @Override
    public long pollsFor(final Duration time) {
        return device.pollsFor(time);
    }

    @Override
    public void onReply(final int group) {
        device.onReply(group);
    }

    @Override
    public void launch(final KernelCall call, final SharedMemory memory, final Grid grid, final LiveHost host)
            throws InterruptedException {
        device.launch(call, memory, grid, host);
    }

    @Override
    public void close() {
        device.close();
    }
}
