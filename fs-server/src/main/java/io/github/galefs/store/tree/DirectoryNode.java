package io.github.galefs.store.tree;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** A directory. Its names are ordered by the unsigned bytes of their UTF-8. */
public final class DirectoryNode implements Node {
    private final long id;
    private final DirectoryNode parent;
    private final TreeMap<String, Node> entries = new TreeMap<>(PathRules.NAME_ORDER);
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
        return new FileStatus(id, true, 0, 0, modificationMillis, version);
    }

    /**
     * Its entries.
     *
     * @return a list of its own, in the order of the names.
     */
    public List<DirectoryEntry> list() {
        final List<DirectoryEntry> list = new ArrayList<>(entries.size());
        entries.forEach((name, node) -> list.add(new DirectoryEntry(name, node.status())));
        return list;
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

    private void change(final long timeMillis) {
        version++;
        modificationMillis = timeMillis;
    }
}
