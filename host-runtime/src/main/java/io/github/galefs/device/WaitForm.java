package io.github.galefs.device;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The form in which the work-groups of a launch wait for the host. */
public enum WaitForm {
    /** The kernel polls memory that it shares with the host. After some polls, a work-group may suspend as well. */
    LIVE,
    /** The work-group saves what it needs and returns; it continues in a later round. */
    SUSPENDED;

    private static final String SUSPEND = "suspend";

    /**
     * Returns the form's name on the command line.
     *
     * @return {@code live} or {@code suspended}.
     */
    public String optionName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the form that an option names.
     *
     * @param value {@code live} or {@code suspend}; {@code suspended}, which reports use, as well.
     * @return the form; empty if the value names none.
     */
    public static Optional<WaitForm> ofOption(final String value) {
        return value.equals(SUSPEND)
                ? Optional.of(SUSPENDED)
                : Arrays.stream(values())
                        .filter(form -> form.optionName().equals(value))
                        .findFirst();
    }
}
