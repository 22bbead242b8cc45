package io.github.galefs.device;

import java.util.Locale;

/** The form in which the work-groups of a launch wait for the host. */
public enum WaitForm {
    /** The kernel runs on, and polls memory that it shares with the host. */
    LIVE,
    /** The work-group saves what it needs and returns; it continues in a later launch. */
    SUSPENDED;

    /**
     * Returns the form's name on the command line.
     *
     * @return {@code live} or {@code suspended}.
     */
    public String optionName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
