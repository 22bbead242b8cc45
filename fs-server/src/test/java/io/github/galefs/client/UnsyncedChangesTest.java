package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.UnsyncedChanges.Batch;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class UnsyncedChangesTest {
    private static final long FILE = 7;

    private final UnsyncedChanges changes = new UnsyncedChanges();

    @Test
    void shouldKeepAChangeThatWasAnsweredWhileASyncWasExecuted() {
        changes.onFileChanged(FILE, 1);
        final Batch batch = changes.ofFile(FILE);
        changes.onFileChanged(FILE, 1);

        assertEquals(Set.of(), onSynced(batch, 1));
        assertEquals(Set.of(FILE), onSynced(changes.ofFile(FILE), 2));
        assertEquals(Set.of(), onSynced(changes.ofFile(FILE), 3));
    }

    @Test
    void shouldReportALossOnceWhileAnotherThreadWrites() {
        changes.onFileChanged(FILE, 1);
        changes.onFileChanged(FILE, 2);
        final Batch batch = changes.ofFile(FILE);
        changes.onFileChanged(FILE, 2);

        assertEquals(Set.of(FILE), onSynced(batch, 2));
        assertEquals(Set.of(), onSynced(changes.ofFile(FILE), 2));
    }

    @Test
    void shouldReportALossToEachOfTwoSyncsAtTheSameTime() {
        changes.onFileChanged(FILE, 1);
        final Batch first = changes.ofFile(FILE);
        final Batch second = changes.all();

        assertEquals(Set.of(FILE), onSynced(first, 2));
        assertEquals(Set.of(FILE), onSynced(second, 2));
    }

    /** A thread may note its change late: another one may have written to the next run, and noted it, before. */
    @Test
    void shouldReportALossThatIsNotedAfterAChangeOfTheNextRun() {
        changes.onFileChanged(FILE, 2);
        changes.onFileChanged(FILE, 1);

        assertEquals(Set.of(FILE), onSynced(changes.ofFile(FILE), 2));
        assertEquals(Set.of(), onSynced(changes.ofFile(FILE), 2));
    }

    @Test
    void shouldReportALossAmongChangesOfTheNextRun() {
        changes.onFileChanged(FILE, 2);
        changes.onFileChanged(FILE, 1);
        changes.onFileChanged(FILE, 2);

        assertEquals(Set.of(FILE), onSynced(changes.ofFile(FILE), 2));
    }

    @Test
    void shouldReportALossThatIsNotedWhileAnotherOneIsReported() {
        changes.onFileChanged(FILE, 1);
        final Batch batch = changes.ofFile(FILE);
        changes.onFileChanged(FILE, 1);
        changes.onFileChanged(FILE, 2);

        assertEquals(Set.of(FILE), onSynced(batch, 2));
        assertEquals(Set.of(FILE), onSynced(changes.ofFile(FILE), 2));
    }

    /** Two syncs at the same time: the second must find the changes until the first has noted what is lost. */
    @Test
    void shouldKeepChangesUntilTheirLossIsNoted() {
        changes.onFileChanged(FILE, 1);
        final Batch first = changes.ofFile(FILE);

        assertEquals(Set.of(FILE), first.lost(2));
        assertEquals(Set.of(FILE), onSynced(changes.ofFile(FILE), 2));
        changes.remove(first);
        assertEquals(Set.of(), onSynced(changes.ofFile(FILE), 2));
    }

    @Test
    void shouldBeFullUntilASyncOfAllChanges() {
        for (int i = 0; i < UnsyncedChanges.MAX_FILES; i++) {
            assertFalse(changes.isFull());
            changes.onFileChanged(i + 1, 1);
        }
        assertTrue(changes.isFull());
        onSynced(changes.all(), 1);
        assertFalse(changes.isFull());
    }

    private Set<Long> onSynced(final Batch batch, final long run) {
        final Set<Long> lost = batch.lost(run);
        changes.remove(batch);
        return lost;
    }
}
