package io.github.galefs.store.check;

import io.github.galefs.store.journal.DamagedName;
import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Snapshot;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Marks damaged files and snapshots by names that end in {@code .damaged}. A directory keeps its name, because damage
 * to one file does not affect the others in it. Changes a tree only, which the caller makes durable.
 */
final class Quarantine {
    private final FileTree tree;
    private final InstantSource clock;

    Quarantine(final FileTree tree, final InstantSource clock) {
        this.tree = tree;
        this.clock = clock;
    }

    /** Marks what a check has found. Returns one line for each change. */
    List<String> mark(final Findings findings) {
        final List<String> changes = new ArrayList<>();
        findings.damagedFiles().forEach((file, name) -> {
            final DirectoryNode directory = name.directory();
            final String target = DamagedName.of(name.name(), free -> directory.child(free) != null);
            tree.rename(directory, name.name(), directory, target, file, clock.millis());
            final String parent = name.path().substring(0, name.path().lastIndexOf('/') + 1);
            changes.add("renamed " + name.path() + " to " + parent + target);
        });
        for (final Snapshot snapshot : findings.damagedSnapshots()) {
            final String target = DamagedName.of(snapshot.name(), free -> tree.snapshot(free) != null);
            changes.add("renamed snapshot " + snapshot.name() + " to " + target);
            tree.renameSnapshot(snapshot, target);
        }
        return changes;
    }
}
