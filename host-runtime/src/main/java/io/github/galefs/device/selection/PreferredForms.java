package io.github.galefs.device.selection;

import io.github.galefs.device.WaitForm;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.Sharing;
import java.util.List;

/** The order in which forms are tried on a device, unless the user names one. No other class prefers a form. */
final class PreferredForms {
    /**
     * Order for devices that share memory with the host while a kernel runs: processors and integrated GPUs. Live, a
     * single work-group's request takes a microsecond or a few; suspended, tens of microseconds, which is the cost of a
     * round, and blocks are copied once more, while many groups together make more requests a second.
     *
     * <p>On PoCL 3.1 with 2 processors, suspended reaches 0.01 times the requests a second of live with 1 group, 0.3
     * with 64, 1.1 to 1.4 with 264 and 1.3 with 1,056; 1.3 to 2.8 times its rate of reading one file, and the same rate
     * in the sample wordmatch. {@code galefs bench NAME --wait both} measures both.
     */
    private static final List<WaitForm> SHARED = List.of(WaitForm.LIVE, WaitForm.SUSPENDED);

    /**
     * Order for GPUs that share memory with the host over a bus. Shared memory is the host's, so that live kernels read
     * cached blocks over the bus, each time; suspended, the cache is in the GPU's memory.
     *
     * <p>A round takes as long as a live request. On an H200 by CUDA, suspended reaches 0.8 times the requests a second
     * of live with 1 group, 0.95 to 1.0 with 2 and 16, 1.6 with 64, and 3.5 with 264 and 1,056.
     */
    static final List<WaitForm> SHARED_OVER_BUS = List.of(WaitForm.SUSPENDED, WaitForm.LIVE);

    /** Order for all other devices, which have one form only. */
    private static final List<WaitForm> NOT_SHARED = List.of(WaitForm.SUSPENDED);

    private PreferredForms() {}

    /** Returns the forms, best first. A device may turn out not to support the first. */
    static List<WaitForm> of(final OpenClDeviceInfo info) {
        if (info.sharing() == Sharing.NONE) {
            return NOT_SHARED;
        }
        return info.isDiscreteGpu() ? SHARED_OVER_BUS : SHARED;
    }
}
