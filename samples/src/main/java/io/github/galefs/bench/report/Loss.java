package io.github.galefs.bench.report;

import java.util.List;
import java.util.Set;

/** Selects the ratios that show GaleFS slower than a rival. */
final class Loss {
    /**
     * Second sides of ratios that compare GaleFS with itself. Every other second side is a rival: the report lists the
     * losses to a new rival without a change here.
     */
    private static final Set<String> GALEFS = Set.of(
            "alone",
            "embedded",
            "copying",
            "store",
            "segments",
            "connection",
            "groups1",
            "singly",
            "1",
            "empty",
            "compacting",
            "few",
            "live");

    private Loss() {}

    /** Returns the ratios of GaleFS to a rival whose median is below 1. */
    static List<Result> among(final List<Result> results) {
        return results.stream()
                .filter(result -> result.isRatio() && result.median() < 1 && isAgainstRival(result.caseName()))
                .toList();
    }

    /** Returns whether the case compares GaleFS with a rival, as {@code hot,gread/java,piece=4KiB} does. */
    static boolean isAgainstRival(final String caseName) {
        for (final String part : caseName.split(",", -1)) {
            final int slash = part.indexOf('/');
            if (slash >= 0) {
                return !GALEFS.contains(part.substring(slash + 1));
            }
        }
        return false;
    }
}
