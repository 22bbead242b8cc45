package io.github.galefs.compiler;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * The assignments at the end of a block that set the phi variables of its successor.
 *
 * <p>They are parallel assignments: {@code a, b = b, a}. TornadoVM performs them in sequence, and loses a value when
 * one variable is the source of another. This class assigns a variable only when no pending assignment reads it; if all
 * remaining variables are still to be read, as in the swap, it saves one of them first.
 *
 * @param <V> type of variables and constants.
 */
final class PhiMoves<V> {
    private final Map<V, V> sources = new LinkedHashMap<>();

    /**
     * Adds an assignment.
     *
     * @param destination variable to assign; at most one assignment per variable.
     * @param source      variable or constant to read.
     */
    void add(final V destination, final V source) {
        if (!destination.equals(source) && sources.put(destination, source) != null) {
            throw new IllegalArgumentException("two assignments to " + destination);
        }
    }

    /**
     * Emits the assignments in a valid sequence.
     *
     * @param assign receives destination and source of each assignment, in sequence.
     * @param save   copies a variable to a new one, and returns the new one.
     */
    void emit(final BiConsumer<V, V> assign, final Function<V, V> save) {
        while (!sources.isEmpty()) {
            final V free = unread();
            if (free != null) {
                assign.accept(free, sources.remove(free));
            } else {
                final V overwritten = sources.keySet().iterator().next();
                final V saved = save.apply(overwritten);
                sources.replaceAll((destination, source) -> source.equals(overwritten) ? saved : source);
            }
        }
    }

    private V unread() {
        for (final V destination : sources.keySet()) {
            if (!sources.containsValue(destination)) {
                return destination;
            }
        }
        return null;
    }
}
