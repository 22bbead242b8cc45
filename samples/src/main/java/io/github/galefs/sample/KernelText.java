package io.github.galefs.sample;

import io.github.galefs.kernel.DeviceMemory;
import java.nio.charset.StandardCharsets;

/** Text in the form in which kernels take it: UTF-8 in an {@code int[]}. */
public final class KernelText {
    private KernelText() {}

    /**
     * Length of a text as kernels see it.
     *
     * @param text the text.
     * @return its bytes in UTF-8.
     */
    public static int byteLength(final String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    /**
     * Lays texts one behind the other, without anything in between.
     *
     * @param texts the texts.
     * @return an array that holds them all; at least one element long.
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
