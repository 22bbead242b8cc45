package io.github.galefs.device;

import io.github.galefs.GaleFsContext;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.device.opencl.Sharing;
import io.github.galefs.device.selection.Devices;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/**
 * The devices of this machine that tests use: the JVM, the best OpenCL device, and CUDA's where the property names
 * it. The environment variable OCL_ICD_VENDORS, which the loader of OpenCL drivers reads, selects another platform.
 */
public final class AssumedDevice {
    /**
     * System property with the names of the devices for {@link OnEachDevice}, separated by commas; by default all.
     * {@code scripts/test-on-gpu} sets it.
     */
    public static final String NAMES_PROPERTY = "galefs.test.devices";

    /** The OpenCL device, in its default form. */
    public static final String OPENCL = "opencl";

    /** The OpenCL device with kernels that suspend. */
    public static final String SUSPENDED = "opencl-suspended";

    /** The OpenCL device with live kernels that suspend at once. */
    public static final String IMPATIENT = "opencl-impatient";

    /** CUDA's first GPU with kernels that share memory with the host while they run. */
    public static final String CUDA_LIVE = "cuda-live";

    private AssumedDevice() {}

    /** Returns the names of the devices for {@link OnEachDevice}. */
    public static List<String> names() {
        return List.of(System.getProperty(NAMES_PROPERTY, "jvm," + OPENCL + "," + SUSPENDED + "," + IMPATIENT)
                .split(",", -1));
    }

    /** Returns the names of the devices for {@link OnEachLiveDevice}. */
    public static List<String> liveNames() {
        return names().stream()
                .filter(name -> !name.equals(SUSPENDED) && !name.equals(Devices.CUDA))
                .toList();
    }

    /** Returns the names of the live devices whose work-groups suspend. */
    public static List<String> suspendingNames() {
        return liveNames().stream()
                .filter(name -> name.equals(OPENCL) || name.equals(IMPATIENT))
                .toList();
    }

    /** Returns the names of the devices for {@link OnEachRoundDevice}. */
    public static List<String> roundNames() {
        return names().stream()
                .filter(name -> name.equals(SUSPENDED) || name.equals(Devices.CUDA))
                .toList();
    }

    /** Returns the names of the drivers for {@link OnEachDriver}. */
    public static List<String> driverNames() {
        return names().contains(Devices.CUDA) ? List.of(OPENCL, Devices.CUDA) : List.of(OPENCL);
    }

    /** Skips the test if no device of a name exists. */
    public static void assume(final String name) {
        if (name.equals(OPENCL) || name.equals(SUSPENDED)) {
            openCl();
        } else if (name.equals(IMPATIENT)) {
            liveOpenCl();
        }
    }

    /** Returns a new context of a session on the device of a name. */
    public static GaleFsContext context(final String name) {
        final GaleFsContext context = new GaleFsContext();
        return switch (name) {
            case SUSPENDED -> context.device(OPENCL).waitForm(WaitForm.SUSPENDED);
            case IMPATIENT -> context.device(ImpatientDevice.shared());
            case CUDA_LIVE -> context.device(Devices.CUDA).waitForm(WaitForm.LIVE);
            default -> context.device(name);
        };
    }

    /** Opens the device of a name. */
    public static Device open(final String name) {
        return switch (name) {
            case SUSPENDED -> Devices.open(OPENCL, WaitForm.SUSPENDED);
            case IMPATIENT -> ImpatientDevice.open();
            case CUDA_LIVE -> Devices.open(Devices.CUDA, WaitForm.LIVE);
            default -> Devices.open(name);
        };
    }

    /** Skips the test if no device of a name exists, or if it shares no memory with the host. */
    public static void assumeLive(final String name) {
        if (name.equals(OPENCL) || name.equals(IMPATIENT)) {
            liveOpenCl();
        }
    }

    /** Skips the test if no live device of a name exists, or if its kernels read no blocks in place. */
    public static void assumeInPlace(final String name) {
        assumeLive(name);
        Assumptions.assumeFalse(name.equals(CUDA_LIVE), "live kernels of CUDA read blocks in frames");
    }

    /** Returns the OpenCL device that is tested, or skips the test if none exists. */
    public static OpenClDeviceInfo openCl() {
        final List<OpenClDeviceInfo> infos = OpenClDevices.list();
        Assumptions.assumeFalse(infos.isEmpty(), "no OpenCL device found: on Debian, install pocl-opencl-icd");
        return infos.getFirst();
    }

    /** Returns the OpenCL device that is tested, or skips the test if it shares no memory with the host. */
    public static OpenClDeviceInfo liveOpenCl() {
        final OpenClDeviceInfo info = openCl();
        Assumptions.assumeTrue(
                info.sharing() != Sharing.NONE,
                () -> "device " + info.name() + " shares no memory with the host: it cannot run kernels live");
        return info;
    }
}
