package io.github.galefs.store.compact;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** The compaction of one segment. */
@Name("io.github.galefs.Compaction")
@Label("Compaction")
@Category("GaleFS")
@Description("Live payloads of a segment of a store were copied, and the segment was deleted")
@StackTrace(false)
final class CompactionEvent extends Event {
    @Label("Segment")
    int segment;

    @Label("Bytes copied")
    @DataAmount
    long copiedBytes;
}
