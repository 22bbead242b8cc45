package io.github.galefs.device.gpu;

import io.github.galefs.device.Grid;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Optional;

/**
 * Program of a device that applies a list of {@link ChangedWords} to memory of the device. Used by one thread at a
 * time; allocates nothing.
 */
public final class ChangeProgram {
    /** Of a device that gets no lists. */
    public static final ChangeProgram NONE = new ChangeProgram(Optional.empty());

    /** Name of the program's kernel. */
    public static final String ENTRY_POINT = "galefs_apply_changes";

    /** OpenCL C. The last parameter has what {@link #run} puts there, in words. */
    public static final String TEXT = "__kernel void " + ENTRY_POINT + """
            (__global ulong *memory, const ulong4 list) {
                const ulong mirrored = list.x;
                const ulong i = get_global_id(0);
                if (i < list.z) {
                    __global const ulong *change = memory + mirrored + list.y + 2 * i;
                    memory[mirrored + change[0]] = change[1];
                }
            }
            """;

    /** Work-items of a work-group. */
    public static final int LOCAL_SIZE = 64;

    /** Most changes of a list. PoCL builds a program once more for grids with more work-items. */
    public static final int MAX_CHANGES = 1023 * LOCAL_SIZE;

    /** The grid for the longest list; other lists take fewer work-groups. */
    public static final Grid LARGEST_GRID = new Grid(MAX_CHANGES / LOCAL_SIZE, LOCAL_SIZE);

    private static final int LIST_LENGTH = 32;
    private static final int LIST_INDEX = 1;
    private static final int COUNT_INDEX = 2;

    private final Optional<GpuProgram> program;
    private final MemorySegment list = Arena.ofAuto().allocate(LIST_LENGTH, LIST_LENGTH);

    private ChangeProgram(final Optional<GpuProgram> program) {
        this.program = program;
    }

    /**
     * Returns the program of a device.
     *
     * @param program of {@link #TEXT}, owned by the caller.
     * @return the program.
     */
    public static ChangeProgram of(final GpuProgram program) {
        return new ChangeProgram(Optional.of(program));
    }

    boolean isNone() {
        return program.isEmpty();
    }

    /**
     * Enqueues the program, which there is.
     *
     * @param queue    of the device, which has sent the list if it is not read where the host wrote it.
     * @param memory   of the device.
     * @param mirrored where the memory that is mirrored begins in it; like all offsets, in bytes and a multiple of 8.
     * @param begin    where the list begins, relative to the memory that is mirrored; perhaps outside of it, and
     *                 negative.
     * @param count    number of changes, at least 1.
     */
    void run(final GpuQueue queue, final long memory, final long mirrored, final long begin, final int count) {
        final GpuProgram applying = program.orElseThrow();
        list.setAtIndex(ValueLayout.JAVA_LONG, 0, mirrored / Long.BYTES);
        list.setAtIndex(ValueLayout.JAVA_LONG, LIST_INDEX, begin / Long.BYTES);
        list.setAtIndex(ValueLayout.JAVA_LONG, COUNT_INDEX, count);
        applying.setMemory(0, memory);
        applying.setBytes(1, list);
        queue.run(applying, ((long) count + LOCAL_SIZE - 1) & -LOCAL_SIZE, LOCAL_SIZE, WaitList.NOTHING);
    }
}
