package io.github.galefs.kernel.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Parts of programs in the order in which programs have them. Text form: before each part a line
 *
 * <pre>
 * //@ NAME: USED USED
 * </pre>
 *
 * with the names of the parts that it uses directly; without the colon if it uses none.
 *
 * @param parts the parts, by name.
 */
public record ProgramParts(Map<String, ProgramPart> parts) {
    private static final String MARK = "//@ ";
    private static final String USES = ": ";

    /**
     * Creates parts.
     *
     * @param list the parts; each has a name of its own.
     * @return the parts, in the order of the list.
     */
    public static ProgramParts of(final List<ProgramPart> list) {
        final Map<String, ProgramPart> parts = new LinkedHashMap<>();
        for (final ProgramPart part : list) {
            if (parts.put(part.name(), part) != null) {
                throw new IllegalArgumentException("two parts have the name " + part.name());
            }
        }
        return new ProgramParts(parts);
    }

    /**
     * Reads parts.
     *
     * @param text of {@link #print}.
     * @return the parts.
     */
    static ProgramParts parse(final String text) {
        final List<ProgramPart> list = new ArrayList<>();
        int mark = text.startsWith(MARK) ? 0 : next(text, 0);
        while (mark < text.length()) {
            final int end = next(text, mark);
            list.add(part(text.substring(mark + MARK.length(), end)));
            mark = end;
        }
        return of(list);
    }

    private static int next(final String text, final int from) {
        final int mark = text.indexOf("\n" + MARK, from);
        return mark < 0 ? text.length() : mark + 1;
    }

    private static ProgramPart part(final String text) {
        final int lineEnd = text.indexOf('\n');
        final String head = text.substring(0, lineEnd);
        final int colon = head.indexOf(USES);
        return new ProgramPart(
                colon < 0 ? head : head.substring(0, colon),
                colon < 0
                        ? List.of()
                        : Arrays.asList(head.substring(colon + USES.length()).split(" ")),
                text.substring(lineEnd + 1).strip().concat("\n"));
    }

    /**
     * Prints the parts.
     *
     * @return their text form.
     */
    public String print() {
        return parts.values().stream()
                .map(part -> MARK + part.name() + (part.uses().isEmpty() ? "" : USES + String.join(" ", part.uses()))
                        + "\n" + part.text())
                .collect(Collectors.joining("\n"));
    }

    boolean contains(final String name) {
        return parts.containsKey(name);
    }

    /** Returns the parts of some names with those that they use, also indirectly. Other names are left out. */
    List<ProgramPart> reachedFrom(final Collection<String> names) {
        final Set<String> reached = new HashSet<>();
        final Deque<String> open = new ArrayDeque<>(names);
        while (!open.isEmpty()) {
            final ProgramPart part = parts.get(open.pop());
            if (part != null && reached.add(part.name())) {
                open.addAll(part.uses());
            }
        }
        final List<ProgramPart> inOrder = new ArrayList<>();
        for (final ProgramPart part : parts.values()) {
            if (reached.contains(part.name())) {
                inOrder.add(part);
            }
        }
        return inOrder;
    }
}
