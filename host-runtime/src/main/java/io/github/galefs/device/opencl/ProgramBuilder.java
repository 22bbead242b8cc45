package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;
import java.nio.ByteBuffer;
import java.util.IdentityHashMap;
import java.util.Optional;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** Builds programs from OpenCL C, or from the binaries that earlier builds left. */
final class ProgramBuilder {
    private final OpenClContext context;
    private final Optional<ProgramBinaries> binaries;
    private final BuildOptions options;

    /** Programs that were built from source, with the names for their binaries. */
    private final IdentityHashMap<OpenClProgram, String> unkept = new IdentityHashMap<>();

    ProgramBuilder(final OpenClContext context, final Optional<ProgramBinaries> binaries) {
        this.context = context;
        this.binaries = binaries;
        this.options = BuildOptions.of(context.info());
    }

    /**
     * Builds a program.
     *
     * @param kernelName for errors.
     * @param entryPoint name of the kernel in the program.
     * @param program    OpenCL C.
     * @param groupKind  what to build it for.
     * @throws KernelFailedException when it does not build; with the compiler's log.
     */
    OpenClProgram build(
            final String kernelName, final String entryPoint, final String program, final GroupKind groupKind) {
        final String source = groupKind.adapt(program);
        final String key = ProgramBinaries.key(context.info(), options.text(), source);
        final Optional<byte[]> binary = binaries.flatMap(folder -> folder.read(key));
        final long kept = binary.isPresent() ? fromBinary(binary.get()) : 0;
        final long handle = kept != 0 ? kept : fromSource(kernelName, source);
        final OpenClProgram built = new OpenClProgram(context.info(), handle, kernelName, entryPoint);
        if (kept == 0 && binaries.isPresent()) {
            unkept.put(built, key);
        }
        return built;
    }

    /**
     * Keeps the binary of a program that has run; a driver may have compiled some of it then. No kernel may be running.
     */
    void keep(final OpenClProgram program) {
        final String key = unkept.remove(program);
        if (key != null) {
            binaries.orElseThrow().write(key, binaryOf(program.handle()));
        }
    }

    /** 0 when the driver does not take the binary: it is then built from source, and the binary replaced. */
    private long fromBinary(final byte[] binary) {
        final ByteBuffer buffer = MemoryUtil.memAlloc(binary.length).put(0, binary);
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
            final boolean taken = status[0] == CL10.CL_SUCCESS && build(program) == CL10.CL_SUCCESS;
            if (!taken) {
                CL10.clReleaseProgram(program);
            }
            return taken ? program : 0;
        } finally {
            MemoryUtil.memFree(buffer);
        }
    }

    private long fromSource(final String kernelName, final String source) {
        final int[] error = new int[1];
        final long program = createWithSource(source, error);
        OpenClException.check(error[0], "clCreateProgramWithSource");
        final int result = build(program);
        if (result != CL10.CL_SUCCESS) {
            final String log = OpenClQuery.buildLog(program, context.device());
            CL10.clReleaseProgram(program);
            throw new KernelFailedException(
                    "kernel " + kernelName + " does not build on device "
                            + context.info().deviceName() + " ("
                            + context.info().name() + ") with options \""
                            + options.text() + "\": " + OpenClException.describe(result) + System.lineSeparator() + log,
                    null);
        }
        return program;
    }

    /** LWJGL's own form of this puts the source on its stack, which is too small for many a program. */
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
                JvmSignalHandlers _ = JvmSignalHandlers.keep()) {
            // The form that takes a callback makes javac 25 crash.
            return CL10.nclBuildProgram(
                    program,
                    1,
                    stack.pointers(context.device()).address(),
                    MemoryUtil.memAddress(stack.ASCII(options.text())),
                    MemoryUtil.NULL,
                    MemoryUtil.NULL);
        }
    }

    private static byte[] binaryOf(final long program) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final PointerBuffer size = stack.mallocPointer(1);
            OpenClException.check(
                    CL10.clGetProgramInfo(program, CL10.CL_PROGRAM_BINARY_SIZES, size, null), "clGetProgramInfo");
            final byte[] bytes = new byte[(int) size.get(0)];
            final ByteBuffer buffer = MemoryUtil.memAlloc(Math.max(1, bytes.length));
            try {
                final PointerBuffer places = stack.pointers(MemoryUtil.memAddress(buffer));
                OpenClException.check(
                        CL10.clGetProgramInfo(program, CL10.CL_PROGRAM_BINARIES, places, null), "clGetProgramInfo");
                buffer.get(0, bytes);
                return bytes;
            } finally {
                MemoryUtil.memFree(buffer);
            }
        }
    }
}
