package io.github.galefs.device.opencl;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** Queries of OpenCL objects. */
final class OpenClQuery {
    private OpenClQuery() {}

    /** One of OpenCL's {@code clGet...Info} functions, bound to an object and a parameter name. */
    @FunctionalInterface
    private interface Getter {
        int get(ByteBuffer value, PointerBuffer size);
    }

    static String platformText(final long platform, final int parameter) {
        return text((value, size) -> CL10.clGetPlatformInfo(platform, parameter, value, size), "clGetPlatformInfo");
    }

    static String deviceText(final long device, final int parameter) {
        return text((value, size) -> CL10.clGetDeviceInfo(device, parameter, value, size), "clGetDeviceInfo");
    }

    /** Returns a number of 4 or 8 bytes. */
    static long deviceNumber(final long device, final int parameter) {
        return number((value, size) -> CL10.clGetDeviceInfo(device, parameter, value, size), "clGetDeviceInfo");
    }

    static byte[] deviceBytes(final long device, final int parameter) {
        return bytes((value, size) -> CL10.clGetDeviceInfo(device, parameter, value, size), "clGetDeviceInfo");
    }

    static String buildLog(final long program, final long device) {
        return text(
                (value, size) -> CL10.clGetProgramBuildInfo(program, device, CL10.CL_PROGRAM_BUILD_LOG, value, size),
                "clGetProgramBuildInfo");
    }

    /** Returns the limit of work-items in a work-group for a kernel. */
    static long workGroupSize(final long kernel, final long device) {
        return number(
                (value, size) ->
                        CL10.clGetKernelWorkGroupInfo(kernel, device, CL10.CL_KERNEL_WORK_GROUP_SIZE, value, size),
                "clGetKernelWorkGroupInfo");
    }

    /** Returns the number of a kernel's parameters. */
    static int argumentCount(final long kernel) {
        return (int) number(
                (value, size) -> CL10.clGetKernelInfo(kernel, CL10.CL_KERNEL_NUM_ARGS, value, size), "clGetKernelInfo");
    }

    private static long number(final Getter getter, final String function) {
        final byte[] bytes = bytes(getter, function);
        final ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.nativeOrder());
        return bytes.length == Integer.BYTES ? Integer.toUnsignedLong(buffer.getInt()) : buffer.getLong();
    }

    private static String text(final Getter getter, final String function) {
        return new String(bytes(getter, function), StandardCharsets.UTF_8)
                .replace("\0", "")
                .strip();
    }

    private static byte[] bytes(final Getter getter, final String function) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final PointerBuffer size = stack.mallocPointer(1);
            OpenClException.check(getter.get(null, size), function);
            // A build log may exceed LWJGL's stack.
            final ByteBuffer value = MemoryUtil.memAlloc((int) Math.max(1, size.get(0)));
            try {
                OpenClException.check(getter.get(value, null), function);
                final byte[] bytes = new byte[(int) size.get(0)];
                value.get(0, bytes);
                return bytes;
            } finally {
                MemoryUtil.memFree(value);
            }
        }
    }
}
