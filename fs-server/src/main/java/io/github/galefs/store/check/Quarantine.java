package io.github.galefs.store.check;

import io.github.galefs.file.FileService;
import io.github.galefs.store.journal.Salvage;
import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Snapshot;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Marks damaged files and snapshots by names that end in {@code .damaged}. A directory keeps its name, because damage
 * to one file does not affect the others in it. Changes a tree only, which the caller makes durable.
 */
final class Quarantine {
    private static final String SUFFIX = Salvage.SUFFIX;

    private final FileTree tree;
    private final InstantSource clock;

    Quarantine(final FileTree tree, final InstantSource clock) {
        this.tree = tree;
        this.clock = clock;
    }

    /** Returns whether a path says that what it names may be damaged. */
    static boolean isMarked(final String path) {
        return path.endsWith(SUFFIX) || path.contains(SUFFIX + "/");
    }

    /** Marks what a check has found. Returns one line for each change. */
    List<String> mark(final Findings findings) {
        final List<String> changes = new ArrayList<>();
        findings.damagedFiles().forEach((file, name) -> {
            final DirectoryNode directory = name.directory();
            final String target = unusedName(name.name(), free -> directory.child(free) != null);
            tree.rename(directory, name.name(), directory, target, file, clock.millis());
            final String parent = name.path().substring(0, name.path().lastIndexOf('/') + 1);
            changes.add("renamed " + name.path() + " to " + parent + target);
        });
        for (final Snapshot snapshot : findings.damagedSnapshots()) {
            final String target = unusedName(snapshot.name(), free -> tree.snapshot(free) != null);
            changes.add("renamed snapshot " + snapshot.name() + " to " + target);
            tree.renameSnapshot(snapshot, target);
        }
        return changes;
    }

    private static String unusedName(final String name, final Predicate<String> isUsed) {
        String target = withEnding(name, SUFFIX);
        for (int number = 2; isUsed.test(target); number++) {
            target = withEnding(name, "." + number + SUFFIX);
        }
        return target;
    }

    /** Appends an ending, and drops characters before it if the name would be too long. */
    private static String withEnding(final String name, final String ending) {
        int end = name.length();
        while (byteLength(name.substring(0, end)) + byteLength(ending) > FileService.MAX_NAME_LENGTH) {
            end = name.offsetByCodePoints(end, -1);
        }
        return name.substring(0, end) + ending;
    }

    private static int byteLength(final String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
