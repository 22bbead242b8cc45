package io.github.galefs.mount;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/** A request of the kernel that took longer than the event's threshold, which a recording may set. */
@Name("io.github.galefs.MountRequest")
@Label("Slow Mount Request")
@Description("A request of the kernel to a mounted file service that took longer than the threshold")
@Category("GaleFS")
@Threshold("20 ms")
@StackTrace(false)
final class MountRequestEvent extends Event {
    @Label("Operation")
    String operation;

    @Label("Inode")
    @Description("Inode number of the file or directory in the mount")
    long inode;

    @Label("Error")
    @Description("Error number in the reply, or 0")
    int error;
}
