package io.github.galefs.store.crash;

import java.util.List;

/** A point in the work of the store's compactor, recognised by methods on the stack of its thread. */
enum KillPoint {
    /** Copies live payloads out of a segment. */
    COPYING("compact.Compactor.copyLive"),
    /** Forces the copies to disk, before the segment is deleted. */
    FORCING_COPIES("compact.Compactor.compact", "CompactionWriter.commit"),
    /** Deletes the segment's file. */
    DELETING_SEGMENT("CompactionWriter.deleteSegment"),
    /** Writes a checkpoint. */
    WRITING_CHECKPOINT("journal.Checkpoint.writeRecords", "journal.CheckpointRecords.write"),
    /** Forces a checkpoint to disk. */
    FORCING_CHECKPOINT("journal.Checkpoint.write", "log.SegmentLog.force"),
    /** Deletes the records before a checkpoint. */
    DELETING_RECORDS("journal.Checkpoint.deleteSuperseded");

    private static final String PACKAGE = "io.github.galefs.store.";

    private final String caller;
    private final String callee;

    KillPoint(final String method) {
        this(method, method);
    }

    KillPoint(final String caller, final String callee) {
        this.caller = PACKAGE + caller;
        this.callee = PACKAGE + callee;
    }

    /** The methods, with their classes' full names. */
    List<String> methods() {
        return List.of(caller, callee);
    }

    /** Whether a stack has frames of both methods. */
    boolean isIn(final StackTraceElement[] frames) {
        return hasFrameOf(frames, caller) && hasFrameOf(frames, callee);
    }

    private static boolean hasFrameOf(final StackTraceElement[] frames, final String method) {
        for (final StackTraceElement frame : frames) {
            if (method.equals(frame.getClassName() + "." + frame.getMethodName())) {
                return true;
            }
        }
        return false;
    }
}
