package io.github.galefs.client;

import io.github.galefs.wire.Transport;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** A transport that throws an error in the middle of the first frame that it writes, once a test lets it. */
final class FailingTransport implements Transport {
    private final Transport delegate;
    private final int acceptedBytes;
    private final Error error;
    private final CountDownLatch reached = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private final AtomicInteger laterBytes = new AtomicInteger();
    private volatile boolean failed;
    private int written;

    /** @param acceptedBytes bytes that are written before the error. */
    FailingTransport(final Transport delegate, final int acceptedBytes, final Error error) {
        this.delegate = delegate;
        this.acceptedBytes = acceptedBytes;
        this.error = error;
    }

    /** Waits until a frame is written in part. */
    void awaitPartOfFrame() throws InterruptedException {
        reached.await();
    }

    /** Throws the error in the thread that writes. */
    void fail() {
        released.countDown();
    }

    /** Returns the number of bytes that were written after the error. */
    int laterBytes() {
        return laterBytes.get();
    }

    @Override
    public void write(final ByteBuffer source) throws IOException {
        if (failed) {
            laterBytes.addAndGet(source.remaining());
            delegate.write(source);
            return;
        }
        while (source.hasRemaining() && written < acceptedBytes) {
            delegate.write(ByteBuffer.wrap(new byte[] {source.get()}));
            written++;
        }
        if (source.hasRemaining()) {
            reached.countDown();
            awaitRelease();
            failed = true;
            throw error;
        }
    }

    @Override
    public int read(final ByteBuffer destination) throws IOException {
        return delegate.read(destination);
    }

    @Override
    public long receivedBytes() {
        return delegate.receivedBytes();
    }

    @Override
    public boolean hasAnswers() {
        return delegate.hasAnswers();
    }

    @Override
    public boolean isAwaitingFlush() {
        return delegate.isAwaitingFlush();
    }

    @Override
    public long transfer(final FileChannel file, final long position, final long count) throws IOException {
        return delegate.transfer(file, position, count);
    }

    @Override
    public boolean flush() throws IOException {
        return delegate.flush();
    }

    @Override
    public int unsentBytes() {
        return delegate.unsentBytes();
    }

    @Override
    public boolean isEstablished() {
        return delegate.isEstablished();
    }

    @Override
    public long bufferBytes() {
        return delegate.bufferBytes();
    }

    @Override
    public void closeOutput() {}

    @Override
    public void close() {
        delegate.close();
    }

    private void awaitRelease() throws IOException {
        try {
            released.await();
        } catch (final InterruptedException e) {
            throw new IOException(e);
        }
    }
}
