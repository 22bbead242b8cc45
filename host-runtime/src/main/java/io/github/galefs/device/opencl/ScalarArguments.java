package io.github.galefs.device.opencl;

import io.github.galefs.kernel.tornado.TornadoType;
import org.lwjgl.opencl.CL10;

/** Scalars as arguments of a kernel. They are set for each launch, so one program serves all their values. */
final class ScalarArguments {
    private ScalarArguments() {}

    /**
     * Sets a kernel's parameter, if its argument is a scalar, or TornadoVM's KernelContext.
     *
     * @param argument  of the launch.
     * @param kernel    OpenCL's id of the kernel.
     * @param parameter index of the parameter.
     * @return false if the argument is an array.
     */
    static boolean bind(final Object argument, final long kernel, final int parameter) {
        switch (argument) {
            case Integer value -> check(CL10.clSetKernelArg1i(kernel, parameter, value));
            case Long value -> check(CL10.clSetKernelArg1l(kernel, parameter, value));
            case Float value -> check(CL10.clSetKernelArg1f(kernel, parameter, value));
            case Double value -> check(CL10.clSetKernelArg1d(kernel, parameter, value));
            // A compiled kernel does not use it.
            case Object context
            when TornadoType.isContext(context) -> check(CL10.clSetKernelArg1i(kernel, parameter, 0));
            default -> {
                return false;
            }
        }
        return true;
    }

    private static void check(final int result) {
        OpenClException.check(result, "clSetKernelArg");
    }
}
