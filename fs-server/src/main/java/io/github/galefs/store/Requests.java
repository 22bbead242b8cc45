package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.counters.SlowRequestEvent;
import io.github.galefs.store.counters.StoreCounter;
import io.github.galefs.store.counters.StoreCounters;
import java.util.concurrent.TimeUnit;

/** Counts the calls on a store, and tells Flight Recorder of the slow ones. Safe for use by several threads. */
final class Requests {
    private static final long SLOW_NANOS = TimeUnit.MILLISECONDS.toNanos(SlowRequestEvent.THRESHOLD_MILLIS);

    private final StoreCounters counters;

    Requests(final StoreCounters counters) {
        this.counters = counters;
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

    /** Makes a call. */
    <T> T make(final String operation, final Call<T> call) throws FileServiceException {
        final SlowRequestEvent event = new SlowRequestEvent(operation);
        final long begin = System.nanoTime();
        event.begin();
        try {
            return call.make();
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.EIO) {
                counters.add(StoreCounter.INPUT_OUTPUT_ERRORS, 1);
            }
            throw e;
        } finally {
            event.commit();
            if (System.nanoTime() - begin >= SLOW_NANOS) {
                counters.add(StoreCounter.SLOW_REQUESTS, 1);
            }
        }
    }

    /** Makes a call that gives nothing. */
    void run(final String operation, final Action action) throws FileServiceException {
        make(operation, () -> {
            action.make();
            return this;
        });
    }

    /** Counts a call that has moved bytes. */
    void count(final StoreCounter calls, final StoreCounter bytes, final long moved) {
        counters.add(calls, 1);
        counters.add(bytes, moved);
    }

    /** Counts a call. */
    void count(final StoreCounter calls) {
        counters.add(calls, 1);
    }
}
