package io.github.galefs.device;

import io.github.galefs.device.selection.Devices;
import java.util.function.IntSupplier;

/** A live device with another limit of polls, after which work-groups suspend. */
public final class ImpatientDevice extends ForwardingLiveDevice {
    /** Open until the process ends. */
    private static ImpatientDevice shared;

    private final IntSupplier limit;

    /**
     * @param device closed with this.
     * @param limit  asked at each launch.
     */
    public ImpatientDevice(final LiveDevice device, final IntSupplier limit) {
        super(device);
        this.limit = limit;
    }

    /** Returns the OpenCL device, whose work-groups suspend at once. */
    static ImpatientDevice open() {
        return new ImpatientDevice((LiveDevice) Devices.open(AssumedDevice.OPENCL, WaitForm.LIVE), () -> 1);
    }

    /** Returns such a device that nobody closes. */
    static synchronized ImpatientDevice shared() {
        if (shared == null) {
            shared = open();
        }
        return shared;
    }

    @Override
    public int spinLimit(final int groupsAtATime) {
        return limit.getAsInt();
    }
}
