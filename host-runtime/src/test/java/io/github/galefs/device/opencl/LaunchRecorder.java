package io.github.galefs.device.opencl;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.opencl.CL;
import org.lwjgl.opencl.CLCapabilities;

/** Records how many events each kernel of this process waits for: takes the place of clEnqueueNDRangeKernel. */
final class LaunchRecorder implements AutoCloseable {
    private static final FunctionDescriptor ENQUEUE = FunctionDescriptor.of(
            ValueLayout.JAVA_INT,
            ValueLayout.ADDRESS,
            ValueLayout.ADDRESS,
            ValueLayout.JAVA_INT,
            ValueLayout.ADDRESS,
            ValueLayout.ADDRESS,
            ValueLayout.ADDRESS,
            ValueLayout.JAVA_INT,
            ValueLayout.ADDRESS,
            ValueLayout.ADDRESS);

    private final Arena arena = Arena.ofShared();
    private final List<Integer> waits = new ArrayList<>();
    private final Field function;
    private final long original;
    private final MethodHandle enqueue;

    @SuppressWarnings("restricted")
    LaunchRecorder() throws ReflectiveOperationException {
        function = CLCapabilities.class.getField("clEnqueueNDRangeKernel");
        function.setAccessible(true);
        original = function.getLong(CL.getICD());
        enqueue = Linker.nativeLinker().downcallHandle(MemorySegment.ofAddress(original), ENQUEUE);
        final MethodType type = ENQUEUE.toMethodType();
        final MethodHandle record = MethodHandles.lookup()
                .findVirtual(LaunchRecorder.class, "record", type)
                .bindTo(this);
        function.setLong(
                CL.getICD(),
                Linker.nativeLinker().upcallStub(record, ENQUEUE, arena).address());
    }

    /** Returns the numbers of events, kernel by kernel, since the last call. */
    List<Integer> takeWaits() {
        final List<Integer> taken = List.copyOf(waits);
        waits.clear();
        return taken;
    }

    @Override
    public void close() throws ReflectiveOperationException {
        function.setLong(CL.getICD(), original);
        arena.close();
    }

    /** Called by native code. */
    int record(
            final MemorySegment queue,
            final MemorySegment kernel,
            final int dimensions,
            final MemorySegment offset,
            final MemorySegment global,
            final MemorySegment local,
            final int eventCount,
            final MemorySegment events,
            final MemorySegment event)
            throws Throwable {
        waits.add(eventCount);
        return (int) enqueue.invokeExact(queue, kernel, dimensions, offset, global, local, eventCount, events, event);
    }
}
