package io.github.galefs.cli.store;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A pattern for one name, as shells have it: {@code *} is any text, {@code ?} any character, a {@link CharacterSet} one
 * of its characters, and a backslash takes the next character as it is. Characters are code points.
 */
final class Glob {
    private final List<Element> elements;

    private Glob(final List<Element> elements) {
        this.elements = elements;
    }

    /**
     * A part of the pattern.
     *
     * @param set       characters that it stands for.
     * @param isAnyText whether it stands for any number of them.
     * @param character the only one in the set, if the pattern has it as it is; else -1.
     */
    private record Element(IntPredicate set, boolean isAnyText, int character) {
        static final Element ANY_TEXT = new Element(c -> true, true, -1);

        static Element of(final IntPredicate set) {
            return new Element(set, false, -1);
        }

        static Element of(final int character) {
            return new Element(c -> c == character, false, character);
        }
    }

    static Glob of(final String pattern) {
        final int[] text = pattern.codePoints().toArray();
        final List<Element> elements = new ArrayList<>();
        int i = 0;
        while (i < text.length) {
            final CharacterSet set = text[i] == '[' ? CharacterSet.parse(text, i) : null;
            if (set != null) {
                elements.add(Element.of(set::contains));
                i = set.end();
            } else {
                final boolean quoted = text[i] == '\\' && i + 1 < text.length;
                i += quoted ? 1 : 0;
                elements.add(quoted ? Element.of(text[i]) : element(text[i]));
                i++;
            }
        }
        return new Glob(elements);
    }

    /** Returns whether the pattern has wildcards. */
    boolean isWild() {
        return elements.stream().anyMatch(element -> element.character() < 0);
    }

    /** Returns the one name that a pattern without wildcards matches. */
    String literal() {
        final StringBuilder name = new StringBuilder();
        elements.forEach(element -> name.appendCodePoint(element.character()));
        return name.toString();
    }

    /** Returns whether the pattern asks for names that begin with a period: wildcards do not stand for that. */
    boolean findsHidden() {
        return !elements.isEmpty() && elements.getFirst().character() == '.';
    }

    /** Returns whether a name matches. Takes a time of at most the product of both lengths. */
    boolean matches(final String name) {
        final int[] text = name.codePoints().toArray();
        int element = 0;
        int position = 0;
        int lastStar = -1;
        int endOfStar = 0;
        while (position < text.length) {
            final boolean more = element < elements.size();
            if (more && elements.get(element).isAnyText()) {
                lastStar = element++;
                endOfStar = position;
            } else if (more && elements.get(element).set().test(text[position])) {
                element++;
                position++;
            } else if (lastStar >= 0) {
                // The last star takes one character more. Those before it need no more than they have.
                element = lastStar + 1;
                position = ++endOfStar;
            } else {
                return false;
            }
        }
        return elements.stream().skip(element).allMatch(Element::isAnyText);
    }

    private static Element element(final int c) {
        return switch (c) {
            case '*' -> Element.ANY_TEXT;
            case '?' -> Element.of(any -> true);
            default -> Element.of(c);
        };
    }
}
