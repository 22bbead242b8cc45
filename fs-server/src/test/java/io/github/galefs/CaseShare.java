package io.github.galefs;

import java.util.SplittableRandom;

/**
 * How much of a long test runs. {@code mvn verify} runs one case in ten, the profile {@code long} all of them; the
 * system property {@code galefs.test.share} sets another share.
 */
public final class CaseShare {
    private static final int DIVISOR = Integer.getInteger("galefs.test.share", 1);

    private CaseShare() {}

    /** Returns how many of a whole run's cases to run, at least one. */
    public static int of(final int all) {
        return Math.ceilDiv(all, DIVISOR);
    }

    /** Decides at random whether one case of many runs. A whole run takes each. */
    public static boolean takes(final SplittableRandom random) {
        return random.nextInt(DIVISOR) == 0;
    }
}
