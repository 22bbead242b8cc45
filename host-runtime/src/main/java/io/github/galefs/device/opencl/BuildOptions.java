package io.github.galefs.device.opencl;

import static org.lwjgl.opencl.CL11.CL_DEVICE_OPENCL_C_VERSION;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CL12;

/**
 * Options with which kernels are built for a device.
 *
 * @param text as {@code clBuildProgram} takes it.
 */
record BuildOptions(String text) {
    private static final Pattern VERSION = Pattern.compile("OpenCL C (\\d)\\.");

    /** Number of Linux's system call on x86-64. */
    private static final int SCHED_YIELD = 24;

    /** Whether a kernel that waits gives its processor to others now and then. */
    static boolean yields(final OpenClDeviceInfo info) {
        return info.type() == OpenClDeviceType.CPU
                && System.getProperty("os.name").equals("Linux")
                && System.getProperty("os.arch").equals("amd64");
    }

    static BuildOptions of(final OpenClDeviceInfo info) {
        final List<String> options = new ArrayList<>();
        options.add("-cl-std=" + standard(info));
        if (info.type() == OpenClDeviceType.GPU) {
            options.add("-DGALEFS_GPU");
        }
        if (yields(info)) {
            options.add("-DGALEFS_SCHED_YIELD=" + SCHED_YIELD);
        }
        // Without it a division of floats may be 2.5 ulp off, and Java's is exact.
        final long single = OpenClQuery.deviceNumber(info.handle(), CL10.CL_DEVICE_SINGLE_FP_CONFIG);
        if ((single & CL12.CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT) != 0) {
            options.add("-cl-fp32-correctly-rounded-divide-sqrt");
        }
        return new BuildOptions(String.join(" ", options));
    }

    /**
     * The fence over all devices came with OpenCL C 2.0, and was kept in 3.0; a device that runs OpenCL 3.0 need not
     * have 2.0.
     */
    private static String standard(final OpenClDeviceInfo info) {
        if (info.openClVersion().startsWith("OpenCL 3.")) {
            return "CL3.0";
        }
        final Matcher version = VERSION.matcher(OpenClQuery.deviceText(info.handle(), CL_DEVICE_OPENCL_C_VERSION));
        return version.lookingAt() && Integer.parseInt(version.group(1)) >= 2 ? "CL2.0" : "CL1.2";
    }
}
