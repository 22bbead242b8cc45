package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;
import java.nio.ByteBuffer;
import java.util.IdentityHashMap;
import java.util.Optional;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** Builds programs from OpenCL C, or from cached binaries of earlier builds. */
final class ProgramBuilder {
    private final OpenClContext context;
    private final Optional<ProgramBinaries> binaries;
    private final BuildOptions options;

    /** Keys of programs that were built from source and whose binaries are not cached yet. */
    private final IdentityHashMap<OpenClProgram, String> uncached = new IdentityHashMap<>();

    ProgramBuilder(final OpenClContext context, final Optional<ProgramBinaries> binaries) {
        this.context = context;
        this.binaries = binaries;
        this.options = BuildOptions.of(context.info());
    }

    /**
     * Builds a program.
     *
     * @param kernelName for error messages.
     * @param entryPoint name of the kernel in the program.
     * @param program    source in OpenCL C.
     * @param form       how the program runs work-groups.
     * @throws KernelFailedException the program cannot be built; with the compiler's log.
     */
    OpenClProgram build(final String kernelName, final String entryPoint, final String program, final GroupForm form) {
        final String source = form.adapt(program);
        final String key = ProgramBinaries.key(context.info(), options.text(), source);
        final Optional<byte[]> binary = binaries.flatMap(folder -> folder.read(key));
        final long cached = binary.isPresent() ? fromBinary(binary.get()) : 0;
        final long handle = cached != 0 ? cached : fromSource(kernelName, source);
        final OpenClProgram built = new OpenClProgram(context.info(), handle, kernelName, entryPoint, form);
        if (cached == 0 && binaries.isPresent()) {
            uncached.put(built, key);
        }
        return built;
    }

    /**
     * Caches the binary of a program after it has run, because a driver may compile parts at the first run. No kernel
     * may be running.
     */
    void cacheBinary(final OpenClProgram program) {
        final String key = uncached.remove(program);
        if (key != null) {
            binaries.orElseThrow().write(key, binaryOf(program.handle()));
        }
    }

    /** Returns 0 if the driver rejects the binary: the program is then built from source and the binary replaced. */
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
            final boolean accepted = status[0] == CL10.CL_SUCCESS && build(program) == CL10.CL_SUCCESS;
            if (!accepted) {
                CL10.clReleaseProgram(program);
            }
            return accepted ? program : 0;
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
                    "cannot build kernel " + kernelName + " on device "
                            + context.info().deviceName() + " ("
                            + context.info().name() + ") with options \""
                            + options.text() + "\": " + OpenClException.describe(result) + System.lineSeparator() + log,
                    null);
        }
        return program;
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
}
