package io.github.galefs.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;

/** The vitals of a process from its start to its end. */
final class Life {
    /** No process of a soak needs more, however long it runs. */
    private static final int MAX_DESCRIPTORS = 400;

    private static final int MAX_THREADS = 120;

    /** Samples before them are of a process that still compiles, and fills its caches. */
    private static final double WARM = 0.4;

    /** A life with fewer samples, one a second, is too short to tell growth from warming up. */
    private static final int MIN_SAMPLES = 300;

    private static final long MEMORY_GROWTH = 24L * 1024 * 1024;
    private static final long DESCRIPTOR_GROWTH = 8;
    private static final long THREAD_GROWTH = 4;
    private static final long MAP_GROWTH = 64;

    private final String name;
    private final List<Vitals> samples = new ArrayList<>();

    Life(final String name) {
        this.name = name;
    }

    void add(final Vitals vitals) {
        samples.add(vitals);
    }

    /** Returns the means of the first and of the last third of the time after warming up. */
    String figures() {
        if (samples.isEmpty()) {
            return name + ": ended at once";
        }
        return "%s: %d s, from %s to %s".formatted(name, samples.size(), mean(early()), mean(late()));
    }

    /** Returns what has grown or is too much, or nothing. */
    Optional<String> defect() {
        final Vitals early = mean(early());
        final Vitals late = mean(late());
        if (late.descriptors() > MAX_DESCRIPTORS || late.threads() > MAX_THREADS) {
            return Optional.of("holds too much: " + figures());
        }
        final boolean isFlat = late.memory() - early.memory() <= MEMORY_GROWTH
                && late.descriptors() - early.descriptors() <= DESCRIPTOR_GROWTH
                && late.threads() - early.threads() <= THREAD_GROWTH
                && late.maps() - early.maps() <= MAP_GROWTH;
        return isFlat || samples.size() < MIN_SAMPLES ? Optional.empty() : Optional.of("grows: " + figures());
    }

    private List<Vitals> early() {
        final int begin = (int) (samples.size() * WARM);
        return samples.subList(begin, begin + Math.ceilDiv(samples.size() - begin, 3));
    }

    private List<Vitals> late() {
        final int begin = (int) (samples.size() * WARM);
        return samples.subList(samples.size() - Math.ceilDiv(samples.size() - begin, 3), samples.size());
    }

    private static Vitals mean(final List<Vitals> vitals) {
        return new Vitals(
                mean(vitals, Vitals::memory),
                mean(vitals, Vitals::descriptors),
                mean(vitals, Vitals::threads),
                mean(vitals, Vitals::maps));
    }

    private static long mean(final List<Vitals> vitals, final ToLongFunction<Vitals> value) {
        return Math.round(vitals.stream().mapToLong(value).average().orElse(0));
    }
}
