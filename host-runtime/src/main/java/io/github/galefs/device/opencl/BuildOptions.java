package io.github.galefs.device.opencl;

import static org.lwjgl.opencl.CL11.CL_DEVICE_OPENCL_C_VERSION;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CL12;

/**
 * Options for building kernels on a device.
 *
 * @param text for {@code clBuildProgram}.
 */
record BuildOptions(String text) {
    private static final Pattern VERSION = Pattern.compile("OpenCL C (\\d)\\.");

    /** Number of the system call on Linux x86-64. */
    private static final int SCHED_YIELD = 24;

    /** Returns whether waiting kernels yield the processor. */
    static boolean yields(final OpenClDeviceInfo info) {
        return info.type() == OpenClDeviceType.CPU
                && System.getProperty("os.name").equals("Linux")
                && System.getProperty("os.arch").equals("amd64");
    }

    /** Returns the options for a device, whose compiler it prepares. */
    static BuildOptions of(final OpenClDeviceInfo info) {
        final List<String> options = new ArrayList<>();
        options.add("-cl-std=" + standard(info));
        if (info.type() == OpenClDeviceType.GPU) {
            options.add("-DGALEFS_GPU");
        }
        if (info.isPocl()) {
            // Not all versions of PoCL define __POCL__: 3.1 does not.
            options.add("-DGALEFS_POCL");
        }
        if (yields(info)) {
            options.add("-DGALEFS_SCHED_YIELD=" + SCHED_YIELD);
        }
        options.addAll(LoopRemedy.applyAll(info));
        // Otherwise a division of floats may have an error of 2.5 ulp; Java's is correctly rounded.
        final long single = OpenClQuery.deviceNumber(info.handle(), CL10.CL_DEVICE_SINGLE_FP_CONFIG);
        if ((single & CL12.CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT) != 0) {
            options.add("-cl-fp32-correctly-rounded-divide-sqrt");
        }
        return new BuildOptions(String.join(" ", options));
    }

    /**
     * Returns the version of OpenCL C. The fence over all devices was introduced in 2.0 and is part of 3.0; a device of
     * OpenCL 3.0 may lack 2.0.
     */
    private static String standard(final OpenClDeviceInfo info) {
        if (info.openClVersion().startsWith("OpenCL 3.")) {
            return "CL3.0";
        }
        final Matcher version = VERSION.matcher(OpenClQuery.deviceText(info.handle(), CL_DEVICE_OPENCL_C_VERSION));
        return version.lookingAt() && Integer.parseInt(version.group(1)) >= 2 ? "CL2.0" : "CL1.2";
    }
}
