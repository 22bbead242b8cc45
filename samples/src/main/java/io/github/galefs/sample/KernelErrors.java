package io.github.galefs.sample;

import io.github.galefs.file.PosixError;
import java.util.Arrays;

/** Errors that kernels report, for people. */
public final class KernelErrors {
    private KernelErrors() {}

    /**
     * Says what an error means.
     *
     * @param result of a kernel's call: the negative of an error's number.
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
