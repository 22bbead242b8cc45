package io.github.galefs.store.journal;

/** Takes the losses that a {@link Salvage} finds in a journal. */
@FunctionalInterface
public interface LossHandler {
    /** Stands for a file or directory that is not known. */
    long UNKNOWN = 0;

    /**
     * Takes a loss.
     *
     * @param record number of the record.
     * @param nodeId of the file or directory, or {@link #UNKNOWN}.
     * @param what   is lost, or does not fit.
     */
    void onLoss(long record, long nodeId, String what);
}
