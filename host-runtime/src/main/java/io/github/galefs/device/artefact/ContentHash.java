package io.github.galefs.device.artefact;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Hash of a list of parts: SHA-256 over the parts, each preceded by its length, so that different lists have different
 * input. Not thread-safe.
 */
public final class ContentHash {
    private final MessageDigest digest = sha256();

    /** Creates a hash of no parts. */
    public ContentHash() {}

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
     * @param part text, hashed as UTF-8.
     * @return this.
     */
    public ContentHash add(final String part) {
        return add(part.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Returns the hash of all parts. No part may be added afterwards.
     *
     * @return 32 bytes.
     */
    public byte[] bytes() {
        return digest.digest();
    }

    /**
     * Returns the hash of all parts as text. No part may be added afterwards.
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
            throw new IllegalStateException("no SHA-256, which every JDK must support", e);
        }
    }
}
