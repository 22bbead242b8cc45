package io.github.galefs.wire;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Strings as the protocol has them: UTF-8, strictly, so that no two names become one on the way. */
public final class Text {
    private Text() {}

    /**
     * Encodes a path or a name.
     *
     * @param text  the path or name.
     * @param limit most bytes.
     * @return its bytes.
     * @throws FileServiceException EINVAL for half a surrogate pair; ENAMETOOLONG.
     */
    public static byte[] encode(final String text, final int limit) throws FileServiceException {
        final byte[] bytes;
        try {
            final ByteBuffer encoded = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
            bytes = new byte[encoded.remaining()];
            encoded.get(bytes);
        } catch (final CharacterCodingException e) {
            throw new FileServiceException(PosixError.EINVAL, "'" + text + "' has half a surrogate pair", e);
        }
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
     * @return the path or name.
     * @throws FileServiceException EINVAL if the bytes are not UTF-8.
     */
    public static String decode(final byte[] bytes) throws FileServiceException {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (final CharacterCodingException e) {
            throw new FileServiceException(PosixError.EINVAL, "text of " + bytes.length + " bytes is not UTF-8", e);
        }
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
