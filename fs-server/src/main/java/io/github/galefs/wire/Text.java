package io.github.galefs.wire;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Strings as the protocol has them: UTF-8, strictly, so that no two names become one on the way. */
public final class Text {
    private static final int NOT_UTF_8 = 0xFF;
    private static final String HALF = "\uD800";

    private Text() {}

    /**
     * Encodes a path or a name. Half a surrogate pair, which no file service takes, becomes a byte that UTF-8 does not
     * have: so it is refused where it would be refused in process.
     *
     * @param text  the path or name.
     * @param limit most bytes.
     * @return its bytes.
     * @throws FileServiceException ENAMETOOLONG.
     */
    public static byte[] encode(final String text, final int limit) throws FileServiceException {
        final byte[] bytes = isWhole(text) ? text.getBytes(StandardCharsets.UTF_8) : encodeHalves(text);
        if (bytes.length > limit) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG, "path or name of " + bytes.length + " bytes, more than " + limit);
        }
        return bytes;
    }

    /**
     * Decodes a path or a name.
     *
     * @param bytes its bytes.
     * @return the path or name; with half a surrogate pair in it where the bytes are not UTF-8.
     */
    public static String decode(final byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPLACE)
                    .onUnmappableCharacter(CodingErrorAction.REPLACE)
                    .replaceWith(HALF)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (final CharacterCodingException e) {
            throw new IllegalStateException("what is not UTF-8 is replaced", e);
        }
    }

    private static boolean isWhole(final String text) {
        return text.codePoints().noneMatch(Text::isHalf);
    }

    private static boolean isHalf(final int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }

    private static byte[] encodeHalves(final String text) {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        text.codePoints().forEach(codePoint -> {
            if (isHalf(codePoint)) {
                bytes.write(NOT_UTF_8);
            } else {
                bytes.writeBytes(Character.toString(codePoint).getBytes(StandardCharsets.UTF_8));
            }
        });
        return bytes.toByteArray();
    }

    /**
     * Encodes words for people, cut to a length.
     *
     * @param text  any text.
     * @param limit most characters.
     * @return UTF-8, at most three bytes a character.
     */
    public static byte[] encodeWords(final String text, final int limit) {
        return text.substring(0, Math.min(limit, text.length())).getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Decodes words for people.
     *
     * @param bytes UTF-8; what is not is replaced.
     * @return the text.
     */
    public static String decodeWords(final byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
