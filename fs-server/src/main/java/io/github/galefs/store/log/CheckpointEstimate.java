package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;

/** Estimate of the bytes of the disk that the next checkpoint needs. */
public interface CheckpointEstimate {
    /** No checkpoint is written to the disk. */
    CheckpointEstimate NONE = new CheckpointEstimate() {
        @Override
        public long bytes() {
            return 0;
        }

        @Override
        public void measure() {
            // There is nothing to measure.
        }
    };

    /**
     * Returns the bytes that the next checkpoint needs at most, after all records that fit into one more segment.
     * Queried by any thread.
     *
     * @return bytes of the disk.
     */
    long bytes();

    /**
     * Measures the tree, unless it has not changed since it was last measured. Takes time in proportion to the tree, so
     * it is called only where the estimate would have an append refused. The appender's lock is held.
     *
     * @throws FileServiceException EIO.
     */
    void measure() throws FileServiceException;
}
