package io.github.galefs.device.artefact;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A name for content: SHA-256 over parts, each preceded by its length, so that no two lists of parts are alike. Not
 * thread-safe.
 */
public final class ContentHash {
    private final MessageDigest digest = sha256();

    /**
     * Adds a part.
     *
     * @param part its bytes.
     * @return this.
     */
    public ContentHash add(final byte[] part) {
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(part.length).flip());
        digest.update(part);
        return this;
    }

    /**
     * Adds a text.
     *
     * @param part hashed as UTF-8.
     * @return this.
     */
    public ContentHash add(final String part) {
        return add(part.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Ends with the hash of all parts.
     *
     * @return 32 bytes.
     */
    public byte[] bytes() {
        return digest.digest();
    }

    /**
     * Ends with the hash of all parts.
     *
     * @return 64 hexadecimal digits.
     */
    public String hex() {
        return HexFormat.of().formatHex(bytes());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (final NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
