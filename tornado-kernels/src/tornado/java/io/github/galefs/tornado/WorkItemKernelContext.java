package io.github.galefs.tornado;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.tornado.WorkItemArgument;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import uk.ac.manchester.tornado.api.KernelContext;
import uk.ac.manchester.tornado.api.types.HalfFloat;
import uk.ac.manchester.tornado.api.types.arrays.DoubleArray;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;
import uk.ac.manchester.tornado.api.types.arrays.IntArray;
import uk.ac.manchester.tornado.api.types.arrays.LongArray;

/** The KernelContext of one work-item of the JVM device. What compiled kernels do not have throws. */
final class WorkItemKernelContext extends KernelContext implements WorkItemArgument {
    private static final ContextField[] FIELDS = ContextField.values();
    private static final VarHandle INTS = ValueLayout.JAVA_INT.arrayElementVarHandle();
    private static final VarHandle LONGS = ValueLayout.JAVA_LONG.arrayElementVarHandle();

    @Override
    public void beginGroup() {
        for (final ContextField field : FIELDS) {
            field.set(this);
        }
    }

    @Override
    public void localBarrier() {
        WorkItem.localBarrier();
    }

    @Override
    public void globalBarrier() {
        WorkItem.barrier();
    }

    @Override
    public int[] allocateIntLocalArray(final int size) {
        return LocalMemory.ints(size);
    }

    @Override
    public long[] allocateLongLocalArray(final int size) {
        return LocalMemory.longs(size);
    }

    @Override
    public float[] allocateFloatLocalArray(final int size) {
        return LocalMemory.floats(size);
    }

    @Override
    public double[] allocateDoubleLocalArray(final int size) {
        return LocalMemory.doubles(size);
    }

    @Override
    public byte[] allocateByteLocalArray(final int size) {
        return LocalMemory.bytes(size);
    }

    @Override
    public HalfFloat[] allocateHalfFloatLocalArray(final int size) {
        throw unsupported("allocateHalfFloatLocalArray", "allocateFloatLocalArray");
    }

    @Override
    public void atomicAdd(final int[] array, final int index, final int value) {
        DeviceAtomics.getAndAdd(array, index, value);
    }

    @Override
    public void atomicAdd(final IntArray array, final int index, final int value) {
        INTS.getAndAdd(array.getSegment(), 0L, (long) index, value);
    }

    @Override
    public void atomicAdd(final LongArray array, final int index, final long value) {
        LONGS.getAndAdd(array.getSegment(), 0L, (long) index, value);
    }

    @Override
    public void atomicAdd(final FloatArray array, final int index, final float value) {
        final MemorySegment elements = array.getSegment();
        int before;
        int after;
        do {
            before = (int) INTS.getVolatile(elements, 0L, (long) index);
            after = Float.floatToRawIntBits(Float.intBitsToFloat(before) + value);
        } while (!INTS.compareAndSet(elements, 0L, (long) index, before, after));
    }

    @Override
    public void atomicAdd(final DoubleArray array, final int index, final double value) {
        final MemorySegment elements = array.getSegment();
        long before;
        long after;
        do {
            before = (long) LONGS.getVolatile(elements, 0L, (long) index);
            after = Double.doubleToRawLongBits(Double.longBitsToDouble(before) + value);
        } while (!LONGS.compareAndSet(elements, 0L, (long) index, before, after));
    }

    @Override
    public float simdSum(final float value) {
        throw unsupported("simdSum", "WorkGroup.reduceAdd");
    }

    @Override
    public float simdShuffleDown(final float value, final int delta) {
        throw unsupported("simdShuffleDown", "a local array");
    }

    @Override
    public float simdBroadcastFirst(final float value) {
        throw unsupported("simdBroadcastFirst", "a local array");
    }

    private static UnsupportedOperationException unsupported(final String method, final String instead) {
        return new UnsupportedOperationException(
                "kernels of GaleFS have no KernelContext." + method + ": use " + instead);
    }
}
