package io.github.galefs.bench.report;

import java.util.List;
import java.util.Set;

/** Selects the ratios that show GaleFS slower than a rival. */
final class Loss {
    /** Second sides of ratios outside GaleFS: plain Java, plain files, arrays and bare copies. */
    private static final Set<String> RIVALS = Set.of(
            "java", "batched", "copied", "array", "plain", "copy", "bare", "mmap", "write", "force", "transferTo");

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
                return RIVALS.contains(part.substring(slash + 1));
            }
        }
        return false;
    }
}
