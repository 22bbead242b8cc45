package io.github.galefs.store.crash;

/** A point in the work of the store's compactor, recognised by methods on the stack of its thread. */
enum KillPoint {
    /** Copies live payloads out of a segment. */
    COPYING("Compactor.copyLive"),
    /** Forces the copies to disk, before the segment is deleted. */
    FORCING_COPIES("Compactor.compact", "CompactionWriter.sync"),
    /** Deletes the segment's file. */
    DELETING_SEGMENT("CompactionWriter.deleteSegment"),
    /** Writes a checkpoint. */
    WRITING_CHECKPOINT("Checkpoint.write", "CheckpointRecords.write"),
    /** Forces a checkpoint to disk. */
    FORCING_CHECKPOINT("Checkpoint.write", "SegmentLog.force"),
    /** Deletes the records before a checkpoint. */
    DELETING_RECORDS("Checkpoint.deleteSuperseded");

    private final String caller;
    private final String callee;

    KillPoint(final String method) {
        this(method, method);
    }

    KillPoint(final String caller, final String callee) {
        this.caller = caller;
        this.callee = callee;
    }

    /** Whether a stack has frames of both methods. */
    boolean isIn(final StackTraceElement[] frames) {
        return hasFrameOf(frames, caller) && hasFrameOf(frames, callee);
    }

    private static boolean hasFrameOf(final StackTraceElement[] frames, final String method) {
        for (final StackTraceElement frame : frames) {
            if ((frame.getClassName() + "." + frame.getMethodName()).endsWith("." + method)) {
                return true;
            }
        }
        return false;
    }
}
