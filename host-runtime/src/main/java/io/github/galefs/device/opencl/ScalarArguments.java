package io.github.galefs.device.opencl;

import io.github.galefs.kernel.tornado.TornadoType;
import org.lwjgl.opencl.CL10;

/** Scalars as arguments of a kernel. They are set for each launch, so one program serves all their values. */
final class ScalarArguments {
    private ScalarArguments() {}

    /** Sets a kernel's parameter to a scalar, or to TornadoVM's KernelContext. */
    static void set(final long kernel, final int parameter, final Object value) {
        switch (value) {
            case Integer number -> check(CL10.clSetKernelArg1i(kernel, parameter, number));
            case Long number -> check(CL10.clSetKernelArg1l(kernel, parameter, number));
            case Float number -> check(CL10.clSetKernelArg1f(kernel, parameter, number));
            case Double number -> check(CL10.clSetKernelArg1d(kernel, parameter, number));
            // A compiled kernel does not use it.
            case Object context
            when TornadoType.isContext(context) -> check(CL10.clSetKernelArg1i(kernel, parameter, 0));
            default -> throw new IllegalArgumentException(value.getClass().getTypeName() + " is no scalar");
        }
    }

    private static void check(final int result) {
        OpenClException.check(result, "clSetKernelArg");
    }
}
