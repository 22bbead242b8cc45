package io.github.galefs.tornado;

import io.github.galefs.kernel.tornado.TornadoBinding;
import io.github.galefs.kernel.tornado.TornadoType;
import io.github.galefs.kernel.tornado.WorkItemArgument;
import java.lang.foreign.MemorySegment;
import uk.ac.manchester.tornado.api.types.arrays.ByteArray;
import uk.ac.manchester.tornado.api.types.arrays.CharArray;
import uk.ac.manchester.tornado.api.types.arrays.DoubleArray;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;
import uk.ac.manchester.tornado.api.types.arrays.HalfFloatArray;
import uk.ac.manchester.tornado.api.types.arrays.IntArray;
import uk.ac.manchester.tornado.api.types.arrays.LongArray;
import uk.ac.manchester.tornado.api.types.arrays.ShortArray;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/** The binding to the API of the SDK that GaleFS was built with. Thread-safe. */
public final class ApiBinding implements TornadoBinding {
    /** Creates a binding, for the service loader. */
    public ApiBinding() {}

    @Override
    public MemorySegment elements(final Object array) {
        return ((TornadoNativeArray) array).getSegment();
    }

    @Override
    public int length(final Object array) {
        return ((TornadoNativeArray) array).getSize();
    }

    @Override
    public <A> A allocate(final Class<A> type, final int length) {
        final TornadoType kind = TornadoType.of(type)
                .orElseThrow(() -> new IllegalArgumentException(type.getTypeName() + " is no array of TornadoVM"));
        return type.cast(
                switch (kind) {
                    case BYTE_ARRAY -> new ByteArray(length);
                    case SHORT_ARRAY -> new ShortArray(length);
                    case CHAR_ARRAY -> new CharArray(length);
                    case INT_ARRAY -> new IntArray(length);
                    case LONG_ARRAY -> new LongArray(length);
                    case FLOAT_ARRAY -> new FloatArray(length);
                    case DOUBLE_ARRAY -> new DoubleArray(length);
                    case HALF_FLOAT_ARRAY -> new HalfFloatArray(length);
                    case KERNEL_CONTEXT -> throw new IllegalArgumentException("a KernelContext is no array");
                });
    }

    @Override
    public WorkItemArgument newContext() {
        return new WorkItemKernelContext();
    }
}
