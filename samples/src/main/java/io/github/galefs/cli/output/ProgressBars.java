package io.github.galefs.cli.output;

import java.util.function.LongSupplier;

/** Shows how far long work is. */
public interface ProgressBars {
    /** Shows nothing. */
    ProgressBars NONE = new ProgressBars() {
        @Override
        public Progress start(final String task, final long total) {
            return new Progress() {};
        }

        @Override
        public Progress follow(final String task, final LongSupplier done) {
            return new Progress() {};
        }
    };

    /**
     * Begins to show.
     *
     * @param task  what is done, in a word or two.
     * @param total bytes at the end.
     * @return to be told how it goes, and closed.
     */
    Progress start(String task, long total);

    /**
     * Begins to show something that tells how far it is when it is asked, and whose end is not known.
     *
     * @param task what is done, in a word or two.
     * @param done bytes so far; asked from another thread.
     * @return to be closed.
     */
    Progress follow(String task, LongSupplier done);

    /** One piece of work. */
    interface Progress extends AutoCloseable {
        /** Bytes that were done. */
        default void advance(final long bytes) {}

        @Override
        default void close() {}
    }
}
