package io.github.galefs.bench.measure;

import java.time.Duration;

/** How much time a case may take. */
public enum Effort {
    /** Long enough for figures to be quoted. */
    FULL(Duration.ofSeconds(2), Duration.ofMillis(500)),
    /** To see that a benchmark works; its figures are those of code that the JVM has hardly compiled. */
    QUICK(Duration.ofMillis(50), Duration.ofMillis(20));

    private final Duration warmUp;
    private final Duration run;

    Effort(final Duration warmUp, final Duration run) {
        this.warmUp = warmUp;
        this.run = run;
    }

    /**
     * How long a case runs before anything is measured.
     *
     * @return the time, about.
     */
    public Duration warmUp() {
        return warmUp;
    }

    /**
     * How long one run of a case lasts.
     *
     * @return the time, about.
     */
    public Duration run() {
        return run;
    }
}
