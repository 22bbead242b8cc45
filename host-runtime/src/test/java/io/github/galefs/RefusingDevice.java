package io.github.galefs;

import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.Grid;
import io.github.galefs.device.HostReach;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.RoundDevice;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.IdentityHashMap;
import java.util.Optional;

/** A device that reaches the memory of the host, but refuses each piece of it; all else is another device's. */
final class RefusingDevice implements RoundDevice {
    private final RoundDevice device;
    private final IdentityHashMap<DeviceRegion, DeviceRegion> regions = new IdentityHashMap<>();

    /** @param device closed with this. */
    RefusingDevice(final RoundDevice device) {
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
    public boolean reachesHostMemory() {
        return device.reachesHostMemory();
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
    public DeviceRegion allocateRegion(final long byteLength, final long mirrorLength) {
        final DeviceRegion region = device.allocateRegion(byteLength, mirrorLength);
        final Optional<HostReach> refusal = region.hostReach().map(RefusingDevice::refusing);
        final DeviceRegion refusing = (DeviceRegion) Proxy.newProxyInstance(
                DeviceRegion.class.getClassLoader(), new Class<?>[] {DeviceRegion.class}, (_, method, arguments) -> {
                    try {
                        return method.getName().equals("hostReach") ? refusal : method.invoke(region, arguments);
                    } catch (final InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
        regions.put(refusing, region);
        return refusing;
    }

    private static HostReach refusing(final HostReach reach) {
        return new HostReach() {
            @Override
            public long regionAddress() {
                return reach.regionAddress();
            }

            @Override
            public long nanosToAdmit(final long byteLength) {
                return reach.nanosToAdmit(byteLength);
            }

            @Override
            public void admit(final MemorySegment memory) {
                throw new DeviceRefusedException("as ordered");
            }

            @Override
            public void dismiss(final MemorySegment memory, final Runnable afterwards) {
                throw new AssertionError("nothing was admitted");
            }
        };
    }

    @Override
    public KernelRounds prepare(final KernelCall call, final DeviceRegion region, final Grid grid, final int slotLimit)
            throws InterruptedException {
        return device.prepare(call, regions.get(region), grid, slotLimit);
    }

    @Override
    public void close() {
        device.close();
    }
}
