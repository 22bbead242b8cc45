package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.counters.SlowRequestEvent;
import io.github.galefs.store.counters.StoreCounter;
import io.github.galefs.store.counters.StoreCounters;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import jdk.jfr.FlightRecorder;

/**
 * Counts and times the calls of a store, and emits a Flight Recorder event for each slow one. Also runs a periodic task
 * on the calling threads, reusing their timestamps. Safe for use by several threads.
 */
final class CallMetrics {
    private static final long SLOW_NANOS = TimeUnit.MILLISECONDS.toNanos(SlowRequestEvent.THRESHOLD_MILLIS);

    private final StoreCounters counters;
    private final long periodNanos;
    private final Runnable periodic;
    private final AtomicLong nextPeriod;

    /**
     * Creates metrics of no calls yet.
     *
     * @param counters    counters to add to.
     * @param periodNanos shortest time between two runs of the periodic task, in nanoseconds, from 0.
     * @param periodic    the periodic task; runs on a calling thread, before its call.
     */
    CallMetrics(final StoreCounters counters, final long periodNanos, final Runnable periodic) {
        this.counters = counters;
        this.periodNanos = periodNanos;
        this.periodic = periodic;
        nextPeriod = new AtomicLong(System.nanoTime() + periodNanos);
    }

    /** Body of a call with a result. */
    @FunctionalInterface
    interface Body<T> {
        T run() throws FileServiceException;
    }

    /** Body of a call without a result. */
    @FunctionalInterface
    interface VoidBody {
        void run() throws FileServiceException;
    }

    /** Measurement of one call. {@link #end} must follow, whether the call succeeds or fails. */
    final class Measurement {
        /** Null while Flight Recorder is not in use: its first event costs a twentieth of a second. */
        private final SlowRequestEvent event;

        private final long beginNanos;

        private Measurement(final SlowRequestEvent event, final long beginNanos) {
            this.event = event;
            this.beginNanos = beginNanos;
        }

        /** Counts a successful transfer of bytes. */
        void transferred(final StoreCounter calls, final StoreCounter bytes, final long count) {
            if (event != null) {
                event.bytes(count);
            }
            counters.add(calls, 1);
            counters.add(bytes, count);
        }

        /** Counts the failure of the call and returns it. */
        FileServiceException failed(final FileServiceException failure) {
            if (failure.error() == PosixError.EIO) {
                counters.add(StoreCounter.INPUT_OUTPUT_ERRORS, 1);
            }
            return failure;
        }

        void end() {
            if (event != null) {
                event.commit();
            }
            if (System.nanoTime() - beginNanos >= SLOW_NANOS) {
                counters.add(StoreCounter.SLOW_REQUESTS, 1);
            }
        }
    }

    /** Begins the measurement of a call on a hot path, where a {@link Body} would have to be allocated. */
    Measurement begin(final String call) {
        final SlowRequestEvent event = FlightRecorder.isInitialized() ? new SlowRequestEvent(call) : null;
        final long beginNanos = System.nanoTime();
        runPeriodic(beginNanos);
        if (event != null) {
            event.begin();
        }
        return new Measurement(event, beginNanos);
    }

    /** Measures a call and returns its result. */
    <T> T measure(final String call, final Body<T> body) throws FileServiceException {
        return measure(begin(call), body);
    }

    /** Measures a call that writes a number of bytes, and returns its result. */
    <T> T measureWrite(final String call, final int length, final Body<T> body) throws FileServiceException {
        final Measurement measurement = begin(call);
        return measure(measurement, () -> {
            final T result = body.run();
            measurement.transferred(StoreCounter.WRITES, StoreCounter.BYTES_WRITTEN, length);
            return result;
        });
    }

    /** Measures a call without a result. */
    void measureVoid(final String call, final VoidBody body) throws FileServiceException {
        measure(call, () -> {
            body.run();
            return this;
        });
    }

    /** Counts a call. */
    void count(final StoreCounter calls) {
        counters.add(calls, 1);
    }

    private static <T> T measure(final Measurement measurement, final Body<T> body) throws FileServiceException {
        try {
            return body.run();
        } catch (final FileServiceException e) {
            throw measurement.failed(e);
        } finally {
            measurement.end();
        }
    }

    private void runPeriodic(final long now) {
        final long next = nextPeriod.get();
        if (now - next >= 0 && nextPeriod.compareAndSet(next, now + periodNanos)) {
            periodic.run();
        }
    }
}
