package io.github.galefs.store.journal;

import io.github.galefs.store.tree.FileTree;
import java.util.List;

/**
 * State of a store after a {@link Replay} or a {@link Salvage} of its journal.
 *
 * @param tree            names and files.
 * @param lastSequence    number of the last record; the next one continues with it.
 * @param coveredSequence number of the last record whose payload a commit record or a checkpoint covers; 0 if none.
 * @param bytes           bytes of the records that were applied.
 * @param checkpointBytes bytes of the checkpoint that the replay started with; 0 if there was none.
 * @param checkpointEpoch epoch of the tree at the end of that checkpoint; 0 if there was none.
 * @param firstSegment    number of the segment that the replay started with; 0 if there was none.
 * @param lastFound       highest number of any record that was found, void or not.
 * @param skippedCopies   copies of payloads that are not sound, and that the tree does not refer to.
 * @param lastDataSegment highest number of a segment of the data log that any record refers to; 0 if none does.
 * @param emptySegments   numbers of the segments behind the last record that have no sound record, in ascending order.
 */
public record ReplayResult(
        FileTree tree,
        long lastSequence,
        long coveredSequence,
        long bytes,
        long checkpointBytes,
        int checkpointEpoch,
        int firstSegment,
        long lastFound,
        List<SkippedCopy> skippedCopies,
        int lastDataSegment,
        List<Integer> emptySegments) {
    /**
     * Returns whether records follow the last one, which are void.
     *
     * @return true if a record has a higher number.
     */
    public boolean hasVoidRecords() {
        return lastFound > lastSequence;
    }
}
