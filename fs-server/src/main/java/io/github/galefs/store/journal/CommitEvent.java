package io.github.galefs.store.journal;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A force of both logs. */
@Name("io.github.galefs.Commit")
@Label("Commit")
@Category("GaleFS")
@Description("Data and then metadata of a store were forced to the disk")
@StackTrace(false)
final class CommitEvent extends Event {}
