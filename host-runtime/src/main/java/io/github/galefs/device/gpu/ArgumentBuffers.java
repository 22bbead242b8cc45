package io.github.galefs.device.gpu;

import io.github.galefs.kernel.artefact.ParameterKind;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Copies a kernel's arrays to memory shared with the device, and back. Reuses buffers of the previous launch that fit.
 * Guarded by the device's launch lock.
 */
public final class ArgumentBuffers implements AutoCloseable {
    /** A buffer is reused for arrays of at least its size divided by this. */
    private static final long MAX_SLACK = 2;

    private final GpuContext context;
    private final Function<Object, Optional<SharedBuffer>> shared;
    private final List<SharedBuffer> free = new ArrayList<>();
    private final IdentityHashMap<Object, SharedBuffer> bound = new IdentityHashMap<>();

    /**
     * Creates an empty set of buffers.
     *
     * @param context of the device.
     * @param shared  returns the buffer of an array that stays on the device.
     */
    public ArgumentBuffers(final GpuContext context, final Function<Object, Optional<SharedBuffer>> shared) {
        this.context = context;
        this.shared = shared;
    }

    /**
     * Sets a kernel's parameters, see {@link LaunchArrays#bind}.
     *
     * @param arguments      arrays, scalars, and shared memory.
     * @param program        receives them.
     * @param firstParameter index of the first argument's parameter.
     */
    public void bind(final List<Object> arguments, final GpuProgram program, final int firstParameter) {
        for (int i = 0; i < arguments.size(); i++) {
            final Object argument = arguments.get(i);
            if (argument instanceof final SharedBuffer memory) {
                program.setShared(firstParameter + i, memory);
            } else if (ParameterKind.acceptsAsArray(argument)) {
                program.setShared(
                        firstParameter + i,
                        shared.apply(argument).orElseGet(() -> bound.computeIfAbsent(argument, this::copyIn)));
            } else {
                program.setScalar(firstParameter + i, argument);
            }
        }
        // Buffers that fit none of the arrays would accumulate.
        free.forEach(SharedBuffer::close);
        free.clear();
    }

    /** Copies the arrays back after the kernel has ended. */
    public void copyOut() {
        bound.forEach((array, buffer) -> {
            final MemorySegment target = KernelArrays.segment(array);
            target.copyFrom(buffer.data().asSlice(0, target.byteSize()));
        });
    }

    /** Releases the arrays; no kernel may be using their buffers. */
    public void unbind() {
        free.addAll(bound.values());
        bound.clear();
    }

    @Override
    public void close() {
        unbind();
        free.forEach(SharedBuffer::close);
        free.clear();
    }

    private SharedBuffer copyIn(final Object array) {
        final MemorySegment source = KernelArrays.segment(array);
        final SharedBuffer buffer = take(source.byteSize());
        buffer.setArrayLength(KernelArrays.length(array));
        buffer.data().copyFrom(source);
        return buffer;
    }

    private SharedBuffer take(final long byteSize) {
        for (int i = 0; i < free.size(); i++) {
            final long size = free.get(i).data().byteSize();
            if (size >= byteSize && size / MAX_SLACK <= byteSize) {
                return free.remove(i);
            }
        }
        return context.allocateShared(byteSize);
    }
}
