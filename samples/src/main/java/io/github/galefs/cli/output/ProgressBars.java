package io.github.galefs.cli.output;

import java.util.function.LongSupplier;

/** Shows the progress of long work. */
public interface ProgressBars {
    /** Shows nothing. */
    ProgressBars NONE = new ProgressBars() {
        @Override
        public boolean isShown() {
            return false;
        }

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
     * Returns whether bars are shown; if not, the length of the work need not be found out.
     *
     * @return whether bars are shown.
     */
    default boolean isShown() {
        return true;
    }

    /**
     * Starts a bar for work of a known length.
     *
     * @param task  name of the work, in a word or two.
     * @param total bytes of the whole work.
     * @return the bar, which the caller advances and closes.
     */
    Progress start(String task, long total);

    /**
     * Starts a bar for work of an unknown length, which polls for the progress.
     *
     * @param task name of the work, in a word or two.
     * @param done returns the bytes so far; called on another thread.
     * @return the bar, which the caller closes.
     */
    Progress follow(String task, LongSupplier done);

    /** One bar. */
    interface Progress extends AutoCloseable {
        /**
         * Advances the bar.
         *
         * @param bytes done since the last call.
         */
        default void advance(final long bytes) {}

        @Override
        default void close() {}
    }
}
