package io.github.galefs;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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

    /** Returns a share of many cases: each one that a fixed number of others separates, from a random one on. */
    public static <T> Stream<T> some(final List<T> all) {
        final int first = ThreadLocalRandom.current().nextInt(Math.min(DIVISOR, all.size()));
        return IntStream.iterate(first, i -> i < all.size(), i -> i + DIVISOR).mapToObj(all::get);
    }

    /** Decides at random whether one case of many runs. A whole run takes each. */
    public static boolean takes(final SplittableRandom random) {
        return random.nextInt(DIVISOR) == 0;
    }
}
