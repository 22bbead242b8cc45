package io.github.galefs.device.opencl;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.gpu.WaitList;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Finds out, by a kernel, where the buffers of a CPU lie in the address space of this process, if its kernels run
 * there. OpenCL itself tells no addresses. Thread-safe.
 */
final class AddressProbe implements AutoCloseable {
    private static final String ENTRY_POINT = "galefs_address_probe";

    /** The result has the address, and what lies at an address that the host has put there. */
    private static final String TEXT = "__kernel void " + ENTRY_POINT
            + "(__global long *memory, __global long *result) {\n"
            + "    result[0] = (long) (size_t) memory;\n"
            + "    result[1] = *((__global long *) (size_t) result[2]);\n}\n";

    private static final long RESULT_LENGTH = 3 * Long.BYTES;
    private static final long VALUE = 0x6A1E_F5D0_ADD2_E550L;
    private static final Grid GRID = new Grid(1, 1);

    private final OpenClContext context;
    private final OpenClProgram program;
    private final OpenClQueue queue;
    private final long result;

    private AddressProbe(final OpenClContext context, final OpenClProgram program) {
        this.context = context;
        this.program = program;
        queue = context.newQueue();
        result = context.allocate(RESULT_LENGTH);
    }

    /** Builds the probe of a CPU. */
    static AddressProbe of(final OpenClContext context, final ProgramBuilder builder) {
        try {
            final ProgramSource source = ProgramSource.ofPlain("address probe", ENTRY_POINT, TEXT);
            return new AddressProbe(context, builder.load(source, GroupForm.of(context.info(), source.needs(), GRID)));
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new KernelFailedException("interrupted while the address probe was built", e);
        }
    }

    /** Returns whether kernels read the memory of this process at its addresses. */
    boolean readsHostMemory() {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment value = arena.allocateFrom(ValueLayout.JAVA_LONG, VALUE);
            return probe(result, value).get(ValueLayout.JAVA_LONG, Long.BYTES) == VALUE;
        }
    }

    /** Returns the address of a buffer, which it keeps. */
    long address(final long memory) {
        try (Arena arena = Arena.ofConfined()) {
            return probe(memory, arena.allocate(ValueLayout.JAVA_LONG)).get(ValueLayout.JAVA_LONG, 0);
        }
    }

    private synchronized MemorySegment probe(final long memory, final MemorySegment value) {
        final MemorySegment found = Arena.ofAuto().allocate(RESULT_LENGTH, Long.BYTES);
        found.set(ValueLayout.JAVA_LONG, 2 * Long.BYTES, value.address());
        queue.write(result, 0, found.address(), RESULT_LENGTH);
        program.setMemory(0, memory);
        program.setMemory(1, result);
        queue.run(program, 1, 1, WaitList.NOTHING);
        queue.readAndWait(result, 0, found.address(), RESULT_LENGTH);
        return found;
    }

    @Override
    public void close() {
        program.close();
        context.free(result);
        queue.close();
    }
}
