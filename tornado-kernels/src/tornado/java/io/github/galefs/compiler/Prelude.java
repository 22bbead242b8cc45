package io.github.galefs.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a kernel's text calls, in OpenCL C. A kernel gets only the parts that it names. */
final class Prelude {
    private static final String RESOURCE = "prelude.cl";
    private static final String PART_MARK = "//@ ";

    /** Products and sums are rounded one by one, as in Java. */
    private static final String HEAD =
            "#pragma OPENCL FP_CONTRACT OFF\n#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n";

    private final Map<String, String> parts = new LinkedHashMap<>();

    Prelude() {
        for (final String part : text().split("(?m)^" + PART_MARK)) {
            if (!part.isBlank()) {
                final int nameEnd = part.indexOf('\n');
                parts.put(part.substring(0, nameEnd), part.substring(nameEnd + 1));
            }
        }
    }

    private static String text() {
        try (InputStream resource = Prelude.class.getResourceAsStream(RESOURCE)) {
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        } catch (final IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /**
     * What a kernel must declare at its beginning: OpenCL C allows local memory in no other place.
     *
     * @param body of the kernel, in OpenCL C.
     * @return the declarations.
     */
    static String localsNeededBy(final String body) {
        return body.contains("GALEFS_BROADCAST(") ? "    __local long gale_shared[2];\n    uint gale_turn = 0;\n" : "";
    }

    /**
     * A whole program.
     *
     * @param literals definition of the kernel's literals, or nothing.
     * @param function the kernel.
     * @return both, with what they need before them.
     */
    String program(final String literals, final String function) {
        final StringBuilder text = new StringBuilder(HEAD);
        parts.forEach((name, part) -> {
            if (function.contains(name + "(")) {
                text.append('\n').append(part.strip()).append('\n');
            }
        });
        return text.append(literals.isEmpty() ? "" : "\n")
                .append(literals)
                .append('\n')
                .append(function)
                .toString();
    }
}
