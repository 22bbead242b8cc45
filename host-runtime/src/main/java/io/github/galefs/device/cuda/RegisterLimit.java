package io.github.galefs.device.cuda;

import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/**
 * Chooses the number of registers that a work-item of a kernel may use. The fewer, the more work-groups a
 * multiprocessor runs at a time: 2,048 work-items with 32 registers each, 1,024 with 64. Kernels that read files wait
 * most of the time for memory, and other groups use that time. What finds no register is spilled to memory, which costs
 * more than it gains if it is much.
 *
 * <p>Measured on an H200 (GB/s or million requests/s; bytes spilled):
 *
 * <pre>
 *                             no limit      64           32
 *     cachehit api, 4 KiB     1,247         1,450 (0)    2,278 (104)
 *     cachehit copy, 4 KiB    1,083         1,302 (128)    942 (288)
 *     kernels sum, local 8    15.2          16.9 (0)      19.2 (64)
 *     kernels dot, local 8    3.75          3.97 (64)     3.94 (240)
 *     random greadEach, 64 B  102           57 (224)        38 (384)
 * </pre>
 */
final class RegisterLimit {
    /** For {@link #choose}: no limit. */
    static final int NONE = 0;

    /** Bytes of a work-item's memory, spilled registers and its own arrays, with which a limit pays. */
    static final int MAX_SPILL = 128;

    private static final int[] LIMITS = {32, 64};

    private RegisterLimit() {}

    /**
     * Loads a program with the lowest limit that pays, or without.
     *
     * @param load    loads the program with a limit, or {@link #NONE}.
     * @param spilled returns the bytes of memory that a work-item of a loaded program uses.
     * @param unload  unloads a program.
     * @param <M>     type of a loaded program.
     * @return the loaded program.
     */
    static <M> M choose(final IntFunction<M> load, final ToIntFunction<M> spilled, final Consumer<M> unload) {
        for (final int limit : LIMITS) {
            try {
                final M module = load.apply(limit);
                if (pays(module, spilled, unload)) {
                    return module;
                }
            } catch (final CudaException _) {
                // The program may need more registers for its calls.
            }
        }
        return load.apply(NONE);
    }

    /** Returns whether a limit pays; unloads the program otherwise. */
    private static <M> boolean pays(final M module, final ToIntFunction<M> spilled, final Consumer<M> unload) {
        boolean pays = false;
        try {
            pays = spilled.applyAsInt(module) <= MAX_SPILL;
            return pays;
        } finally {
            if (!pays) {
                unload.accept(module);
            }
        }
    }
}
