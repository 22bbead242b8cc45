package io.github.galefs.device.gpu;

import io.github.galefs.device.Grid;
import io.github.galefs.device.LiveHost;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.lane.PassDescriptor;
import org.agrona.CloseHelper;

/**
 * Memory for the passes of live launches: what suspended work-groups save, and the table of their slots. Reused from
 * launch to launch. Used by one launch at a time.
 */
final class PassMemory implements AutoCloseable {
    /** Bytes of an unused context. With fewer, the memory would be allocated again for each launch. */
    private static final long NO_CONTEXT = KernelArtefact.HEADER_LENGTH;

    private final GpuContext context;
    private final GroupContexts contexts;

    /** The longest so far, or null. */
    private SharedBuffer table;

    PassMemory(final GpuContext context) {
        this.context = context;
        contexts = new GroupContexts(context.queue());
    }

    /**
     * Sets the parameters of a kernel that suspends, behind the parameters of its Java method.
     *
     * @return the passes of the launch. They begin fewer work-groups at a time than the host allows if the device has
     *     too little memory.
     * @throws OutOfMemoryError there is too little for a single one; with the numbers.
     */
    LivePasses bind(final KernelArtefact artefact, final GpuProgram program, final Grid grid, final LiveHost host) {
        final long contextBytes = host.suspends() ? artefact.contextBytes(grid.localSize()) : NO_CONTEXT;
        final int slotCount =
                contexts.reserve(artefact.kernelName(), contextBytes, Math.min(host.slotLimit(), grid.groupCount()));
        final long tableLength = PassDescriptor.byteLength(slotCount);
        if (table == null || table.data().byteSize() < tableLength) {
            closeTable();
            table = context.allocateShared(tableLength);
        }
        final int firstParameter = artefact.parameters().size();
        contexts.bind(program, firstParameter);
        program.setShared(firstParameter + 1, table);
        return new LivePasses(artefact.kernelName(), table.data(), host, grid.groupCount(), slotCount);
    }

    @Override
    public void close() {
        CloseHelper.closeAll(contexts, this::closeTable);
    }

    private void closeTable() {
        final SharedBuffer closing = table;
        table = null;
        CloseHelper.close(closing);
    }
}
