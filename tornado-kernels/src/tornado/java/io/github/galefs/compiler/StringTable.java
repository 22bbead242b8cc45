package io.github.galefs.compiler;

import io.github.galefs.kernel.file.LiteralPath;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The string literals of one kernel: the paths that it opens.
 *
 * <p>They are concatenated to one array of the program, in constant memory. Every OpenCL device has constant memory,
 * and the CUDA driver loads it with the kernel, so the host need not pass the literals.
 */
final class StringTable {
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    /**
     * Location of a literal in the array.
     *
     * @param offset offset of its first byte.
     * @param length length in bytes, as UTF-8.
     */
    record Entry(int offset, int length) {}

    static List<DeviceOperation> operations() {
        try {
            return List.of(new DeviceOperation(
                    LiteralPath.class.getMethod("byteAt", int.class),
                    "(int) gale_literals[#]",
                    DeviceOperation.Effect.CONSTANT));
        } catch (final NoSuchMethodException missing) {
            throw new IllegalStateException("the compiler does not match the kernel API", missing);
        }
    }

    /**
     * Adds a literal, unless the table already has it.
     *
     * @param literal the string.
     * @return its location; the same for equal strings.
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
     * Returns the literals.
     *
     * @return the literals, in the order in which they were added.
     */
    List<String> strings() {
        return List.copyOf(entries.keySet());
    }

    /**
     * Returns the definition of the array.
     *
     * @return the definition in OpenCL C, or an empty string if there are no literals.
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
