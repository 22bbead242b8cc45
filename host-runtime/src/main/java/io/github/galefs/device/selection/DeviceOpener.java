package io.github.galefs.device.selection;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.OpenClDriver;
import io.github.galefs.device.opencl.OpenClException;

/** Opens an OpenCL device in a form. */
@FunctionalInterface
interface DeviceOpener {
    /**
     * Opens a device.
     *
     * @throws DeviceRefusedException it cannot be opened in this form.
     */
    Device open(OpenClDeviceInfo info, WaitForm form);

    /** Opens a device of this machine. A driver that fails refuses its device. */
    static Device openOnThisMachine(final OpenClDeviceInfo info, final WaitForm form) {
        try {
            return switch (form) {
                case LIVE -> OpenClDriver.openLive(info, CacheFolder.ofUser());
                case SUSPENDED -> OpenClDriver.openRounds(info, CacheFolder.ofUser());
            };
        } catch (final OpenClException | KernelFailedException e) {
            throw new DeviceRefusedException(
                    "device " + info.deviceName() + " (" + info.name() + ") cannot run kernels " + form.optionName()
                            + ": its driver failed: " + e.getMessage(),
                    e);
        }
    }
}
