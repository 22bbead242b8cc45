package io.github.galefs.device.jvm;

import io.github.galefs.device.DeviceArray;
import io.github.galefs.kernel.artefact.ParameterKind;

/**
 * An array that kernels use in place.
 *
 * @param <A> type of the array.
 */
final class JvmArray<A> implements DeviceArray<A> {
    private final A array;
    private volatile boolean closed;

    JvmArray(final A array) {
        if (!ParameterKind.acceptsAsArray(array)) {
            throw new IllegalArgumentException(
                    "array of type " + array.getClass().getTypeName() + ": must be one of " + ParameterKind.ARRAYS);
        }
        this.array = array;
    }

    @Override
    public A array() {
        return array;
    }

    @Override
    public void upload() {
        checkOpen();
    }

    @Override
    public void download() {
        checkOpen();
    }

    @Override
    public void close() {
        closed = true;
    }

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("this device array is closed");
        }
    }
}
