package io.github.galefs.sample;

import io.github.galefs.kernel.DeviceMemory;
import java.nio.charset.StandardCharsets;

/** Conversion of text to the form that kernels take: UTF-8 in an {@code int[]}. */
public final class KernelText {
    private KernelText() {}

    /**
     * Returns the length of a text in a kernel.
     *
     * @param text any.
     * @return its bytes in UTF-8.
     */
    public static int byteLength(final String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    /**
     * Concatenates texts.
     *
     * @param texts any.
     * @return an array with all of them; at least one element long.
     */
    public static int[] pack(final String... texts) {
        final byte[] bytes = String.join("", texts).getBytes(StandardCharsets.UTF_8);
        final int[] packed = new int[bytes.length / Integer.BYTES + 1];
        for (int i = 0; i < bytes.length; i++) {
            DeviceMemory.putByte(packed, i, bytes[i]);
        }
        return packed;
    }
}
