package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.concurrent.Semaphore;

/**
 * Lets {@value #MAX_TRANSFERS} whole files be copied at a time, so that the memory of their buffers is bounded. Safe
 * for use by several threads.
 */
final class Transfers {
    static final int MAX_TRANSFERS = 4;

    private final Semaphore permits = new Semaphore(MAX_TRANSFERS, true);

    /** A call that takes a buffer. */
    interface Transfer<T> {
        T run() throws FileServiceException;
    }

    /**
     * Runs a transfer when fewer than {@value #MAX_TRANSFERS} others run. A transfer must not wait for another one.
     *
     * @throws FileServiceException EINTR if the thread is interrupted before; else from the transfer.
     */
    <T> T run(final String subject, final Transfer<T> transfer) throws FileServiceException {
        acquire(subject);
        try {
            return transfer.run();
        } finally {
            permits.release();
        }
    }

    private void acquire(final String subject) throws FileServiceException {
        if (permits.tryAcquire()) {
            return;
        }
        try {
            permits.acquire();
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FileServiceException(PosixError.EINTR, subject, e);
        }
    }
}
