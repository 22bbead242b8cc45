package io.github.galefs.device.jvm;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the line of a kernel in the stack of a work-item's thread. */
final class KernelFrames {
    /** Packages of the JDK, of TornadoVM, and of what runs a kernel. */
    private static final String WITH_SUBPACKAGES =
            "(?:java|jdk|uk\\.ac\\.manchester\\.tornado|io\\.github\\.galefs\\.(?:device|tornado))\\..+";

    /** Packages of the kernel API and its implementation; kernels may be in others below them. */
    private static final String KERNEL_API =
            "io\\.github\\.galefs\\.kernel\\.(?:(?:call|file|group|lane|log|page|round)\\.)?[^.]+";

    private static final Pattern LIBRARY = Pattern.compile(WITH_SUBPACKAGES + "|" + KERNEL_API);

    private KernelFrames() {}

    /**
     * Returns the frame of the kernel that is the innermost.
     *
     * @param stack of the thread, innermost first.
     * @return class, method, file and line, unless the work-item has returned from the kernel.
     */
    static Optional<String> innermost(final StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .dropWhile(frame -> LIBRARY.matcher(frame.getClassName()).matches())
                .findFirst()
                .map(KernelFrames::text);
    }

    /** Without the module and the loader, which compiled kernels do not know. */
    private static String text(final StackTraceElement frame) {
        return new StackTraceElement(
                        frame.getClassName(), frame.getMethodName(), frame.getFileName(), frame.getLineNumber())
                .toString();
    }
}
