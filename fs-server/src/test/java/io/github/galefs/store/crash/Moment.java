package io.github.galefs.store.crash;

/** What a store is doing when its disk is frozen, recognised by a method on the stack. The first that fits counts. */
enum Moment {
    /** Compaction deletes a segment. */
    DELETING_SEGMENT("CompactionWriter.deleteSegment"),
    /** Segments that a checkpoint supersedes are deleted. */
    DELETING_RECORDS("Checkpoint.deleteSuperseded"),
    /** A checkpoint is written or forced. */
    CHECKPOINT("Checkpoint.writeRecords"),
    /** Compaction commits what it has copied. */
    COMMITTING_COPIES("CompactionWriter.commit"),
    /** A log begins a segment. */
    ROLLING("SegmentLog.roll"),
    /** A commit forces both logs. */
    COMMIT("Commit.force"),
    /** The store is closed. */
    CLOSING("EmbeddedStore.close"),
    /** The store is opened. */
    OPENING("EmbeddedStore.open");

    private final String method;

    Moment(final String method) {
        this.method = method;
    }

    /** Returns the moment of the calling thread. */
    static Moment ofThisThread() {
        final StackTraceElement[] frames = Thread.currentThread().getStackTrace();
        for (final Moment moment : values()) {
            for (final StackTraceElement frame : frames) {
                if ((frame.getClassName() + "." + frame.getMethodName()).endsWith("." + moment.method)) {
                    return moment;
                }
            }
        }
        throw new AssertionError("a call of the disk in none of the known moments");
    }
}
