package io.github.galefs.device.cuda;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * PTX that NVIDIA's OpenCL compiler has made, for the CUDA driver.
 *
 * <p>The two drivers agree on everything but the values of a launch. OpenCL passes them in environment registers, which
 * CUDA leaves undefined: 0 to 2 are the offsets of the grid in work-items, 3 to 5 those in work-groups, and 6 to 8 the
 * numbers of work-groups.
 *
 * @param text           the PTX.
 * @param entryPoint     name of the kernel.
 * @param parameterCount number of the entry's parameters.
 * @see <a href="https://docs.nvidia.com/cuda/parallel-thread-execution/">Parallel Thread Execution ISA</a>
 */
record Ptx(String text, String entryPoint, int parameterCount) {
    private static final Pattern ENVIRONMENT = Pattern.compile("%envreg(\\d+)");
    private static final int OFFSETS = 6;
    private static final String[] GROUP_COUNTS = {"%nctaid.x", "%nctaid.y", "%nctaid.z"};

    /**
     * Adapts a program.
     *
     * @param binary     that the compiler has made, text that ends with a zero or not.
     * @param entryPoint name of the kernel.
     * @throws IllegalArgumentException this is no PTX with this entry, or it uses something that CUDA lacks; with the
     *     reason.
     */
    static Ptx of(final byte[] binary, final String entryPoint) {
        final String source = new String(binary, StandardCharsets.US_ASCII).replace("\0", "");
        return new Ptx(
                ENVIRONMENT.matcher(source).replaceAll(match -> Matcher.quoteReplacement(valueOf(match.group(1)))),
                entryPoint,
                countParameters(source, entryPoint));
    }

    /** Returns the text with a limit of the registers that a work-item uses. */
    String withRegisters(final int limit) {
        final Matcher entry = entry(text, entryPoint);
        return text.substring(0, entry.end()) + "\n.maxnreg " + limit + text.substring(entry.end());
    }

    private static String valueOf(final String register) {
        final int number = Integer.parseInt(register);
        if (number < OFFSETS) {
            return "0";
        }
        if (number < OFFSETS + GROUP_COUNTS.length) {
            return GROUP_COUNTS[number - OFFSETS];
        }
        throw new IllegalArgumentException("the program reads %envreg" + number + ", whose meaning is unknown");
    }

    private static int countParameters(final String source, final String entryPoint) {
        final String parameters = entry(source, entryPoint).group(1);
        return (int)
                Pattern.compile("\\.param\\b").matcher(parameters).results().count();
    }

    /** Finds the beginning of a kernel, up to the end of its parameters, which are the group. */
    private static Matcher entry(final String source, final String entryPoint) {
        final Matcher entry = Pattern.compile("\\.entry\\s+" + Pattern.quote(entryPoint) + "\\s*\\(([^)]*)\\)")
                .matcher(source);
        if (!entry.find()) {
            throw new IllegalArgumentException("the program is no PTX with the entry " + entryPoint);
        }
        return entry;
    }
}
