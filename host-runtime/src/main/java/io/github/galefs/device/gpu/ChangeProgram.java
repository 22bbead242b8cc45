package io.github.galefs.device.gpu;

import io.github.galefs.device.Grid;
import java.util.Optional;

/**
 * Program of a device that applies a list of {@link ChangedWords} to the region in which the list lies.
 *
 * @param program of {@link #TEXT}, owned by whoever has loaded it; empty if the device gets no lists.
 */
public record ChangeProgram(Optional<GpuProgram> program) {
    /** Of a device whose memory the host writes as fast as a list: it gets none. */
    public static final ChangeProgram NONE = new ChangeProgram(Optional.empty());

    /** Name of the program's kernel. */
    public static final String ENTRY_POINT = "galefs_apply_changes";

    /** OpenCL C. */
    public static final String TEXT = "__kernel void " + ENTRY_POINT + """
            (__global ulong *memory, const ulong mirrored, const ulong list, const uint count) {
                const uint i = get_global_id(0);
                if (i < count) {
                    __global const ulong *change = memory + mirrored + list + 2 * i;
                    memory[mirrored + change[0]] = change[1];
                }
            }
            """;

    private static final int LOCAL_SIZE = 64;

    /** Most changes of a list. PoCL builds a program once more for grids with more work-items. */
    static final int MAX_CHANGES = 1023 * LOCAL_SIZE;

    /** The grid for the longest list; other lists take fewer work-groups. */
    public static final Grid LARGEST_GRID = new Grid(MAX_CHANGES / LOCAL_SIZE, LOCAL_SIZE);

    boolean isNone() {
        return program.isEmpty();
    }

    /**
     * Enqueues the program, which there is.
     *
     * @param queue    that has sent the list.
     * @param memory   of the device.
     * @param mirrored where the memory that is mirrored begins in it; like all offsets, in bytes and a multiple of 8.
     * @param list     where the list begins in the mirror.
     * @param count    number of changes, at least 1.
     */
    void run(final GpuQueue queue, final long memory, final long mirrored, final long list, final int count) {
        final GpuProgram applying = program.orElseThrow();
        applying.setMemory(0, memory);
        applying.setScalar(1, mirrored / Long.BYTES);
        applying.setScalar(2, list / Long.BYTES);
        applying.setScalar(3, count);
        queue.run(applying, ((long) count + LOCAL_SIZE - 1) & -LOCAL_SIZE, LOCAL_SIZE, WaitList.NOTHING);
    }
}
