package io.github.galefs.store.check;

import java.util.List;

/**
 * Result of a check, and of the repair if one was requested.
 *
 * @param files   number of files checked, those in snapshots included.
 * @param blocks  number of sound payloads that files refer to. A payload that several files or snapshots share counts
 *     once.
 * @param bytes   total length of these payloads, in bytes.
 * @param records number of records in both logs.
 * @param seconds duration of the check.
 * @param damages everything that was durable and is lost, and that is not marked as damaged; empty for a clean store.
 * @param remarks what differs from what was written and costs nothing, or is marked as damaged already.
 * @param repairs one line for each change that the repair made; empty if no repair was requested.
 */
public record CheckReport(
        long files,
        long blocks,
        long bytes,
        long records,
        double seconds,
        List<Damage> damages,
        List<Damage> remarks,
        List<String> repairs) {
    /**
     * Whether the check found no damage.
     *
     * @return true if {@link #damages} is empty.
     */
    public boolean isClean() {
        return damages.isEmpty();
    }

    /** Copy of this report with the given repairs. */
    CheckReport withRepairs(final List<String> newRepairs) {
        return new CheckReport(files, blocks, bytes, records, seconds, damages, remarks, List.copyOf(newRepairs));
    }
}
