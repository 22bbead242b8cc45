package io.github.galefs.store.journal;

/** Receives the losses that a {@link Salvage} finds in a journal. */
@FunctionalInterface
public interface LossHandler {
    /** Stands for an unknown file or directory. */
    long UNKNOWN = 0;

    /**
     * Called once for each loss and affected file or directory.
     *
     * @param record number of the record, from 1.
     * @param nodeId id of the file or directory that may be affected, or {@link #UNKNOWN}.
     * @param what   what is lost, or does not fit.
     */
    void onLoss(long record, long nodeId, String what);
}
