package io.github.galefs.bench.matvec;

import io.github.galefs.GaleFs;
import io.github.galefs.device.DeviceArray;

/** A vector on the device, and the product of a matrix with it. */
final class DeviceVectors implements AutoCloseable {
    private final DeviceArray<float[]> x;
    private final DeviceArray<float[]> y;

    DeviceVectors(final GaleFs galeFs, final float[] vector, final int rows) {
        x = galeFs.allocateArray(vector.clone());
        try {
            y = galeFs.allocateArray(new float[rows]);
        } catch (final RuntimeException | Error e) {
            x.close();
            throw e;
        }
    }

    float[] x() {
        return x.array();
    }

    float[] y() {
        return y.array();
    }

    /** Sets the device's product to that of {@link #y}. */
    void uploadProduct() {
        y.upload();
    }

    /** Returns the product as the device has it. */
    float[] downloadProduct() {
        y.download();
        return y.array();
    }

    @Override
    public void close() {
        y.close();
        x.close();
    }
}
