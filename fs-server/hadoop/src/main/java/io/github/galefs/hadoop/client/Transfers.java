package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Lets {@value #MAX_TRANSFERS} whole files be copied at a time, so that the memory of their buffers is bounded. Safe
 * for use by several threads.
 */
public final class Transfers {
    /** Most transfers that run at a time. */
    public static final int MAX_TRANSFERS = 4;

    /** Whole files may be large: only transfers that hang take as long. */
    private static final Duration LONGEST_WAIT = Duration.ofHours(1);

    private final Semaphore permits = new Semaphore(MAX_TRANSFERS, true);
    private final Duration longestWait;

    /** Creates the bound, without transfers. */
    public Transfers() {
        this(LONGEST_WAIT);
    }

    Transfers(final Duration longestWait) {
        this.longestWait = longestWait;
    }

    /**
     * A call that takes a buffer.
     *
     * @param <T> type of its result.
     */
    public interface Transfer<T> {
        /**
         * Makes the call.
         *
         * @return its result.
         * @throws FileServiceException if it fails.
         */
        T run() throws FileServiceException;
    }

    /**
     * Runs a transfer when fewer than {@value #MAX_TRANSFERS} others run. A transfer must not wait for another one.
     *
     * @param subject  what the transfer is about, for messages.
     * @param transfer the transfer.
     * @param <T>      type of its result.
     * @return its result.
     * @throws FileServiceException EINTR if the thread is interrupted before; EBUSY after an hour without a turn; else
     *     from the transfer.
     */
    public <T> T run(final String subject, final Transfer<T> transfer) throws FileServiceException {
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
            if (!permits.tryAcquire(longestWait.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new FileServiceException(
                        PosixError.EBUSY,
                        subject + ": " + MAX_TRANSFERS + " other files have been copied for "
                                + Seconds.text(longestWait));
            }
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FileServiceException(PosixError.EINTR, subject, e);
        }
    }
}
