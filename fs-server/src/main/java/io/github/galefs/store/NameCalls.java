package io.github.galefs.store;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.tree.ChangeRules;
import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Lookup;
import io.github.galefs.store.tree.Node;
import io.github.galefs.store.tree.Snapshot;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The calls of an {@link EmbeddedStore} by name: on paths and on snapshots. */
final class NameCalls {
    private static final byte[] NO_NAME = {};

    private final OpenStore store;

    NameCalls(final OpenStore store) {
        this.store = store;
    }

    FileStatus stat(final String path) throws FileServiceException {
        return store.reading(() -> {
            final Lookup lookup = store.tree().lookup(path);
            return NodeAttributes.status(lookup.required(), lookup.snapshot());
        });
    }

    List<DirectoryEntry> list(final String path, final String after, final int limit) throws FileServiceException {
        if (limit < 1) {
            throw new FileServiceException(
                    PosixError.EINVAL, "\"" + path + "\": a page must have at least 1 entry, not " + limit);
        }
        return store.reading(() -> {
            final Lookup lookup = store.tree().lookup(path);
            return switch (lookup.required()) {
                case FileNode file -> throw lookup.error(PosixError.ENOTDIR);
                case DirectoryNode directory
                when directory == store.tree().snapshotsDirectory() -> listSnapshots(after, limit);
                case DirectoryNode directory -> list(directory, lookup.snapshot(), after, limit);
            };
        });
    }

    void makeDirectory(final String path) throws FileServiceException {
        store.changing(() -> {
            final Lookup lookup = store.tree().lookup(path);
            if (lookup.node() != null) {
                throw lookup.error(PosixError.EEXIST);
            }
            ChangeRules.requireWritable(lookup);
            store.tree().depths().requireCreatable(lookup);
            store.requireWriter(path).makeDirectory(lookup);
            return null;
        });
    }

    void unlink(final String path) throws FileServiceException {
        store.changing(() -> {
            final Lookup lookup = store.tree().lookup(path);
            ChangeRules.requireUnlinkable(lookup);
            store.requireWriter(path).remove(lookup, store.handles());
            return null;
        });
    }

    void removeDirectory(final String path) throws FileServiceException {
        store.changing(() -> {
            final Lookup lookup = store.tree().lookup(path);
            ChangeRules.requireRemovableDirectory(lookup);
            store.requireWriter(path).remove(lookup, store.handles());
            return null;
        });
    }

    void rename(final String from, final String to) throws FileServiceException {
        store.changing(() -> {
            final Lookup source = store.tree().lookup(from);
            source.required();
            final Lookup target = store.tree().lookup(to);
            ChangeRules.requireRenamable(source, target);
            final StoreWriter writer = store.requireWriter(from);
            if (source.node() != target.node()) {
                if (source.node() instanceof DirectoryNode directory) {
                    store.tree().depths().requireMovable(directory, target);
                }
                writer.rename(source, target, store.handles());
            }
            return null;
        });
    }

    void setPermissions(final String path, final int permissions) throws FileServiceException {
        store.changing(() -> {
            final Lookup lookup = store.tree().lookup(path);
            final Node node = lookup.required();
            ChangeRules.requireWritable(lookup);
            NodeAttributes.requirePermissions(path, permissions);
            store.requireWriter(path).setPermissions(node, permissions);
            return null;
        });
    }

    void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        store.changing(() -> {
            final Lookup lookup = store.tree().lookup(path);
            final Node node = lookup.required();
            ChangeRules.requireWritable(lookup);
            store.requireWriter(path).setModificationTime(node, modificationMillis);
            return null;
        });
    }

    void createSnapshot(final String name) throws FileServiceException {
        store.changing(() -> {
            ChangeRules.requireSnapshotName(name);
            final StoreWriter writer = store.requireWriter(name);
            if (store.tree().snapshot(name) != null) {
                throw new FileServiceException(PosixError.EEXIST, "snapshot \"" + name + "\"");
            }
            if (store.tree().epoch() == FileTree.MAX_EPOCH) {
                throw new FileServiceException(
                        PosixError.ENOSPC, "all " + FileTree.MAX_EPOCH + " snapshot ids of this store have been used");
            }
            writer.createSnapshot(name);
            return null;
        });
    }

    void removeSnapshot(final String name) throws FileServiceException {
        store.changing(() -> {
            ChangeRules.requireSnapshotName(name);
            final Snapshot snapshot = store.tree().snapshot(name);
            if (snapshot == null) {
                throw new FileServiceException(PosixError.ENOENT, "snapshot \"" + name + "\"");
            }
            store.requireWriter(name).removeSnapshot(snapshot, store.handles());
            return null;
        });
    }

    private List<DirectoryEntry> list(
            final DirectoryNode directory, final Snapshot snapshot, final String after, final int limit) {
        final List<DirectoryEntry> entries = new ArrayList<>(Math.min(limit, directory.size()));
        directory.forEachAfter(bytes(after), (name, node) -> {
            final FileStatus status = NodeAttributes.status(store.tree().version(node, snapshot), snapshot);
            entries.add(new DirectoryEntry(new String(name, StandardCharsets.UTF_8), status));
            return entries.size() < limit;
        });
        return entries;
    }

    private List<DirectoryEntry> listSnapshots(final String after, final int limit) {
        return store.tree().snapshots().stream()
                .filter(snapshot -> !snapshot.removed())
                .filter(snapshot -> Arrays.compareUnsigned(bytes(snapshot.name()), bytes(after)) > 0)
                .sorted(Comparator.comparing(snapshot -> bytes(snapshot.name()), Arrays::compareUnsigned))
                .limit(limit)
                .map(snapshot -> new DirectoryEntry(
                        snapshot.name(),
                        NodeAttributes.status(store.tree().version(store.tree().root(), snapshot), snapshot)))
                .toList();
    }

    private static byte[] bytes(final String name) {
        return name.isEmpty() ? NO_NAME : name.getBytes(StandardCharsets.UTF_8);
    }
}
