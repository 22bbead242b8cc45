package io.github.galefs;

import java.time.Duration;

/** Checks of values that a caller has set; each failure names the value and what is allowed. */
final class ValueChecks {
    private ValueChecks() {}

    static void checkRange(final String name, final int value, final int max) {
        if (value < 1 || value > max) {
            throw new IllegalArgumentException(name + " " + value + ": must be from 1 to " + max);
        }
    }

    static void checkNotNegative(final String name, final Duration value) {
        if (value.isNegative()) {
            throw new IllegalArgumentException(name + " " + value + ": must not be negative");
        }
    }

    static void checkPositive(final String name, final Duration value) {
        if (!value.isPositive()) {
            throw new IllegalArgumentException(name + " " + value + ": must be positive");
        }
    }
}
