package io.github.galefs.cli.store;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.NameEscapes;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How a file service writes the bytes of names. Patterns match plain names, which have no escapes. */
enum NameForm {
    /** Names are text. */
    TEXT {
        @Override
        String plain(final String name) {
            return name;
        }

        @Override
        String shown(final String plain) {
            return plain;
        }

        @Override
        String pattern(final String pattern) {
            return pattern;
        }
    },

    /** Names have the escapes of {@link NameEscapes}. In a plain name, an unpaired surrogate is an invalid byte. */
    ESCAPED {
        @Override
        String plain(final String name) {
            return name.indexOf('\\') < 0 ? name : decode(NameEscapes.bytes(name));
        }

        @Override
        String shown(final String plain) {
            // What no name has stays an escape, which the file service refuses.
            return NameEscapes.show(encode(plain)).replace("/", "\\x2f").replace("\0", "\\x00");
        }

        @Override
        String pattern(final String pattern) {
            return QUOTE.matcher(pattern).replaceAll(quote -> {
                final String text = quote.group();
                return text.startsWith("\\x") && text.length() > 2
                        ? Matcher.quoteReplacement(quoted(plain(text)))
                        : Matcher.quoteReplacement(text);
            });
        }
    };

    /** Escapes of bytes that follow one another, or a backslash with the character that it quotes. */
    private static final Pattern QUOTE = Pattern.compile("(?:\\\\x[0-9a-f]{2})+|\\\\.", Pattern.DOTALL);

    /** Added to an invalid byte, as by {@code surrogateescape} of Python. */
    private static final int INVALID_BYTE = 0xdc00;

    private static final int FIRST_INVALID = 0xdc80;
    private static final int LAST_INVALID = 0xdcff;

    /** Returns the form of the names of a file service. */
    static NameForm of(final FileService files) throws FileServiceException {
        return files.hasEscapedNames() ? ESCAPED : TEXT;
    }

    /** Returns a name, or the names of a path, without escapes. */
    abstract String plain(String name);

    /** Returns a name as the file service shows it. */
    abstract String shown(String plain);

    /** Returns a pattern of plain names for one of shown names. */
    abstract String pattern(String pattern);

    /** Returns a path of the user in the one form in which the file service lists it. */
    String normal(final String path) {
        return Arrays.stream(path.split("/", -1)).map(this::normalName).collect(Collectors.joining("/"));
    }

    /** Dots by escapes stay, and the file service refuses them. */
    private String normalName(final String name) {
        final String plain = plain(name);
        return plain.equals(".") || plain.equals("..") ? name : shown(plain);
    }

    private static String quoted(final String plain) {
        return plain.codePoints().mapToObj(c -> "\\" + Character.toString(c)).collect(Collectors.joining());
    }

    private static String decode(final byte[] name) {
        final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        final ByteBuffer bytes = ByteBuffer.wrap(name);
        final CharBuffer text = CharBuffer.allocate(name.length);
        while (bytes.hasRemaining()) {
            final CoderResult result = decoder.reset().decode(bytes, text, true);
            for (int i = 0; result.isError() && i < result.length(); i++) {
                text.put((char) (INVALID_BYTE + Byte.toUnsignedInt(bytes.get())));
            }
        }
        return text.flip().toString();
    }

    private static byte[] encode(final String plain) {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream(plain.length());
        plain.codePoints().forEach(c -> {
            if (c >= FIRST_INVALID && c <= LAST_INVALID) {
                bytes.write(c - INVALID_BYTE);
            } else {
                bytes.writeBytes(Character.toString(c).getBytes(StandardCharsets.UTF_8));
            }
        });
        return bytes.toByteArray();
    }
}
