package io.github.galefs.device.opencl;

import io.github.galefs.device.build.BuildRefusedException;
import java.nio.ByteBuffer;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * The compiler of a device's driver, in this process.
 *
 * @param context of the device.
 * @param options for {@code clBuildProgram}.
 */
record DeviceCompiler(OpenClContext context, String options) {
    /**
     * Builds a program from OpenCL C.
     *
     * @return OpenCL's id of the program, to be released by the caller.
     * @throws BuildRefusedException the compiler refused it.
     */
    long fromSource(final String source) throws BuildRefusedException {
        final int[] error = new int[1];
        final long program = createWithSource(source, error);
        OpenClException.check(error[0], "clCreateProgramWithSource");
        final int result = build(program);
        if (result != CL10.CL_SUCCESS) {
            final String log = OpenClQuery.buildLog(program, context.device());
            CL10.clReleaseProgram(program);
            throw new BuildRefusedException(result, log);
        }
        return program;
    }

    /**
     * Builds a program from the binary of an earlier build.
     *
     * @return OpenCL's id of the program, to be released by the caller; 0 if the driver rejects the binary.
     */
    long fromBinary(final byte[] binary) {
        final ByteBuffer buffer =
                MemoryUtil.memAlloc(Math.max(1, binary.length)).put(0, binary);
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final int[] status = new int[1];
            final int[] error = new int[1];
            final long program = CL10.clCreateProgramWithBinary(
                    context.handle(),
                    stack.pointers(context.device()),
                    stack.pointers(binary.length),
                    stack.pointers(MemoryUtil.memAddress(buffer)),
                    status,
                    error);
            if (error[0] != CL10.CL_SUCCESS) {
                return 0;
            }
            final boolean accepted = status[0] == CL10.CL_SUCCESS && build(program) == CL10.CL_SUCCESS;
            if (!accepted) {
                CL10.clReleaseProgram(program);
            }
            return accepted ? program : 0;
        } finally {
            MemoryUtil.memFree(buffer);
        }
    }

    /** Returns the binary of a built program; empty if the driver provides none. */
    static byte[] binaryOf(final long program) {
        try (MemoryStack stack = MemoryStack.stackPush();
                JvmSignalHandlers _ = JvmSignalHandlers.preserve()) {
            final PointerBuffer size = stack.mallocPointer(1);
            OpenClException.check(
                    CL10.clGetProgramInfo(program, CL10.CL_PROGRAM_BINARY_SIZES, size, null), "clGetProgramInfo");
            final byte[] bytes = new byte[(int) size.get(0)];
            final ByteBuffer buffer = MemoryUtil.memAlloc(Math.max(1, bytes.length));
            try {
                final PointerBuffer addresses = stack.pointers(MemoryUtil.memAddress(buffer));
                OpenClException.check(
                        CL10.clGetProgramInfo(program, CL10.CL_PROGRAM_BINARIES, addresses, null), "clGetProgramInfo");
                buffer.get(0, bytes);
                return bytes;
            } finally {
                MemoryUtil.memFree(buffer);
            }
        }
    }

    /** Creates a program. LWJGL's own overload copies the source to its stack, which is too small for many programs. */
    private long createWithSource(final String source, final int[] error) {
        final ByteBuffer text = MemoryUtil.memUTF8(source, false);
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final PointerBuffer texts = stack.pointers(MemoryUtil.memAddress(text));
            final PointerBuffer lengths = stack.pointers(text.remaining());
            return CL10.clCreateProgramWithSource(context.handle(), texts, lengths, error);
        } finally {
            MemoryUtil.memFree(text);
        }
    }

    private int build(final long program) {
        try (MemoryStack stack = MemoryStack.stackPush();
                JvmSignalHandlers _ = JvmSignalHandlers.preserve()) {
            // The overload with a callback crashes javac 25.
            return CL10.nclBuildProgram(
                    program,
                    1,
                    stack.pointers(context.device()).address(),
                    MemoryUtil.memAddress(stack.ASCII(options)),
                    MemoryUtil.NULL,
                    MemoryUtil.NULL);
        }
    }
}
