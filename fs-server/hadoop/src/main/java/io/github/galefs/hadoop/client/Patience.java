package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.apache.hadoop.hdfs.BlockMissingException;

/**
 * Repeats calls while the cluster cannot serve them, up to a limit. Hadoop's own policy of retries is off: it is
 * applied twice, one inside the other, and waits for minutes past its limit.
 *
 * <p>Safe for use by several threads. Waits are logged: {@link Outage}.
 */
public final class Patience {
    private static final long FIRST_PAUSE_MILLIS = 100;
    private static final long LONGEST_PAUSE_MILLIS = 1000;

    private final Duration limit;
    private final Outage outage;

    /**
     * A call of Hadoop's client.
     *
     * @param <T> type of its result.
     */
    public interface Call<T> {
        /**
         * Makes the call.
         *
         * @return its result.
         * @throws IOException if it fails.
         */
        T run() throws IOException;
    }

    /** A call without a result. */
    public interface Action {
        /**
         * Makes the call.
         *
         * @throws IOException if it fails.
         */
        void run() throws IOException;
    }

    /**
     * Creates it.
     *
     * @param place the cluster, for the log.
     * @param limit for how long a call is repeated.
     */
    public Patience(final String place, final Duration limit) {
        this.limit = limit;
        outage = new Outage(place);
    }

    /**
     * Makes a call that may be repeated also when it may have taken effect.
     *
     * @param subject what the call is about, for messages.
     * @param call    the call.
     * @param <T>     type of its result.
     * @return its result.
     * @throws FileServiceException the last failure; EINTR.
     */
    public <T> T repeat(final String subject, final Call<T> call) throws FileServiceException {
        return attempt(subject, call, Patience::mayBeRepeated, sinceNow());
    }

    /**
     * Makes a call that moves the bytes of a whole file, and may be repeated also when it may have taken effect. The
     * limit counts from its first failure.
     *
     * @param subject what the call is about, for messages.
     * @param call    the call.
     * @param <T>     type of its result.
     * @return its result.
     * @throws FileServiceException the last failure; EINTR.
     */
    public <T> T repeatTransfer(final String subject, final Call<T> call) throws FileServiceException {
        return attempt(subject, call, Patience::mayBeRepeated, System::nanoTime);
    }

    private static boolean mayBeRepeated(final Exception failure) {
        return HadoopErrors.hasNoEffect(failure) || HadoopErrors.hasUnknownEffect(failure);
    }

    /** Counts the time of a call from now on: an attempt may have waited in vain for as long as the limit. */
    private static LongSupplier sinceNow() {
        final long now = System.nanoTime();
        return () -> now;
    }

    /**
     * Makes a call that reads blocks, which come back with their datanodes.
     *
     * @param subject what the call is about, for messages.
     * @param call    the call.
     * @throws FileServiceException the last failure; EINTR.
     */
    public void repeatRead(final String subject, final Action call) throws FileServiceException {
        attempt(
                subject,
                () -> {
                    call.run();
                    return null;
                },
                e -> e instanceof BlockMissingException || mayBeRepeated(e),
                sinceNow());
    }

    /**
     * Makes a call that writes a file as a whole: any failure of the cluster may be one of datanodes. The limit counts
     * from its first failure.
     *
     * @param subject what the call is about, for messages.
     * @param call    the call.
     * @param <T>     type of its result.
     * @return its result.
     * @throws FileServiceException the last failure; EINTR.
     */
    public <T> T repeatWrite(final String subject, final Call<T> call) throws FileServiceException {
        return attempt(subject, call, HadoopErrors::mayPass, System::nanoTime);
    }

    /**
     * Makes a call that must not run twice: a failure that leaves its effect open ends it.
     *
     * @param subject what the call is about, for messages.
     * @param call    the call.
     * @param <T>     type of its result.
     * @return its result.
     * @throws FileServiceException the last failure; EINTR.
     */
    public <T> T repeatUnlessDone(final String subject, final Call<T> call) throws FileServiceException {
        return attempt(subject, call, HadoopErrors::hasNoEffect, sinceNow());
    }

    private <T> T attempt(
            final String subject, final Call<T> call, final Predicate<Exception> isRepeatable, final LongSupplier start)
            throws FileServiceException {
        try {
            return call.run();
        } catch (final IOException | UnsupportedOperationException e) {
            if (limit.isZero() || !isRepeatable.test(e)) {
                throw failed(subject, e);
            }
            return await(subject, call, isRepeatable, e, start.getAsLong());
        }
    }

    private <T> T await(
            final String subject,
            final Call<T> call,
            final Predicate<Exception> isRepeatable,
            final Exception first,
            final long start)
            throws FileServiceException {
        outage.onWait();
        try {
            return repeatFrom(start, subject, call, isRepeatable, first);
        } finally {
            outage.onEnd();
        }
    }

    private <T> T repeatFrom(
            final long start,
            final String subject,
            final Call<T> call,
            final Predicate<Exception> isRepeatable,
            final Exception first)
            throws FileServiceException {
        Exception last = first;
        long pause = FIRST_PAUSE_MILLIS;
        while (isRepeatable.test(last) && System.nanoTime() - start < limit.toNanos()) {
            outage.onPause(start, subject, last, limit);
            pause(subject, pause);
            pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
            try {
                return call.run();
            } catch (final IOException | UnsupportedOperationException e) {
                last = e;
            }
        }
        throw failed(isRepeatable.test(last) ? subject + " after " + Seconds.text(limit) : subject, last);
    }

    /**
     * Waits.
     *
     * @param subject what waits, for messages.
     * @param millis  for how long.
     * @throws FileServiceException EINTR if the thread is interrupted.
     */
    public static void pause(final String subject, final long millis) throws FileServiceException {
        try {
            Thread.sleep(millis);
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FileServiceException(PosixError.EINTR, subject, e);
        }
    }

    private static FileServiceException failed(final String subject, final Exception failure) {
        final FileServiceException converted = HadoopErrors.convert(subject, failure);
        if (isOfInterrupt(failure)) {
            // The exceptions of some calls clear it.
            Thread.currentThread().interrupt();
        }
        return converted;
    }

    /** A write to HDFS that is interrupted has no such cause. */
    private static boolean isWaitOfHdfs(final Throwable failure) {
        return failure instanceof InterruptedIOException
                && String.valueOf(failure.getMessage()).startsWith("Interrupted");
    }

    /** Timers of Hadoop's client throw the same type as an interrupt, without this cause. */
    private static boolean isOfInterrupt(final Throwable failure) {
        return failure != null
                && (failure instanceof InterruptedException
                        || isWaitOfHdfs(failure)
                        || failure instanceof ClosedByInterruptException
                        || isOfInterrupt(failure.getCause()));
    }
}
