package io.github.galefs.transfer;

import java.util.function.IntConsumer;

/** Copies into frames that complete after the call that started them. Used by one thread at a time. */
public interface FrameCopies {
    /** For requests that need no frames: no copy is ever in progress. */
    FrameCopies NONE = new FrameCopies() {
        @Override
        public boolean isFilling(final int frame) {
            return false;
        }

        @Override
        public boolean canFetch() {
            return true;
        }

        @Override
        public int poll(final IntConsumer onFilled) {
            return 0;
        }

        @Override
        public void awaitAll(final IntConsumer onFilled) {}
    };

    /**
     * Returns whether a copy into a frame is in progress.
     *
     * @param frame the frame's number.
     * @return whether it is.
     */
    boolean isFilling(int frame);

    /**
     * Returns whether another copy can be started now.
     *
     * @return false while copies in progress use all memory for copies.
     */
    boolean canFetch();

    /**
     * Looks for copies that have completed. Does not wait.
     *
     * @param onFilled receives the frame of each copy that has completed, once, in the order of their start.
     * @return number of these copies.
     */
    int poll(IntConsumer onFilled);

    /**
     * Waits until no copy is in progress.
     *
     * @param onFilled as of {@link #poll}.
     */
    void awaitAll(IntConsumer onFilled);
}
