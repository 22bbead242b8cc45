package io.github.galefs.device.gpu;

import io.github.galefs.device.DeviceArray;
import java.util.function.Consumer;
import org.agrona.CloseHelper;

/**
 * Array that stays in the memory of a device, which the host reaches by copies. Thread-safe.
 *
 * @param <A> type of the array.
 */
public final class ResidentArray<A> implements DeviceArray<A> {
    private final A array;
    private final ArrayTransfer transfer;
    private final GlobalBuffer buffer;
    private final Consumer<ResidentArray<?>> onClosed;
    private int uses = 1;
    private boolean closed;

    /** Allocates the memory and copies the array there. */
    ResidentArray(final A array, final ArrayTransfer transfer, final Consumer<ResidentArray<?>> onClosed) {
        this.array = array;
        this.transfer = transfer;
        this.onClosed = onClosed;
        this.buffer = transfer.allocate(array);
        try {
            upload();
        } catch (final RuntimeException | Error e) {
            CloseHelper.close(e::addSuppressed, () -> transfer.free(buffer));
            throw e;
        }
    }

    GlobalBuffer buffer() {
        return buffer;
    }

    @Override
    public A array() {
        return array;
    }

    @Override
    public synchronized void upload() {
        checkOpen();
        transfer.send(array, buffer);
        transfer.finish();
    }

    @Override
    public synchronized void download() {
        checkOpen();
        transfer.receive(buffer, array);
        transfer.finish();
    }

    /** Frees the memory, after the launch that uses it. */
    @Override
    public synchronized void close() {
        if (!closed) {
            closed = true;
            onClosed.accept(this);
            release();
        }
    }

    /**
     * Keeps the memory until {@link #release}.
     *
     * @return false if it is freed already.
     */
    synchronized boolean retain() {
        if (uses == 0) {
            return false;
        }
        uses++;
        return true;
    }

    synchronized void release() {
        uses--;
        if (uses == 0) {
            transfer.free(buffer);
        }
    }

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("this device array is closed");
        }
    }
}
