package io.github.galefs.directory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Test;

/** The numbers of states, by times and sizes without files. */
class VersionRuleTest {
    private static final FileKey KEY = new FileKey(1, 2, 3, 4);
    private static final FileKey ELSEWHERE = new FileKey(2, 2, 3, 4);
    private static final long START = 1_800_000_000_123_456_789L;
    private static final long MILLI = 1_000_000;
    private static final long TICK = 10 * MILLI;

    private long now = START;

    private VersionRule rule(final FileTimes times) {
        return new VersionRule(() -> now, KEY.device(), times);
    }

    private static Fingerprint changedAt(final long change) {
        return new Fingerprint(change, change, 5);
    }

    /** A step of a file's life: time passes, and then another process changes the file, or not, and this one looks. */
    record Step(long passed, boolean changes) {}

    @Provide
    static Arbitrary<List<Step>> steps() {
        final Arbitrary<Long> passed = Arbitraries.frequencyOf(
                Tuple.of(4, Arbitraries.longs().between(0, 100_000)),
                Tuple.of(2, Arbitraries.longs().between(0, 3 * TICK)),
                Tuple.of(1, Arbitraries.longs().between(0, 10_000 * MILLI)));
        return Combinators.combine(passed, Arbitraries.of(true, false))
                .as(Step::new)
                .list()
                .ofMaxSize(100);
    }

    @Property
    void shouldGiveAHigherNumberAfterEachChangeAndNeverALowerOne(@ForAll("steps") final List<Step> steps) {
        final VersionRule rule = rule(FileTimes.TICKS);
        now = START;
        long fine = START;
        Fingerprint state = changedAt(START);
        long number = rule.number(KEY, state, now);
        boolean isSettled = false;
        for (final Step step : steps) {
            fine += step.passed();
            now = fine - Math.floorMod(fine, TICK) + 1;
            if (step.changes()) {
                state = new Fingerprint(Math.max(now, state.change()), now, state.size() + 1);
            }
            final long next = rule.number(KEY, state, now);
            if (isSettled && !step.changes()) {
                assertEquals(number, next);
            } else {
                assertTrue(next > number, number + ", then " + next);
            }
            number = next;
            isSettled = rule.isProof(KEY, state, now);
        }
    }

    @Test
    void shouldGiveAnotherNumberWhenSizeTimeOfModificationOrInodeDiffer() {
        now = START + 60_000 * MILLI;
        final Fingerprint state = new Fingerprint(START, START, 5);
        for (final FileTimes times : FileTimes.values()) {
            final VersionRule rule = rule(times);
            final long number = rule.number(KEY, state, now);
            assertEquals(number, rule.number(KEY, state, now));
            assertNotEquals(number, rule.number(KEY, new Fingerprint(START, START, 6), now));
            assertNotEquals(number, rule.number(KEY, new Fingerprint(START, START - 1, 5), now));
            assertNotEquals(number, rule.number(new FileKey(1, 3, 3, 4), state, now));
        }
    }

    /** A look and a system call lie between changes that were looked at. */
    @Property
    void shouldIncreaseExactNumbersByTheTime(
            @ForAll final long size, @ForAll final long modification, @ForAll final long otherSize) {
        final VersionRule rule = rule(FileTimes.EXACT);
        assertTrue(rule.number(KEY, new Fingerprint(START, modification, size), now)
                < rule.number(KEY, new Fingerprint(START + 100, modification, otherSize), now));
    }

    @Test
    void shouldTrustTheTimesOfOtherFileSystemsAfterTenSecondsOnly() {
        now = START + 1000 * MILLI;
        assertTrue(rule(FileTimes.TICKS).isProof(KEY, changedAt(START), now));
        assertTrue(rule(FileTimes.EXACT).isProof(KEY, changedAt(now), now));
        for (final FileTimes times : FileTimes.values()) {
            assertFalse(rule(times).isProof(ELSEWHERE, changedAt(START), now));
            assertTrue(rule(times).isProof(ELSEWHERE, changedAt(now - 10_001 * MILLI), now));
        }
        assertFalse(rule(FileTimes.UNKNOWN).isProof(KEY, changedAt(START), now));
        final Fingerprint wholeSecond = changedAt(1_800_000_000_000_000_000L);
        assertFalse(rule(FileTimes.TICKS).isProof(KEY, wholeSecond, now));
    }
}
