package io.github.galefs.store.journal;

import io.github.galefs.store.tree.FileTree;

/**
 * State of a store after a {@link Replay} or a {@link Salvage} of its journal.
 *
 * @param tree            names and files.
 * @param lastSequence    number of the last record; 0 if there is none.
 * @param bytes           bytes of the records since the last checkpoint began.
 * @param checkpointBytes bytes of the records of that checkpoint; 0 if there is none.
 * @param firstSegment    number of the segment that holds the first record needed; 0 if there is none.
 */
public record ReplayResult(FileTree tree, long lastSequence, long bytes, long checkpointBytes, int firstSegment) {}
