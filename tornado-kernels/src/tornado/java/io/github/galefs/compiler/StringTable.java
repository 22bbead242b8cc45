package io.github.galefs.compiler;

import io.github.galefs.kernel.file.LiteralPath;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The literals of one kernel: names of files that it opens.
 *
 * <p>They become an array in the program, one behind the other. In constant memory, which every OpenCL device has and the CUDA
 * driver loads with the kernel, they need no help of the host.
 */
final class StringTable {
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    /**
     * A literal's place.
     *
     * @param offset of its first byte.
     * @param length in bytes, as UTF-8.
     */
    record Entry(int offset, int length) {}

    static List<DeviceOperation> operations() {
        try {
            return List.of(new DeviceOperation(
                    LiteralPath.class.getMethod("byteAt", int.class),
                    "(int) gale_literals[#]",
                    DeviceOperation.Effect.NONE));
        } catch (final NoSuchMethodException missing) {
            throw new IllegalStateException("the kernel API and the compiler do not fit together", missing);
        }
    }

    /**
     * Takes a literal in.
     *
     * @param literal the string.
     * @return its place; the same for the same string.
     */
    Entry intern(final String literal) {
        return entries.computeIfAbsent(literal, string -> {
            final byte[] encoded = string.getBytes(StandardCharsets.UTF_8);
            final Entry entry = new Entry(bytes.size(), encoded.length);
            bytes.writeBytes(encoded);
            return entry;
        });
    }

    /**
     * The literals.
     *
     * @return in the order in which they were taken in.
     */
    List<String> strings() {
        return List.copyOf(entries.keySet());
    }

    /**
     * The array.
     *
     * @return its definition in OpenCL C, or nothing when there are no literals.
     */
    String text() {
        if (entries.isEmpty()) {
            return "";
        }
        final List<String> values = new ArrayList<>();
        for (final byte value : bytes.toByteArray()) {
            values.add(Byte.toString(value));
        }
        final String list = values.isEmpty() ? "0" : String.join(", ", values);
        return "__constant char gale_literals[] = {" + list + "};\n";
    }
}
