package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import java.io.IOException;

/**
 * Refuses to change the source of a synchronisation as a part of its target. The source cannot tell the directories
 * above its own root, such as those of a server. For use by one thread.
 */
final class SourceInTarget {
    /** For a dry run, which changes nothing. */
    static final SourceInTarget UNCHANGED = new SourceInTarget(null, null, SourceInTarget.NO_TIME);

    /** Time of directories in a service that keeps none. */
    private static final long NO_TIME = 0;

    private final SyncTree source;
    private final SyncTree target;
    private final long modificationMillis;

    private SourceInTarget(final SyncTree source, final SyncTree target, final long modificationMillis) {
        this.source = source;
        this.target = target;
        this.modificationMillis = modificationMillis;
    }

    /** Notes the time of the source, which few directories of the target have: only these are marked. */
    static SourceInTarget of(final SyncTree source, final SyncTree target) throws IOException {
        final SyncEntry top = new SyncEntry("", SyncEntry.Kind.DIRECTORY, 0, NO_TIME);
        return new SourceInTarget(source, target, source.present("", top).modificationMillis());
    }

    /** Refuses a directory of the target that is the source. */
    void requireOther(final String path, final SyncEntry directory) throws IOException, CommandException {
        if (modificationMillis != NO_TIME && directory.modificationMillis() == modificationMillis) {
            try (SyncMark mark = target.mark(path)) {
                mark.requireAbsent(source, target, "");
            }
        }
    }
}
