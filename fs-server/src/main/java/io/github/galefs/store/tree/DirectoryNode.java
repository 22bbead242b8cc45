package io.github.galefs.store.tree;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileStatus;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

/** A directory. Its names are ordered by the unsigned bytes of their UTF-8. */
public final class DirectoryNode implements Node {
    private final long id;
    private DirectoryNode parent;
    private final TreeMap<String, Node> entries = new TreeMap<>(PathRules.NAME_ORDER);
    private int permissions = 0b111_101_101;
    private long version;
    private long modificationMillis;

    /** A directory without entries; a null parent makes it the root, which is its own. */
    DirectoryNode(final long id, final DirectoryNode parent, final long timeMillis) {
        this.id = id;
        this.parent = parent == null ? this : parent;
        modificationMillis = timeMillis;
    }

    @Override
    public long id() {
        return id;
    }

    @Override
    public FileStatus status() {
        return new FileStatus(id, true, permissions, 0, 0, modificationMillis, version);
    }

    @Override
    public int permissions() {
        return permissions;
    }

    @Override
    public long modificationMillis() {
        return modificationMillis;
    }

    /**
     * A page of its entries.
     *
     * @param after the page begins behind this name; empty for the first.
     * @param limit most entries, from 1.
     * @return a list of its own, in the order of the names.
     */
    public List<DirectoryEntry> list(final String after, final int limit) {
        return entries.tailMap(after, false).entrySet().stream()
                .limit(limit)
                .map(entry ->
                        new DirectoryEntry(entry.getKey(), entry.getValue().status()))
                .toList();
    }

    /** Files and directories below it. */
    Collection<Node> children() {
        return entries.values();
    }

    boolean isEmpty() {
        return entries.isEmpty();
    }

    /** What a name stands for, {@code .} and {@code ..} included; null if nothing. */
    Node child(final String name) {
        return switch (name) {
            case "." -> this;
            case ".." -> parent;
            default -> entries.get(name);
        };
    }

    void add(final String name, final Node node, final long timeMillis) {
        entries.put(name, node);
        change(timeMillis);
    }

    void remove(final String name, final long timeMillis) {
        entries.remove(name);
        change(timeMillis);
    }

    void setAttributes(final int newPermissions, final long newModificationMillis) {
        permissions = newPermissions;
        modificationMillis = newModificationMillis;
    }

    /** Whether this directory is another one, or lies anywhere below it. */
    boolean isWithin(final DirectoryNode other) {
        DirectoryNode directory = this;
        while (directory != other && directory.parent != directory) {
            directory = directory.parent;
        }
        return directory == other;
    }

    void moveTo(final DirectoryNode newParent) {
        parent = newParent;
    }

    private void change(final long timeMillis) {
        version++;
        modificationMillis = timeMillis;
    }
}
