package io.github.galefs.device.opencl;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicBoolean;
import org.lwjgl.PointerBuffer;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps LLVM 15, which PoCL compiles with in Debian 12, from vectorizing the epilogues of loops: the iterations that
 * remain after those of the vectorized loop. Where a value is computed from the low bits of the loop's index, such as
 * each byte of a fill, it computes them as if the epilogue were the begin of the loop. LLVM 13, 14 and 16 do not, as
 * clang of these versions shows for {@code for (int i = 0; i < count; i++) bytes[i] = (char) (i * 7)}, with 8-bit
 * elements and 60 of them.
 *
 * <p>The option is one of the whole process: LLVM has none for a program. It takes effect for what is compiled later.
 */
final class LoopEpilogues {
    private static final Logger LOGGER = LoggerFactory.getLogger(LoopEpilogues.class);
    private static final String WRONG_COMPILER = "LLVM 15.";
    private static final String LIBRARY = "libLLVM-15.so.1";
    private static final String FUNCTION = "LLVMParseCommandLineOptions";
    private static final String PROGRAM = "galefs";
    private static final String OPTION = "-enable-epilogue-vectorization=false";
    private static final AtomicBoolean KEPT_SCALAR = new AtomicBoolean();

    private LoopEpilogues() {}

    /** Returns whether a device's compiler vectorizes epilogues wrongly. */
    static boolean areWrong(final OpenClDeviceInfo device) {
        return device.isPocl() && device.versions().contains(WRONG_COMPILER);
    }

    /** Keeps them scalar where they would be wrong, from now on. To be called before the device compiles anything. */
    static void keepScalar(final OpenClDeviceInfo device) {
        if (areWrong(device) && KEPT_SCALAR.compareAndSet(false, true)) {
            setOption();
        }
    }

    /** PoCL has loaded the library, so its name leads to the same one, and to the same options. */
    @SuppressWarnings("restricted")
    private static void setOption() {
        final long function;
        try {
            function = SymbolLookup.libraryLookup(LIBRARY, Arena.global())
                    .find(FUNCTION)
                    .map(MemorySegment::address)
                    .orElseThrow(() -> new IllegalArgumentException("it has no " + FUNCTION));
        } catch (final IllegalArgumentException e) {
            LOGGER.warn(
                    "PoCL uses {}, which compiles some loops over bytes wrongly, and {} cannot be told not to: {};"
                            + " use PoCL with another version of LLVM",
                    WRONG_COMPILER,
                    LIBRARY,
                    e.getMessage());
            return;
        }
        try (MemoryStack stack = MemoryStack.stackPush()) {
            final PointerBuffer arguments = stack.pointers(stack.ASCII(PROGRAM), stack.ASCII(OPTION));
            final ByteBuffer overview = stack.ASCII("");
            JNI.invokePPV(
                    arguments.remaining(), MemoryUtil.memAddress(arguments), MemoryUtil.memAddress(overview), function);
        }
    }
}
