package io.github.galefs.device.selection;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.gpu.GpuInfo;
import java.util.List;

/** A device that a driver lists and that is not open. */
interface DeviceCandidate {
    /** Returns the description of the device. */
    GpuInfo info();

    /** Returns whether a name is one of the device's names for {@link Devices#open(String)}; not a part of its own. */
    boolean isNamed(String name);

    /** Returns whether this is the same hardware as another candidate, through a driver that is preferred. */
    boolean replaces(DeviceCandidate other);

    /** Returns the device's line in the list of devices. */
    DeviceEntry entry();

    /** Returns the forms to try if none is asked for, best first. The device may turn out not to support the first. */
    List<WaitForm> preferredForms();

    /** Returns why the first of the preferred forms is the default, as the end of a sentence. */
    String reasonForForm();

    /**
     * Opens the device in a form.
     *
     * @throws DeviceRefusedException it cannot be opened in this form.
     */
    Device open(WaitForm form);
}
