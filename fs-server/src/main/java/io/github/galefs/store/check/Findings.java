package io.github.galefs.store.check;

import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.Snapshot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a check has found: damage, remarks on what costs no data, and what a repair has to mark. */
final class Findings {
    private final List<Damage> damages = new ArrayList<>();
    private final List<Damage> remarks = new ArrayList<>();
    private final Map<FileNode, Name> damagedFiles = new LinkedHashMap<>();
    private final Set<Snapshot> damagedSnapshots = new LinkedHashSet<>();

    /**
     * A name of a file.
     *
     * @param directory directory that has the name.
     * @param name      the name.
     * @param path      path of the file.
     */
    record Name(DirectoryNode directory, String name, String path) {}

    void addDamage(final Damage damage) {
        damages.add(damage);
    }

    void addRemark(final Damage remark) {
        remarks.add(remark);
    }

    /** Adds a file as it is now that has damaged blocks. */
    void addDamagedFile(final FileNode file, final Name name) {
        damagedFiles.put(file, name);
    }

    /** Adds a snapshot that shows damaged blocks. */
    void addDamagedSnapshot(final Snapshot snapshot) {
        damagedSnapshots.add(snapshot);
    }

    List<Damage> damages() {
        return damages;
    }

    List<Damage> remarks() {
        return remarks;
    }

    /** Returns the damaged files that are not marked, with their names. */
    Map<FileNode, Name> damagedFiles() {
        return damagedFiles;
    }

    /** Returns the damaged snapshots that are not marked. */
    Set<Snapshot> damagedSnapshots() {
        return damagedSnapshots;
    }
}
