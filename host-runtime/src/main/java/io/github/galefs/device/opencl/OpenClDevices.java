package io.github.galefs.device.opencl;

import static org.lwjgl.opencl.CL10.CL_DEVICE_GLOBAL_MEM_SIZE;
import static org.lwjgl.opencl.CL10.CL_DEVICE_MAX_COMPUTE_UNITS;
import static org.lwjgl.opencl.CL10.CL_DEVICE_MAX_MEM_ALLOC_SIZE;
import static org.lwjgl.opencl.CL10.CL_DEVICE_MAX_WORK_GROUP_SIZE;
import static org.lwjgl.opencl.CL10.CL_DEVICE_NAME;
import static org.lwjgl.opencl.CL10.CL_DEVICE_TYPE;
import static org.lwjgl.opencl.CL10.CL_DEVICE_TYPE_CPU;
import static org.lwjgl.opencl.CL10.CL_DEVICE_TYPE_GPU;
import static org.lwjgl.opencl.CL10.CL_DEVICE_VENDOR;
import static org.lwjgl.opencl.CL10.CL_DEVICE_VERSION;
import static org.lwjgl.opencl.CL10.CL_DRIVER_VERSION;
import static org.lwjgl.opencl.CL10.CL_PLATFORM_NAME;
import static org.lwjgl.opencl.CL10.CL_PLATFORM_VERSION;
import static org.lwjgl.opencl.CL20.CL_DEVICE_SVM_CAPABILITIES;
import static org.lwjgl.opencl.CL20.CL_DEVICE_SVM_FINE_GRAIN_BUFFER;

import io.github.galefs.device.Obstacle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Lists the OpenCL devices of this machine. */
public final class OpenClDevices {
    /** OpenCL 2.0, which introduced shared virtual memory. */
    private static final int SVM_MAJOR_VERSION = 2;

    private static final Pattern VERSION = Pattern.compile("OpenCL (\\d+)\\.\\d+");

    private static final String OPENCL = "OpenCL";

    /** Number of a device until all are known. */
    private static final int UNNUMBERED = -1;

    private static final Object LOCK = new Object();

    private static final String LIBRARY_REMEDY =
            "install one with a driver: on Debian, pocl-opencl-icd supports every processor, and GPUs need their"
                    + " vendor's driver";

    private static final String DRIVER_REMEDY =
            "install a driver: on Debian, pocl-opencl-icd supports every processor, and GPUs need their vendor's"
                    + " driver; drivers are registered in /etc/OpenCL/vendors";

    private static final String PLATFORM_REMEDY =
            "check that the device's kernel driver is loaded, that this user may open its device files, and that a"
                    + " driver with a cache folder, such as PoCL in XDG_CACHE_HOME, can write to it";

    private OpenClDevices() {}

    /**
     * Returns all devices of all platforms, usable or not.
     *
     * @return devices, best first; empty if OpenCL is not installed.
     */
    public static List<OpenClDeviceInfo> list() {
        return survey().devices();
    }

    /**
     * Returns all devices of all platforms, and what is missing. A platform that fails is missing.
     *
     * <p>One thread at a time, although OpenCL's queries are thread-safe: a driver initialises itself during the first
     * ones, and PoCL 3.1 then shows another thread no devices, or half of one, and crashes.
     *
     * @return the devices and what is missing.
     */
    public static OpenClSurvey survey() {
        synchronized (LOCK) {
            return surveyPlatforms();
        }
    }

    private static OpenClSurvey surveyPlatforms() {
        final List<OpenClDeviceInfo> infos = new ArrayList<>();
        final List<OpenClFinding> findings = new ArrayList<>();
        final List<String> platformNames = new ArrayList<>();
        final List<Long> platforms = platforms(findings);
        for (int p = 0; p < platforms.size(); p++) {
            String name = "platform " + p;
            try {
                name = OpenClQuery.platformText(platforms.get(p), CL_PLATFORM_NAME);
                platformNames.add(name);
                final List<OpenClDeviceInfo> devices = devices(platforms.get(p), p);
                infos.addAll(devices);
                if (devices.isEmpty()) {
                    findings.add(new OpenClFinding(name, new Obstacle("this platform has no device", PLATFORM_REMEDY)));
                }
            } catch (final OpenClException e) {
                findings.add(new OpenClFinding(
                        name, new Obstacle("this platform does not work: " + e.getMessage(), PLATFORM_REMEDY)));
            }
        }
        findings.addAll(VendorHardware.missing(platformNames));
        return new OpenClSurvey(bestFirst(infos), findings);
    }

