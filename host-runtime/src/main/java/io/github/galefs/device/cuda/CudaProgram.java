package io.github.galefs.device.cuda;

import io.github.galefs.device.Dimensions;
import io.github.galefs.device.Grid;
import io.github.galefs.device.gpu.GpuProgram;
import io.github.galefs.device.gpu.LocalSizeLimit;
import io.github.galefs.device.gpu.SharedBuffer;
import io.github.galefs.kernel.round.RoundDescriptor;
import io.github.galefs.kernel.tornado.TornadoType;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.agrona.CloseHelper;

/** A kernel in a module of CUDA, with memory for its parameters' values. */
final class CudaProgram implements GpuProgram {
    /** Attribute of functions, in cuda.h: limit of work-items in a work-group. */
    private static final int MAX_THREADS_PER_BLOCK = 0;

    /** Attribute of functions, in cuda.h: bytes of memory of a work-item. */
    private static final int LOCAL_SIZE_BYTES = 3;

    /** Alignment of the extents of a grid, a vector of 8 ints. */
    private static final int SLOT_ALIGNMENT = 32;

    /** Room for a parameter, a multiple of the alignment. The constants of a launch are the longest one. */
    private static final int SLOT_LENGTH = RoundDescriptor.LAUNCH_LENGTH;

    /** More bytes than a module takes. */
    private static final long MODULE_LENGTH = 1 << 20;

    private final CudaContext context;
    private final String kernelName;
    private final boolean usesGrid;
    private final int parameterCount;
    private final CudaModule module;
    private final long function;
    private final int maxLocalSize;
    private final Arena arena = Arena.ofShared();
    private final MemorySegment values;
    private final MemorySegment pointers;

    /**
     * Loads a program.
     *
     * @throws CudaException the driver refuses it.
     */
    CudaProgram(final CudaContext context, final Ptx ptx, final String kernelName, final boolean usesGrid) {
        this.context = context;
        this.kernelName = kernelName;
        this.usesGrid = usesGrid;
        parameterCount = ptx.parameterCount();
        context.makeCurrent();
        module = RegisterLimit.choose(
                limit -> CudaModule.load(limit == RegisterLimit.NONE ? ptx.text() : ptx.withRegisters(limit)),
                loaded -> CudaModule.attribute(loaded.function(ptx.entryPoint()), LOCAL_SIZE_BYTES),
                unused -> unload(context, unused));
        boolean isComplete = false;
        try {
            function = module.function(ptx.entryPoint());
            maxLocalSize = CudaModule.attribute(function, MAX_THREADS_PER_BLOCK);
            values = arena.allocate((long) parameterCount * SLOT_LENGTH, SLOT_ALIGNMENT);
            pointers = arena.allocate(ValueLayout.ADDRESS, parameterCount);
            for (int i = 0; i < parameterCount; i++) {
                pointers.setAtIndex(ValueLayout.ADDRESS, i, slot(i));
            }
            isComplete = true;
        } finally {
            if (!isComplete) {
                CloseHelper.quietCloseAll(arena, () -> unload(context, module));
            }
        }
    }

    @Override
    public String kernelName() {
        return kernelName;
    }

    @Override
    public int localSizeOnDevice(final int localSize) {
        return localSize;
    }

    @Override
    public void checkLocalSize(final int localSize) {
        LocalSizeLimit.check(context.info(), kernelName, localSize, maxLocalSize);
    }

    @Override
    public void setGrid(final Grid grid) {
        if (usesGrid) {
            final Dimensions groups = grid.groups();
            final Dimensions items = grid.items();
            final int[] extents = {groups.x(), groups.y(), groups.z(), items.x(), items.y(), items.z(), 0, 0};
            slot(parameterCount - 1).copyFrom(MemorySegment.ofArray(extents));
        }
    }

    @Override
    public void setMemory(final int index, final long memory) {
        slot(index).set(ValueLayout.JAVA_LONG, 0, memory);
    }

    @Override
    public void setShared(final int index, final SharedBuffer memory) {
        setMemory(index, memory.parameter().address());
    }

    @Override
    public void setBytes(final int index, final MemorySegment bytes) {
        MemorySegment.copy(bytes, 0, values, (long) index * SLOT_LENGTH, bytes.byteSize());
    }

    @Override
    public void setScalar(final int index, final Object value) {
        final MemorySegment slot = slot(index);
        switch (value) {
            case Integer number -> slot.set(ValueLayout.JAVA_INT, 0, number);
            case Long number -> slot.set(ValueLayout.JAVA_LONG, 0, number);
            case Float number -> slot.set(ValueLayout.JAVA_FLOAT, 0, number);
            case Double number -> slot.set(ValueLayout.JAVA_DOUBLE, 0, number);
            // A compiled kernel does not use it.
            case Object unused when TornadoType.isContext(unused) -> slot.set(ValueLayout.JAVA_INT, 0, 0);
            default -> throw new IllegalArgumentException(value.getClass().getTypeName() + " is no scalar");
        }
    }

    /** Submits a launch. CUDA copies the parameters' values. */
    void launch(final long stream, final int groupCount, final int localSize) {
        final int result = CudaLibrary.resultOf(() -> (int) CudaLibrary.LAUNCH.invokeExact(
                function, groupCount, 1, 1, localSize, 1, 1, 0, stream, pointers, MemorySegment.NULL));
        if (result != CudaLibrary.SUCCESS) {
            throw CudaLibrary.failure("cuLaunchKernel", result);
        }
    }

    @Override
    public void close() {
        arena.close();
        unload(context, module);
    }

    /** Unloads a module while no kernel runs, perhaps later. */
    private static void unload(final CudaContext context, final CudaModule unused) {
        context.retain();
        CudaContext.QUIET.make(MODULE_LENGTH, () -> {
            try {
                context.makeCurrent();
                unused.close();
            } finally {
                context.release();
            }
        });
    }

    private MemorySegment slot(final int index) {
        return values.asSlice((long) index * SLOT_LENGTH, SLOT_LENGTH);
    }
}
