package io.github.galefs.compiler;

import io.github.galefs.kernel.file.DeviceFile;
import io.github.galefs.kernel.file.LiteralPath;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.kernel.log.LiteralMessage;
import io.github.galefs.kernel.log.LogDescriptor;
import io.github.galefs.kernel.log.MessageText;
import java.lang.reflect.Method;
import java.util.List;

/**
 * A method of the kernel API whose second parameter is a string, which must be a literal in a compiled kernel.
 *
 * @param byString  the method.
 * @param byOffset  what the compiler calls instead: with the literal's offset and length in place of the string.
 * @param maxLength most bytes of the string in UTF-8.
 * @param call      the call and its string, for messages.
 * @param instead   what to write instead of a string that is no literal.
 */
record LiteralMethod(Method byString, Method byOffset, int maxLength, String call, String instead) {
    static final List<LiteralMethod> ALL = List.of(
            new LiteralMethod(
                    method(DeviceFile.class, "gopen", long[].class, String.class, int.class),
                    method(LiteralPath.class, "open", long[].class, int.class, int.class, int.class),
                    LaneDescriptor.PATH_CAPACITY,
                    "gopen a path",
                    "pass a path that is known only at run time in an array, to gopen(fs, memory, offset, length,"
                            + " flags)"),
            new LiteralMethod(
                    method(
                            MessageText.class,
                            "write",
                            long[].class,
                            String.class,
                            int.class,
                            long.class,
                            long.class,
                            long.class),
                    method(
                            LiteralMessage.class,
                            "write",
                            long[].class,
                            int.class,
                            int.class,
                            int.class,
                            long.class,
                            long.class,
                            long.class),
                    LogDescriptor.TEXT_CAPACITY,
                    "KernelLog.print a text",
                    "pass a literal with {} for what is known only at run time, and numbers as arguments"));

    private static Method method(final Class<?> owner, final String name, final Class<?>... parameters) {
        try {
            return owner.getMethod(name, parameters);
        } catch (final NoSuchMethodException missing) {
            throw new IllegalStateException("the compiler does not match the kernel API", missing);
        }
    }

    /** Returns what is wrong with a string that is no literal. */
    String notALiteral() {
        return "passes " + call + " that is not a literal; " + instead;
    }

    /** Returns what is wrong with a string that is too long. */
    String tooLong() {
        return "passes " + call + " of more than " + maxLength + " bytes; use a shorter one";
    }
}
