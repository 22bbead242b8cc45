package io.github.galefs.device.selection;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.OpenClSupport;
import io.github.galefs.device.opencl.Sharing;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A device of OpenCL. */
record OpenClCandidate(OpenClDeviceInfo info, DeviceOpener opener) implements DeviceCandidate {
    @Override
    public boolean isNamed(final String name) {
        return info.deviceName().equals(name) || info.nameWithPlatform().equals(name);
    }

    @Override
    public boolean replaces(final DeviceCandidate other) {
        return false;
    }

    @Override
    public DeviceEntry entry() {
        return new DeviceEntry(
                info.deviceName(),
                info.description(),
                info.kind(),
                OpenClSupport.obstacle(info),
                Stream.of(WaitForm.values())
                        .map(form -> OpenClSupport.of(info, form))
                        .toList(),
                preferredForms(),
                Optional.of(info.maxAllocation()),
                info.features().doublePrecision(),
                info.kind() == DeviceKind.CPU);
    }

    @Override
    public List<WaitForm> preferredForms() {
        return PreferredForms.of(info);
    }

    @Override
    public String reasonForForm() {
        if (info.sharing() == Sharing.NONE) {
            return " because it " + Sharing.NONE.description();
        }
        return info.isDiscreteGpu()
                ? ", the default of a GPU with memory of its own"
                : ", the default of a device that shares memory";
    }

    @Override
    public Device open(final WaitForm form) {
        return opener.open(info, form);
    }
}
