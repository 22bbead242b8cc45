package io.github.galefs.device.selection;

import io.github.galefs.device.WaitForm;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.Sharing;
import java.util.List;

/** The forms to try on an OpenCL device for which none is asked for. The only place that prefers one form. */
final class PreferredForms {
    /**
     * Order for devices that share memory with the host while a kernel runs: processors and integrated GPUs. Live, a
     * single work-group's request takes a few microseconds; suspended, tens of microseconds, which is the cost of a
     * round, while many groups together make more requests a second. {@code galefs bench rpc --wait both} measures
     * both.
     */
    private static final List<WaitForm> SHARED = List.of(WaitForm.LIVE, WaitForm.SUSPENDED);

    /** Order for all other devices, which have one form only. */
    private static final List<WaitForm> NOT_SHARED = List.of(WaitForm.SUSPENDED);

    private PreferredForms() {}

    /** Returns the forms, best first. A device may turn out not to support the first. */
    static List<WaitForm> of(final OpenClDeviceInfo info) {
        return info.sharing() == Sharing.NONE ? NOT_SHARED : SHARED;
    }
}
