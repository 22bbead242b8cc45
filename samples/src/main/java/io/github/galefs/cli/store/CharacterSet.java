package io.github.galefs.cli.store;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A set of characters in brackets, as POSIX shells have it: {@code [a-z]}, {@code [!a-z]} and {@code [[:digit:]]}. A
 * backslash takes the next character as it is. Characters are code points.
 *
 * @see <a href="https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_14">Pattern Matching
 *     Notation</a>
 */
final class CharacterSet {
    private final int[] text;
    private final List<IntPredicate> members = new ArrayList<>();
    private final boolean isNegated;
    private int position;

    private CharacterSet(final int[] text, final int start) {
        this.text = text;
        position = start + 1;
        isNegated = has(position, '!') || has(position, '^');
        position += isNegated ? 1 : 0;
    }

    /**
     * Parses the set that begins at a bracket of a pattern.
     *
     * @return the set; null if no bracket closes it.
     */
    static CharacterSet parse(final int[] text, final int start) {
        final CharacterSet set = new CharacterSet(text, start);
        return set.parse() ? set : null;
    }

    /** Returns the index in the pattern after the set. */
    int end() {
        return position;
    }

    boolean contains(final int c) {
        return members.stream().anyMatch(member -> member.test(c)) != isNegated;
    }

    /** A bracket that is first in its set belongs to it. */
    private boolean parse() {
        do {
            if (position >= text.length) {
                return false;
            }
            members.add(parseMember());
        } while (!has(position, ']'));
        position++;
        return true;
    }

    private IntPredicate parseMember() {
        if (has(position, '[') && has(position + 1, ':')) {
            final int end = endOfClass();
            if (end > 0) {
                final String name = new String(text, position + 2, end - position - 2);
                position = end + 2;
                return c -> isOfClass(name, c);
            }
        }
        final int first = parseCharacter();
        if (!has(position, '-') || position + 1 >= text.length || has(position + 1, ']')) {
            return c -> c == first;
        }
        position++;
        final int last = parseCharacter();
        return c -> c >= first && c <= last;
    }

    private int parseCharacter() {
        position += has(position, '\\') && position + 1 < text.length ? 1 : 0;
        return text[position++];
    }

    /** Returns the index of the colon that ends the name of a class; -1 without one. */
    private int endOfClass() {
        for (int i = position + 2; i < text.length; i++) {
            if (has(i, ':') && has(i + 1, ']')) {
                return i;
            }
        }
        return -1;
    }

    private boolean has(final int index, final int c) {
        return index < text.length && text[index] == c;
    }

    private static boolean isOfClass(final String name, final int c) {
        return switch (name) {
            case "alpha" -> Character.isLetter(c);
            case "digit" -> c >= '0' && c <= '9';
            case "alnum" -> Character.isLetter(c) || (c >= '0' && c <= '9');
            case "upper" -> Character.isUpperCase(c);
            case "lower" -> Character.isLowerCase(c);
            case "space" -> Character.isWhitespace(c);
            case "blank" -> c == ' ' || c == '\t';
            case "cntrl" -> Character.isISOControl(c);
            case "xdigit" -> c < 128 && Character.digit(c, 16) >= 0;
            case "punct" -> isGraphic(c) && !Character.isLetterOrDigit(c);
            case "graph" -> isGraphic(c);
            case "print" -> isGraphic(c) || c == ' ';
            default -> false;
        };
    }

    private static boolean isGraphic(final int c) {
        return Character.isDefined(c) && !Character.isISOControl(c) && !Character.isWhitespace(c);
    }
}
