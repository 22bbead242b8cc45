package io.github.galefs.server;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/** A client's request that took longer than the event's threshold, which a recording may set. */
@Name("io.github.galefs.ServerRequest")
@Label("Slow Server Request")
@Description("A client's request that took longer than the threshold, from its receipt until its reply was queued")
@Category("GaleFS")
@Threshold("10 ms")
@StackTrace(false)
final class ServerRequestEvent extends Event {
    @Label("Operation")
    String operation;

    @Label("Peer")
    @Description("Address of the client")
    String peer;

    @Label("Bytes")
    @Description("Payload of the request and of the reply")
    @DataAmount
    long bytes;
}
