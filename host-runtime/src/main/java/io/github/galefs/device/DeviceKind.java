package io.github.galefs.device;

import java.util.Locale;

/** Kinds of hardware that run kernels. */
public enum DeviceKind {
    /** Threads of this Java virtual machine. */
    JVM,

    /** The host's processors, through OpenCL. */
    CPU,

    /** A graphics processor. */
    GPU,

    /** Any other kind, such as an accelerator. */
    OTHER;

    /**
     * Returns the kind's name on the command line.
     *
     * @return such as {@code gpu}.
     */
    public String optionName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
