package io.github.galefs.store.tree;

/** Visits the entries of a directory. */
@FunctionalInterface
public interface EntryVisitor {
    /**
     * Visits one entry.
     *
     * @param name name of the entry in UTF-8; must not be changed.
     * @param node the file or directory.
     * @return whether to continue with the next entry.
     */
    boolean onEntry(byte[] name, Node node);
}
