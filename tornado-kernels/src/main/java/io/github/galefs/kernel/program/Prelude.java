package io.github.galefs.kernel.program;

import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.check.ViolationDescriptor;
import io.github.galefs.kernel.group.GroupStateDescriptor;
import io.github.galefs.kernel.lane.LaneControlDescriptor;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.kernel.lane.PassDescriptor;
import io.github.galefs.kernel.log.LogDescriptor;
import io.github.galefs.kernel.round.RoundDescriptor;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Functions and macros that are written in OpenCL C. They name constants of the layouts, such as {@code
 * RoundDescriptor.FORMAT}; programs have the values.
 */
final class Prelude {
    /** Part that every program contains. */
    static final String HEAD = "head";

    private static final Map<String, Class<?>> CONSTANT_OWNERS = Map.of(
            "ArrayHeader", ArrayHeader.class,
            "RoundDescriptor", RoundDescriptor.class,
            "GroupStateDescriptor", GroupStateDescriptor.class,
            "LaneControlDescriptor", LaneControlDescriptor.class,
            "LaneDescriptor", LaneDescriptor.class,
            "PassDescriptor", PassDescriptor.class,
            "LogDescriptor", LogDescriptor.class,
            "ViolationDescriptor", ViolationDescriptor.class,
            "Errno", Errno.class);
    private static final Pattern CONSTANT =
            Pattern.compile("\\b(" + String.join("|", CONSTANT_OWNERS.keySet()) + ")\\.([A-Z_]+)\\b");

    private Prelude() {}

    /** Reads the parts; they still name the constants. */
    static ProgramParts read() {
        return ProgramParts.parse(SharedResource.read("prelude.cl") + SharedResource.read("elementary.cl"));
    }

    /** Replaces the names of constants by their values, so that the layouts stay the descriptors' own. */
    static String withConstants(final String text) {
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
}
