package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelNeed;
import java.util.Set;

/**
 * How a program runs work-groups.
 *
 * @param kind  of the form.
 * @param items work-items of a group, if the program depends on their number; otherwise 0.
 * @param specialisation sizes for which the device's compiler compiles the program.
 */
public record GroupForm(Kind kind, int items, Specialisation specialisation) {
    /** Kind of a form. */
    public enum Kind {
        /**
         * Work-groups of one work-item. Barriers are removed: PoCL does not recognise that they have no effect,
         * duplicates the code after conditional ones, and takes minutes or crashes the process for a kernel with a few
         * of them.
         */
        ONE_ITEM,

        /** Work-groups of any size, as the device runs them. */
        OF_THE_DEVICE,

        /**
         * One work-item of the device runs all work-items of a group in turn. For PoCL 3.1, whose translation of
         * barriers under conditions and in loops gives wrong results, crashes the process or does not end.
         */
        IN_TURN
    }

    /** Form of programs without barriers, in work-groups of one work-item, for grids of all sizes. */
    static final GroupForm ONE_ITEM = new GroupForm(Kind.ONE_ITEM, 0, Specialisation.NONE);

    /**
     * Returns the form in which a program runs a grid, or one with fewer work-groups, on a device. A program with
     * barriers has a form without them; see {@code GALEFS_GROUP_BEGIN} in the prelude.
     */
    static GroupForm of(final OpenClDeviceInfo info, final Set<KernelNeed> needs, final Grid grid) {
        if (grid.localSize() == 1) {
            return new GroupForm(Kind.ONE_ITEM, 0, Specialisation.of(info, grid));
        }
        return info.isPocl() && needs.contains(KernelNeed.BARRIERS)
                ? new GroupForm(Kind.IN_TURN, grid.localSize(), Specialisation.of(info, new Grid(grid.groupCount(), 1)))
                : new GroupForm(
                        Kind.OF_THE_DEVICE,
                        needs.contains(KernelNeed.LOCAL_SIZE) ? grid.localSize() : 0,
                        Specialisation.of(info, grid));
    }

    /**
     * Returns a program in this form.
     *
     * @param program its text.
     * @param needs   what it needs.
     * @return the text to compile.
     */
    public String adapt(final String program, final Set<KernelNeed> needs) {
        final String size = needs.contains(KernelNeed.LOCAL_SIZE)
                ? "#define " + KernelArtefact.LOCAL_SIZE + " " + Math.max(1, items) + "\n"
                : "";
        return size + adaptBarriers(program);
    }

    private String adaptBarriers(final String program) {
        return switch (kind) {
            case ONE_ITEM -> "#define barrier(flags)\n" + program;
            case OF_THE_DEVICE -> program;
            case IN_TURN -> "#define GALEFS_ITEMS " + items + "\n" + program;
        };
    }

    /**
     * Returns the size of the work-groups that the device runs.
     *
     * @param localSize work-items of a work-group of the kernel.
     * @return the same size, or 1 if one work-item runs all.
     */
    public int localSizeOnDevice(final int localSize) {
        return kind == Kind.IN_TURN ? 1 : localSize;
    }
}
