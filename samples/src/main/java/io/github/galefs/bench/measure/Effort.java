package io.github.galefs.bench.measure;

import java.time.Duration;

/** Time that a case takes. */
public enum Effort {
    /** Long enough for figures that can be quoted. */
    FULL(Duration.ofSeconds(2), Duration.ofMillis(500)),
    /** Shows that a benchmark works. Its figures mean nothing: the JVM has hardly compiled the code. */
    QUICK(Duration.ofMillis(50), Duration.ofMillis(20));

    private final Duration warmUp;
    private final Duration run;

    Effort(final Duration warmUp, final Duration run) {
        this.warmUp = warmUp;
        this.run = run;
    }

    /**
     * Returns the time for which a case runs before it is measured.
     *
     * @return an approximate time.
     */
    public Duration warmUp() {
        return warmUp;
    }

    /**
     * Returns the duration of one run of a case.
     *
     * @return an approximate time.
     */
    public Duration run() {
        return run;
    }
}
