package io.github.galefs.device.build;

import io.github.galefs.kernel.child.ChildLimit;
import java.time.Duration;

/** The limit of a build's processor time, set by a system property. */
public final class BuildLimit {
    /** System property with the processor time of a build in whole seconds, from 1 to {@link #MAX_SECONDS}. */
    public static final String PROPERTY = "galefs.build.seconds";

    /** Default: 2 minutes on a processor. */
    public static final Duration DEFAULT = Duration.ofMinutes(2);

    /** Maximum in seconds: a day. */
    public static final int MAX_SECONDS = 86_400;

    private BuildLimit() {}

    /**
     * Returns the limit that the system property sets, or the default.
     *
     * @return the limit, with that by the clock.
     * @throws IllegalArgumentException the property has another value than a number in its range.
     */
    public static ChildLimit ofSystem() {
        final String value = System.getProperty(PROPERTY);
        return ChildLimit.ofProcessorTime(value == null ? DEFAULT : parse(value));
    }

    private static Duration parse(final String value) {
        try {
            final int seconds = Integer.parseInt(value);
            if (seconds >= 1 && seconds <= MAX_SECONDS) {
                return Duration.ofSeconds(seconds);
            }
        } catch (final NumberFormatException e) {
            throw new IllegalArgumentException(refusal(value), e);
        }
        throw new IllegalArgumentException(refusal(value));
    }

    private static String refusal(final String value) {
        return "system property " + PROPERTY + " is '" + value + "': must be a whole number of seconds from 1 to "
                + MAX_SECONDS;
    }
}