    /**
     * Numbers devices in the order in which they are chosen: those that can run kernels first; of these, GPUs first,
     * then processors, then others; and equal ones in OpenCL's order.
     *
     * @param infos in OpenCL's order.
     */
    static List<OpenClDeviceInfo> bestFirst(final List<OpenClDeviceInfo> infos) {
        final List<OpenClDeviceInfo> sorted = infos.stream()
                .sorted(Comparator.comparing((OpenClDeviceInfo info) ->
                                OpenClSupport.obstacle(info).isPresent())
                        .thenComparing(OpenClDeviceInfo::type))
                .toList();
        return IntStream.range(0, sorted.size())
                .mapToObj(number -> sorted.get(number).withNumber(number))
                .toList();
    }

    /** Returns the index of a device among those of its identity. */
    static int indexAmongEqual(final OpenClDeviceInfo info) {
        return Math.max(
                0,
                list().stream()
                        .filter(other -> other.identity().equals(info.identity()))
                        .map(OpenClDeviceInfo::handle)
                        .toList()
                        .indexOf(info.handle()));
    }

    private static List<Long> platforms(final List<OpenClFinding> findings) {
        if (!OpenClLibrary.isPresent()) {
            findings.add(new OpenClFinding(
                    OPENCL,
                    new Obstacle("no OpenCL library is installed (" + OpenClLibrary.names() + ")", LIBRARY_REMEDY)));
            return List.of();
        }
        try {
            final List<Long> platforms = OpenClLibrary.platforms();
            if (platforms.isEmpty()) {
                findings.add(new OpenClFinding(
                        OPENCL,
                        new Obstacle("the OpenCL library is installed, and no driver (ICD) with it", DRIVER_REMEDY)));
            }
            return platforms;
        } catch (final OpenClException e) {
            findings.add(new OpenClFinding(
                    OPENCL, new Obstacle("the OpenCL library does not work: " + e.getMessage(), DRIVER_REMEDY)));
            return List.of();
        }
    }

    private static List<OpenClDeviceInfo> devices(final long platform, final int platformNumber) {
        final List<OpenClDeviceInfo> infos = new ArrayList<>();
        final List<Long> devices = OpenClLibrary.devices(platform);
        for (int d = 0; d < devices.size(); d++) {
            final OpenClDeviceInfo info = info(platform, devices.get(d), platformNumber, d);
            LoopRemedy.applyAll(info);
            infos.add(info);
        }
        return infos;
    }

    private static OpenClDeviceInfo info(
            final long platform, final long device, final int platformNumber, final int numberInPlatform) {
        final String platformName = OpenClQuery.platformText(platform, CL_PLATFORM_NAME);
        final String version = OpenClQuery.deviceText(device, CL_DEVICE_VERSION);
        final OpenClDeviceType type = type(OpenClQuery.deviceNumber(device, CL_DEVICE_TYPE));
        final Matcher matcher = VERSION.matcher(version);
        final boolean known = matcher.lookingAt();
        return new OpenClDeviceInfo(
                device,
                UNNUMBERED,
                platformNumber,
                numberInPlatform,
                OpenClQuery.deviceText(device, CL_DEVICE_NAME),
                OpenClQuery.deviceText(device, CL_DEVICE_VENDOR),
                platformName,
                String.join(
                        "; ",
                        OpenClQuery.platformText(platform, CL_PLATFORM_VERSION),
                        version,
                        OpenClQuery.deviceText(device, CL_DRIVER_VERSION)),
                known ? matcher.group() : version,
                type,
                (int) OpenClQuery.deviceNumber(device, CL_DEVICE_MAX_COMPUTE_UNITS),
                OpenClQuery.deviceNumber(device, CL_DEVICE_GLOBAL_MEM_SIZE),
                OpenClQuery.deviceNumber(device, CL_DEVICE_MAX_MEM_ALLOC_SIZE),
                OpenClQuery.deviceNumber(device, CL_DEVICE_MAX_WORK_GROUP_SIZE),
                sharing(device, type, known ? Integer.parseInt(matcher.group(1)) : 1),
                OpenClFeatures.of(device));
    }

    private static OpenClDeviceType type(final long bits) {
        if ((bits & CL_DEVICE_TYPE_GPU) != 0) {
            return OpenClDeviceType.GPU;
        }
        return (bits & CL_DEVICE_TYPE_CPU) != 0 ? OpenClDeviceType.CPU : OpenClDeviceType.OTHER;
    }

    private static Sharing sharing(final long device, final OpenClDeviceType type, final int majorVersion) {
        // Older versions do not support the query.
        final boolean fineGrained = majorVersion >= SVM_MAJOR_VERSION
                && (OpenClQuery.deviceNumber(device, CL_DEVICE_SVM_CAPABILITIES) & CL_DEVICE_SVM_FINE_GRAIN_BUFFER)
                        != 0;
        if (fineGrained) {
            return Sharing.FINE_GRAINED_SVM;
        }
        return type == OpenClDeviceType.CPU ? Sharing.HOST_POINTER : Sharing.NONE;
    }
}
