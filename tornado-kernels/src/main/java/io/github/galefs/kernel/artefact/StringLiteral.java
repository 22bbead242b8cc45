package io.github.galefs.kernel.artefact;

import java.util.Optional;

/** Quoted strings in printable ASCII, with escapes for quotes, backslashes and all other characters. */
final class StringLiteral {
    private static final char QUOTE = '"';
    private static final char ESCAPE = '\\';
    private static final int UNICODE_DIGITS = 4;

    private StringLiteral() {}

    static String quote(final String string) {
        final StringBuilder text = new StringBuilder().append(QUOTE);
        for (int i = 0; i < string.length(); i++) {
            final char c = string.charAt(i);
            if (c == QUOTE || c == ESCAPE) {
                text.append(ESCAPE).append(c);
            } else if (c < ' ' || c > '~') {
                text.append(String.format("\\u%04x", (int) c));
            } else {
                text.append(c);
            }
        }
        return text.append(QUOTE).toString();
    }

    static Optional<String> unquote(final String literal) {
        if (literal.length() < 2 || literal.charAt(0) != QUOTE || literal.charAt(literal.length() - 1) != QUOTE) {
            return Optional.empty();
        }
        final String inner = literal.substring(1, literal.length() - 1);
        final StringBuilder string = new StringBuilder();
        int at = 0;
        while (at < inner.length()) {
            final char c = inner.charAt(at);
            if (c == QUOTE) {
                return Optional.empty();
            }
            if (c != ESCAPE) {
                string.append(c);
                at++;
            } else if (inner.startsWith("u", at + 1) && isHex(inner, at + 2)) {
                string.append((char) Integer.parseInt(inner.substring(at + 2, at + 2 + UNICODE_DIGITS), 16));
                at += 2 + UNICODE_DIGITS;
            } else if (at + 1 < inner.length() && (inner.charAt(at + 1) == QUOTE || inner.charAt(at + 1) == ESCAPE)) {
                string.append(inner.charAt(at + 1));
                at += 2;
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(string.toString());
    }

    private static boolean isHex(final String text, final int begin) {
        return text.length() >= begin + UNICODE_DIGITS
                && text.substring(begin, begin + UNICODE_DIGITS).matches("[0-9a-f]+");
    }
}
