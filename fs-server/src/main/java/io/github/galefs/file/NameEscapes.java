package io.github.galefs.file;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/**
 * Names of any bytes as text. An invalid byte of UTF-8 is shown as {@code \xHH}, with two lower-case hexadecimal
 * digits. A backslash is shown as itself, except as {@code \x5c} where it would read as such an escape. In the other
 * direction {@code \xHH} always means that byte. Names of different bytes therefore have different texts.
 */
public final class NameEscapes {
    /** Most bytes of UTF-8 in the text of a name: each of its bytes may take an escape. */
    public static final int MAX_SHOWN_LENGTH = 4 * FileService.MAX_NAME_LENGTH;

    private static final String DIGITS = "0123456789abcdef";
    private static final int ESCAPE_LENGTH = 4;

    private NameEscapes() {}

    /**
     * Returns the text of a name.
     *
     * @param name any bytes.
     * @return the text, of at most four bytes of UTF-8 for each byte.
     */
    public static String show(final byte[] name) {
        return isPlain(name) ? new String(name, StandardCharsets.UTF_8) : escape(name);
    }

    /**
     * Returns the text of a name in UTF-8.
     *
     * @param name any bytes.
     * @return the text; the array itself where the text is the same.
     */
    public static byte[] shownBytes(final byte[] name) {
        return isPlain(name) ? name : escape(name).getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Returns the bytes that a text names.
     *
     * @param text any text without unpaired surrogates.
     * @return the bytes, which may be no name of a file: an escape can stand for {@code /} and NUL.
     */
    public static byte[] bytes(final String text) {
        if (text.indexOf('\\') < 0) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
        int done = 0;
        for (int i = text.indexOf('\\'); i >= 0; i = text.indexOf('\\', i)) {
            if (isEscape(text, i)) {
                bytes.writeBytes(text.substring(done, i).getBytes(StandardCharsets.UTF_8));
                bytes.write(Integer.parseInt(text, i + 2, i + ESCAPE_LENGTH, 16));
                i += ESCAPE_LENGTH;
                done = i;
            } else {
                i++;
            }
        }
        bytes.writeBytes(text.substring(done).getBytes(StandardCharsets.UTF_8));
        return bytes.toByteArray();
    }

    private static boolean isPlain(final byte[] name) {
        for (final byte b : name) {
            if (b < 0 || b == '\\') {
                return false;
            }
        }
        return true;
    }

    private static String escape(final byte[] name) {
        final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        final ByteBuffer bytes = ByteBuffer.wrap(name);
        final CharBuffer valid = CharBuffer.allocate(name.length);
        final StringBuilder text = new StringBuilder(name.length + 2 * ESCAPE_LENGTH);
        while (bytes.hasRemaining()) {
            final CoderResult result = decoder.reset().decode(bytes, valid, true);
            appendValid(text, valid.flip());
            valid.clear();
            for (int i = 0; result.isError() && i < result.length(); i++) {
                appendEscape(text, bytes.get());
            }
        }
        return text.toString();
    }

    private static void appendValid(final StringBuilder text, final CharSequence valid) {
        for (int i = 0; i < valid.length(); i++) {
            if (isEscape(valid, i)) {
                appendEscape(text, (byte) '\\');
            } else {
                text.append(valid.charAt(i));
            }
        }
    }

    private static void appendEscape(final StringBuilder text, final byte b) {
        text.append("\\x").append(DIGITS.charAt(b >> 4 & 0xf)).append(DIGITS.charAt(b & 0xf));
    }

    private static boolean isEscape(final CharSequence text, final int at) {
        return at + ESCAPE_LENGTH <= text.length()
                && text.charAt(at) == '\\'
                && text.charAt(at + 1) == 'x'
                && DIGITS.indexOf(text.charAt(at + 2)) >= 0
                && DIGITS.indexOf(text.charAt(at + 3)) >= 0;
    }
}
