package io.github.galefs.handover;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Names that calls are about to change. There are at most two for each call in progress. Guarded by the monitor of the
 * {@link HandedFiles}.
 */
final class HeldNames {
    private final Set<String> names = new HashSet<>();

    /** Those of the names that are held with all names below them. */
    private final Set<String> trees = new HashSet<>();

    void add(final String key) {
        names.add(key);
    }

    void addTrees(final List<String> keys) {
        names.addAll(keys);
        trees.addAll(keys);
    }

    void removeAll(final List<String> keys) {
        keys.forEach(names::remove);
        keys.forEach(trees::remove);
    }

    /** Returns whether a call holds a name, or a tree that has it. */
    boolean hold(final String key) {
        return names.contains(key) || trees.stream().anyMatch(tree -> PathKeys.isWithin(key, tree));
    }

    /** Returns whether a call holds a name of a tree, or a tree that has this one. */
    boolean holdPartOf(final String key) {
        return hold(key) || names.stream().anyMatch(name -> PathKeys.isWithin(name, key));
    }
}
