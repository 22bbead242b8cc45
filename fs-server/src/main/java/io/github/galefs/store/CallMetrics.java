package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.counters.SlowRequestEvent;
import io.github.galefs.store.counters.StoreCounter;
import io.github.galefs.store.counters.StoreCounters;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Counts the calls on a store, and tells Flight Recorder of the slow ones. As each looks at the clock anyway, it also
 * has done what is to be done from time to time. Safe for use by several threads.
 */
final class CallMetrics {
    private static final long SLOW_NANOS = TimeUnit.MILLISECONDS.toNanos(SlowRequestEvent.THRESHOLD_MILLIS);

    private final StoreCounters counters;
    private final long periodNanos;
    private final Runnable periodic;
    private final AtomicLong nextPeriod;

    /**
     * Nothing has been called yet.
     *
     * @param counters    to count in.
     * @param periodNanos that pass at least between two runs of the next, from 0.
     * @param periodic    run by a caller, before its call.
     */
    CallMetrics(final StoreCounters counters, final long periodNanos, final Runnable periodic) {
        this.counters = counters;
        this.periodNanos = periodNanos;
        this.periodic = periodic;
        nextPeriod = new AtomicLong(System.nanoTime() + periodNanos);
    }

    /** A call that gives something. */
    @FunctionalInterface
    interface Call<T> {
        T make() throws FileServiceException;
    }

    /** A call that gives nothing. */
    @FunctionalInterface
    interface Action {
        void make() throws FileServiceException;
    }

    /** A call that is being made. {@link #end} must follow, whatever comes of it. */
    final class Request {
        private final SlowRequestEvent event;
        private final long begin;

        private Request(final SlowRequestEvent event, final long begin) {
            this.event = event;
            this.begin = begin;
        }

        /** Counts a call that has moved bytes. */
        void moved(final StoreCounter calls, final StoreCounter bytes, final long count) {
            event.bytes(count);
            counters.add(calls, 1);
            counters.add(bytes, count);
        }

        /** Notes that the call fails with what is given back. */
        FileServiceException failed(final FileServiceException failure) {
            if (failure.error() == PosixError.EIO) {
                counters.add(StoreCounter.INPUT_OUTPUT_ERRORS, 1);
            }
            return failure;
        }

        void end() {
            event.commit();
            if (System.nanoTime() - begin >= SLOW_NANOS) {
                counters.add(StoreCounter.SLOW_REQUESTS, 1);
            }
        }
    }

    /** Begins a call that is made so often that it must make no garbage, as the object of a {@link Call} would be. */
    Request begin(final String operation) {
        final SlowRequestEvent event = new SlowRequestEvent(operation);
        final long begin = System.nanoTime();
        runPeriodic(begin);
        event.begin();
        return new Request(event, begin);
    }

    /** Makes a call. */
    <T> T make(final String operation, final Call<T> call) throws FileServiceException {
        return make(begin(operation), call);
    }

    /** Makes a call that writes bytes. */
    <T> T write(final String operation, final int length, final Call<T> call) throws FileServiceException {
        final Request request = begin(operation);
        return make(request, () -> {
            final T result = call.make();
            request.moved(StoreCounter.WRITES, StoreCounter.BYTES_WRITTEN, length);
            return result;
        });
    }

    private static <T> T make(final Request request, final Call<T> call) throws FileServiceException {
        try {
            return call.make();
        } catch (final FileServiceException e) {
            throw request.failed(e);
        } finally {
            request.end();
        }
    }

    private void runPeriodic(final long now) {
        final long next = nextPeriod.get();
        if (now - next >= 0 && nextPeriod.compareAndSet(next, now + periodNanos)) {
            periodic.run();
        }
    }

    /** Makes a call that gives nothing. */
    void run(final String operation, final Action action) throws FileServiceException {
        make(operation, () -> {
            action.make();
            return this;
        });
    }

    /** Counts a call. */
    void count(final StoreCounter calls) {
        counters.add(calls, 1);
    }
}
