package io.github.galefs.wire;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Encodes and decodes texts of messages. Paths and names are strict UTF-8, so that two different names stay different.
 */
public final class Text {
    /** A byte that occurs in no UTF-8. Encodes an unpaired surrogate. */
    private static final int INVALID_BYTE = 0xFF;

    private static final String UNPAIRED_SURROGATE = "\uD800";

    private Text() {}

    /**
     * Encodes a path or a name. An unpaired surrogate, which every file service refuses, becomes a byte that is not
     * UTF-8, so that the server refuses it with the same error as in process.
     *
     * @param text  the path or name.
     * @param limit most bytes.
     * @return the bytes.
     * @throws FileServiceException ENAMETOOLONG if there are more bytes than the limit.
     */
    public static byte[] encode(final String text, final int limit) throws FileServiceException {
        final byte[] bytes = hasNoSurrogate(text) ? text.getBytes(StandardCharsets.UTF_8) : encodeWithSurrogates(text);
        if (bytes.length > limit) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG, "path or name of " + bytes.length + " bytes, more than " + limit);
        }
        return bytes;
    }

    /**
     * Decodes a path or a name.
     *
     * @param bytes as {@link #encode} returns them, or any.
     * @return the path or name, with an unpaired surrogate in place of each invalid sequence.
     */
    public static String decode(final byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPLACE)
                    .onUnmappableCharacter(CodingErrorAction.REPLACE)
                    .replaceWith(UNPAIRED_SURROGATE)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (final CharacterCodingException e) {
            throw new IllegalStateException("the decoder replaces invalid input", e);
        }
    }

    private static boolean hasNoSurrogate(final String text) {
        return text.codePoints().noneMatch(Text::isSurrogate);
    }

    private static boolean isSurrogate(final int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }

    private static byte[] encodeWithSurrogates(final String text) {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        text.codePoints().forEach(codePoint -> {
            if (isSurrogate(codePoint)) {
                bytes.write(INVALID_BYTE);
            } else {
                bytes.writeBytes(Character.toString(codePoint).getBytes(StandardCharsets.UTF_8));
            }
        });
        return bytes.toByteArray();
    }

    /**
     * Encodes a text that only people read, truncated to a length.
     *
     * @param text  any text.
     * @param limit most characters.
     * @return UTF-8, at most three bytes a character.
     */
    public static byte[] encodeTruncated(final String text, final int limit) {
        return text.substring(0, Math.min(limit, text.length())).getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Decodes a text, with the replacement character in place of each invalid sequence.
     *
     * @param bytes any bytes.
     * @return the text.
     */
    public static String decodeLenient(final byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
