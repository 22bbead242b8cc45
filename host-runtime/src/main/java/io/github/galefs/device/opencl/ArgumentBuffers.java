package io.github.galefs.device.opencl;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Copies a kernel's arrays into memory that the device sees, and back. Buffers are kept for the next launch and used
 * again where they fit. Used under the device's launch lock.
 */
final class ArgumentBuffers implements AutoCloseable {
    /** A buffer is used again for an array that fills at least one part of so many. */
    private static final long MAX_SLACK = 2;

    private final OpenClContext context;
    private final Function<Object, Optional<DeviceBuffer>> regions;
    private final List<DeviceBuffer> free = new ArrayList<>();
    private final IdentityHashMap<Object, DeviceBuffer> bound = new IdentityHashMap<>();

    /**
     * Nothing is kept yet.
     *
     * @param context of the device.
     * @param regions gives the memory of an argument that is no data, but stands for a region that is shared already.
     */
    ArgumentBuffers(final OpenClContext context, final Function<Object, Optional<DeviceBuffer>> regions) {
        this.context = context;
        this.regions = regions;
    }

    /**
     * Copies arrays in and makes them a kernel's parameters. An array that is given twice is one buffer, as it is one
     * array in Java.
     */
    void bind(final List<Object> arrays, final long kernel, final int firstParameter) {
        for (int i = 0; i < arrays.size(); i++) {
            final Object array = arrays.get(i);
            regions.apply(array)
                    .orElseGet(() -> bound.computeIfAbsent(array, this::copyIn))
                    .bind(kernel, firstParameter + i);
        }
        // What none of the arrays fitted would only pile up.
        free.forEach(DeviceBuffer::close);
        free.clear();
    }

    /** Copies back what the kernel, which has ended, made of the arrays. */
    void copyOut() {
        bound.forEach((array, buffer) -> {
            final MemorySegment target = segment(array);
            target.copyFrom(buffer.data().asSlice(0, target.byteSize()));
        });
    }

    /** Lets go of the arrays; no kernel may be using their buffers. */
    void unbind() {
        free.addAll(bound.values());
        bound.clear();
    }

    @Override
    public void close() {
        unbind();
        free.forEach(DeviceBuffer::close);
        free.clear();
    }

    private DeviceBuffer copyIn(final Object array) {
        final MemorySegment source = segment(array);
        final DeviceBuffer buffer = take(source.byteSize());
        buffer.setArrayLength(Array.getLength(array));
        buffer.data().copyFrom(source);
        return buffer;
    }

    private DeviceBuffer take(final long byteSize) {
        for (int i = 0; i < free.size(); i++) {
            final long size = free.get(i).data().byteSize();
            if (size >= byteSize && size / MAX_SLACK <= byteSize) {
                return free.remove(i);
            }
        }
        return DeviceBuffer.allocate(context, byteSize);
    }

    private static MemorySegment segment(final Object array) {
        return switch (array) {
            case final int[] ints -> MemorySegment.ofArray(ints);
            case final long[] longs -> MemorySegment.ofArray(longs);
            case final float[] floats -> MemorySegment.ofArray(floats);
            case final double[] doubles -> MemorySegment.ofArray(doubles);
            default -> throw new IllegalArgumentException(array.getClass().getTypeName() + " is no array of data");
        };
    }
}
