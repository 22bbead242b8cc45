package io.github.galefs.compiler;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * The assignments at the end of a block that give the variables of a merge their values.
 *
 * <p>They mean to happen all at once: {@code a, b = b, a}. TornadoVM makes them one after the other, and loses a value when
 * one variable is the source of another. Here a variable is written only when no assignment that is still to be made reads it; where all
 * are still to be read, as in the swap, one is saved first.
 *
 * @param <V> variables and constants.
 */
final class PhiMoves<V> {
    private final Map<V, V> sources = new LinkedHashMap<>();

    /**
     * Adds an assignment.
     *
     * @param destination variable to write; each at most once.
     * @param source      variable or constant to read.
     */
    void add(final V destination, final V source) {
        if (!destination.equals(source) && sources.put(destination, source) != null) {
            throw new IllegalArgumentException("two values for " + destination);
        }
    }

    /**
     * Makes the assignments.
     *
     * @param assign takes destination and source of each, in order.
     * @param save   makes a variable that holds the value of the given one.
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
