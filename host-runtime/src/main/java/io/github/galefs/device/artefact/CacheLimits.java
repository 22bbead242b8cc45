package io.github.galefs.device.artefact;

import java.time.Duration;

/**
 * Limits of a {@link CacheFolder}, set by system properties.
 *
 * @param bytes of all its files, at least 1.
 * @param age   time after which an unused file is deleted, positive.
 */
public record CacheLimits(long bytes, Duration age) {
    /** System property with the size in MiB, from 1 to {@link #MAX_MEBIBYTES}. */
    public static final String SIZE_PROPERTY = "galefs.cache.mebibytes";

    /** System property with the age in days, from 1 to {@link #MAX_DAYS}. */
    public static final String AGE_PROPERTY = "galefs.cache.days";

    /** Largest size: 1 PiB. */
    public static final int MAX_MEBIBYTES = 1 << 30;

    /** Greatest age: about a hundred years. */
    public static final int MAX_DAYS = 36_500;

    private static final int DEFAULT_MEBIBYTES = 512;
    private static final int DEFAULT_DAYS = 90;

    /**
     * Checks both values.
     *
     * @throws IllegalArgumentException a value is out of its range.
     */
    public CacheLimits {
        if (bytes < 1 || !age.isPositive()) {
            throw new IllegalArgumentException("cache of " + bytes + " bytes and " + age + ": must both be positive");
        }
    }

    /**
     * Returns the limits that the system properties set, or the defaults: 512 MiB and 90 days.
     *
     * @return the limits.
     * @throws IllegalArgumentException a property has another value than a number in its range.
     */
    public static CacheLimits ofSystem() {
        return new CacheLimits(
                (long) number(SIZE_PROPERTY, DEFAULT_MEBIBYTES, MAX_MEBIBYTES) << 20,
                Duration.ofDays(number(AGE_PROPERTY, DEFAULT_DAYS, MAX_DAYS)));
    }

    private static int number(final String property, final int defaultValue, final int max) {
        final String value = System.getProperty(property);
        if (value == null) {
            return defaultValue;
        }
        try {
            final int number = Integer.parseInt(value);
            if (number >= 1 && number <= max) {
                return number;
            }
        } catch (final NumberFormatException e) {
            throw new IllegalArgumentException(refusal(property, value, max), e);
        }
        throw new IllegalArgumentException(refusal(property, value, max));
    }

    private static String refusal(final String property, final String value, final int max) {
        return "system property " + property + " is '" + value + "': must be a whole number from 1 to " + max;
    }
}
