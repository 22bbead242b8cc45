package io.github.galefs.server;

import java.util.concurrent.CountDownLatch;

/** A point at which threads wait until a test lets them pass. */
final class Gate {
    private final CountDownLatch reached = new CountDownLatch(1);
    private final CountDownLatch opened = new CountDownLatch(1);

    /** Waits until the gate is open. Called by the threads that a test holds up. */
    void pass() {
        reached.countDown();
        try {
            opened.await();
        } catch (final InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Waits until a thread has reached the gate. */
    void awaitReached() throws InterruptedException {
        reached.await();
    }

    /** Whether a thread has reached the gate. */
    boolean isReached() {
        return reached.getCount() == 0;
    }

    /** Lets all threads pass, from now on. */
    void open() {
        opened.countDown();
    }
}
