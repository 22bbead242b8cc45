package io.github.galefs.device.selection;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.Sharing;
import java.util.List;
import java.util.Optional;

/** Opens OpenCL devices in the form that is asked for, or in the best that they support. */
final class FormChoice {
    private final Optional<WaitForm> wanted;
    private final DeviceOpener opener;

    /**
     * An open device.
     *
     * @param device the device.
     * @param reason its form, and the reason for it.
     */
    record Opened(Device device, String reason) {}

    FormChoice(final Optional<WaitForm> wanted, final DeviceOpener opener) {
        this.wanted = wanted;
        this.opener = opener;
    }

    /**
     * Opens a device.
     *
     * @throws DeviceRefusedException it supports no form, or not the one that is asked for.
     */
    Opened open(final OpenClDeviceInfo info) {
        return wanted.map(form -> new Opened(opener.open(info, form), form.optionName() + " as requested"))
                .orElseGet(() -> openInBestForm(info));
    }

    private Opened openInBestForm(final OpenClDeviceInfo info) {
        final List<WaitForm> forms = PreferredForms.of(info);
        DeviceRefusedException first = null;
        for (final WaitForm form : forms) {
            try {
                return new Opened(opener.open(info, form), form.optionName() + because(info, first));
            } catch (final DeviceRefusedException e) {
                if (first == null) {
                    first = e;
                } else {
                    first.addSuppressed(e);
                }
            }
        }
        throw first;
    }

    private static String because(final OpenClDeviceInfo info, final DeviceRefusedException refusal) {
        if (refusal != null) {
            return " because " + refusal.getMessage();
        }
        if (info.sharing() == Sharing.NONE) {
            return " because it " + Sharing.NONE.description();
        }
        return info.isDiscreteGpu()
                ? ", the default of a GPU with memory of its own"
                : ", the default of a device that shares memory";
    }
}
