package io.github.galefs.store.counters;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/** Flight Recorder's event for a call on a store that took long. */
@Name("io.github.galefs.SlowRequest")
@Label("Slow Request")
@Category("GaleFS")
@Description("A call on a store that took longer than the threshold")
@Threshold("10 ms")
@StackTrace(false)
public final class SlowRequestEvent extends Event {
    /** The event's threshold, unless the recording sets another. */
    public static final long THRESHOLD_MILLIS = 10;

    @Label("Operation")
    private final String operation;

    @Label("Bytes")
    @DataAmount
    private long bytes;

    /**
     * An event that has not begun.
     *
     * @param operation what was called.
     */
    public SlowRequestEvent(final String operation) {
        this.operation = operation;
    }

    /**
     * Says how much the call moved.
     *
     * @param newBytes read or written.
     */
    public void bytes(final long newBytes) {
        bytes = newBytes;
    }

    /** For the recorder, and for messages. */
    @Override
    public String toString() {
        return operation + " of " + bytes + " bytes";
    }
}
