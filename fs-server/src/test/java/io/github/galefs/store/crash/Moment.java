package io.github.galefs.store.crash;

/** What the store's compactor may be about when the process is killed. It is seen by the methods that it is in. */
enum Moment {
    /** Live payloads are copied out of a segment. */
    COPYING("Compactor.copyLive"),
    /** The copies are made durable, and the segment is still there. */
    FORCING_COPIES("Compactor.compact", "StoreWriter.sync"),
    /** The segment's file is deleted. */
    DELETING_SEGMENT("StoreWriter.deleteSegment"),
    /** A checkpoint is half written. */
    WRITING_CHECKPOINT("StoreWriter.checkpoint", "Checkpoint.write"),
    /** A checkpoint is made durable. */
    FORCING_CHECKPOINT("StoreWriter.checkpoint", "SegmentLog.force"),
    /** The records before a checkpoint are deleted. */
    DELETING_RECORDS("StoreWriter.deleteMetaBefore");

    private final String caller;
    private final String callee;

    Moment(final String method) {
        this(method, method);
    }

    Moment(final String caller, final String callee) {
        this.caller = caller;
        this.callee = callee;
    }

    /** Whether a thread that has these frames is in the methods. */
    boolean isSeenIn(final StackTraceElement[] frames) {
        return isIn(frames, caller) && isIn(frames, callee);
    }

    private static boolean isIn(final StackTraceElement[] frames, final String method) {
        for (final StackTraceElement frame : frames) {
            if ((frame.getClassName() + "." + frame.getMethodName()).endsWith("." + method)) {
                return true;
            }
        }
        return false;
    }
}
