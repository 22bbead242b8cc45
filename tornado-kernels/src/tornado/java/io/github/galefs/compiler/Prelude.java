package io.github.galefs.compiler;

import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.check.ViolationDescriptor;
import io.github.galefs.kernel.group.GroupStateDescriptor;
import io.github.galefs.kernel.lane.LaneControlDescriptor;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.kernel.log.LogDescriptor;
import io.github.galefs.kernel.round.RoundDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Functions and macros in OpenCL C that kernels use. A program contains only the parts that its kernel uses. */
final class Prelude {
    /** Resources with the parts; a part uses parts before it only. */
    private static final List<String> RESOURCES = List.of("prelude.cl", "elementary.cl");

    private static final String PART_MARK = "//@ ";

    /** Part that every program contains. */
    private static final String HEAD = "head";

    private static final Map<String, Class<?>> CONSTANT_OWNERS = Stream.of(
                    RoundDescriptor.class,
                    GroupStateDescriptor.class,
                    KernelArtefact.class,
                    LaneControlDescriptor.class,
                    LaneDescriptor.class,
                    LogDescriptor.class,
                    ViolationDescriptor.class,
                    Errno.class)
            .collect(Collectors.toUnmodifiableMap(Class::getSimpleName, owner -> owner));
    private static final Pattern CONSTANT =
            Pattern.compile("\\b(" + String.join("|", CONSTANT_OWNERS.keySet()) + ")\\.([A-Z_]+)\\b");

    private final Map<String, String> parts = new LinkedHashMap<>();

    Prelude() {
        for (final String resource : RESOURCES) {
            for (final String part : text(resource).split("(?m)^" + PART_MARK)) {
                if (!part.isBlank()) {
                    final int nameEnd = part.indexOf('\n');
                    parts.put(part.substring(0, nameEnd), part.substring(nameEnd + 1));
                }
            }
        }
    }

    private static String text(final String name) {
        try (InputStream resource = Prelude.class.getResourceAsStream(name)) {
            return withConstants(new String(resource.readAllBytes(), StandardCharsets.UTF_8));
        } catch (final IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Replaces the names of layout constants by their values, so that the layouts stay the descriptors' own. */
    private static String withConstants(final String text) {
        return CONSTANT.matcher(text).replaceAll(name -> {
            final Class<?> owner = CONSTANT_OWNERS.get(name.group(1));
            try {
                final Object value = owner.getField(name.group(2)).get(null);
                return value + (value instanceof Long ? "L" : "");
            } catch (final ReflectiveOperationException missing) {
                throw new IllegalStateException("the prelude names " + name.group(), missing);
            }
        });
    }

    /**
     * Returns the text of a program.
     *
     * @param literals definitions of the kernel's string literals and tables, or an empty string.
     * @param function the kernel function.
     * @return the head and the parts of the prelude that the kernel uses, the literals and the kernel function.
     */
    String program(final String literals, final String function) {
        final StringBuilder text = new StringBuilder();
        usedBy(function)
                .forEach(name ->
                        text.append('\n').append(parts.get(name).strip()).append('\n'));
        return text.deleteCharAt(0)
                .append(literals.isEmpty() ? "" : "\n")
                .append(literals)
                .append('\n')
                .append(function)
                .toString();
    }

    /** Returns the names of the parts that a function and its parts use, in their order. */
    private List<String> usedBy(final String function) {
        final StringBuilder users = new StringBuilder(function);
        final List<String> used = new ArrayList<>();
        for (final String name : List.copyOf(parts.keySet()).reversed()) {
            if (name.equals(HEAD) || users.indexOf(name + "(") >= 0) {
                used.add(name);
                users.append(parts.get(name));
            }
        }
        return used.reversed();
    }
}
