package io.github.galefs.sample;

import io.github.galefs.file.PosixError;
import java.util.Arrays;

/** Descriptions of the errors that kernels report. */
public final class KernelErrors {
    private KernelErrors() {}

    /**
     * Describes an error.
     *
     * @param result of a call in a kernel: the negative of an error number.
     * @return such as "no such file or directory (ENOENT)".
     */
    public static String describe(final int result) {
        return Arrays.stream(PosixError.values())
                .filter(error -> error.number() == -result)
                .findFirst()
                .map(error -> error.description() + " (" + error.name() + ")")
                .orElse("error " + -result);
    }
}
