package io.github.galefs.cli.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A pattern for one name, as shells have it: {@code *} is any text, {@code ?} any character, {@code [a-z]} and
 * {@code [!a-z]} one character of a set or outside it, and a backslash takes the next character as it is. Characters
 * are code points.
 */
final class Glob {
    private final List<Element> elements;

    private Glob(final List<Element> elements) {
        this.elements = elements;
    }

    /** What a part of the pattern stands for: one character of a set, or any number of any characters. */
    private record Element(IntPredicate set, boolean isAnyText) {
        static final Element ANY_TEXT = new Element(c -> true, true);

        static Element of(final IntPredicate set) {
            return new Element(set, false);
        }
    }

    /** Returns whether a text has any of the characters that make it a pattern. */
    static boolean isPattern(final String text) {
        return text.chars().anyMatch(c -> c == '*' || c == '?' || c == '[');
    }

    static Glob of(final String pattern) {
        final int[] text = pattern.codePoints().toArray();
        final List<Element> elements = new ArrayList<>();
        int i = 0;
        while (i < text.length) {
            final int end = text[i] == '[' ? endOfSet(text, i) : -1;
            if (end > 0) {
                elements.add(Element.of(set(text, i + 1, end)));
                i = end + 1;
            } else {
                final boolean quoted = text[i] == '\\' && i + 1 < text.length;
                i += quoted ? 1 : 0;
                elements.add(quoted ? character(text[i]) : element(text[i]));
                i++;
            }
        }
        return new Glob(elements);
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
            default -> character(c);
        };
    }

    private static Element character(final int expected) {
        return Element.of(c -> c == expected);
    }

    /** Returns the index of the bracket that closes a set; -1 without one, so that the first stands for itself. */
    private static int endOfSet(final int[] text, final int start) {
        int i = start + 1;
        i += i < text.length && isNegation(text[i]) ? 1 : 0;
        // A bracket that is first in its set belongs to it.
        for (i++; i < text.length; i++) {
            if (text[i] == ']') {
                return i;
            }
        }
        return -1;
    }

    private static IntPredicate set(final int[] text, final int start, final int end) {
        final boolean negated = isNegation(text[start]);
        final int[] members = Arrays.copyOfRange(text, negated ? start + 1 : start, end);
        return c -> contains(members, c) != negated;
    }

    private static boolean contains(final int[] members, final int c) {
        int i = 0;
        while (i < members.length) {
            final boolean range = i + 2 < members.length && members[i + 1] == '-';
            final int last = range ? members[i + 2] : members[i];
            if (c >= members[i] && c <= last) {
                return true;
            }
            i += range ? 3 : 1;
        }
        return false;
    }

    private static boolean isNegation(final int c) {
        return c == '!' || c == '^';
    }
}
