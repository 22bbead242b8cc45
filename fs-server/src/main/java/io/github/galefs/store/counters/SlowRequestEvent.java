package io.github.galefs.store.counters;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/** Flight Recorder event of a call on a store that took longer than a threshold. */
@Name("io.github.galefs.SlowRequest")
@Label("Slow Request")
@Category("GaleFS")
@Description("A call on a store that took longer than the threshold")
@Threshold("10 ms")
@StackTrace(false)
public final class SlowRequestEvent extends Event {
    /** Default threshold in milliseconds; a recording may set another. */
    public static final long THRESHOLD_MILLIS = 10;

    @Label("Operation")
    private final String operation;

    @Label("Bytes")
    @DataAmount
    private long bytes;

    /**
     * Creates an event that has not begun.
     *
     * @param operation name of the call.
     */
    public SlowRequestEvent(final String operation) {
        this.operation = operation;
    }

    /**
     * Sets the number of bytes that the call has read or written.
     *
     * @param newBytes number of bytes.
     */
    public void bytes(final long newBytes) {
        bytes = newBytes;
    }

    /** Returns the call and its bytes, for messages. */
    @Override
    public String toString() {
        return operation + " of " + bytes + " bytes";
    }
}
