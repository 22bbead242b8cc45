package io.github.galefs.store.check;

import java.util.List;

/**
 * What a check has looked at and found.
 *
 * @param files     files, those of snapshots included.
 * @param blocks    payloads of files, each counted once, however many files and snapshots have it.
 * @param bytes     of these payloads.
 * @param records   of both logs.
 * @param seconds   that it took.
 * @param damages   everything that is not what was written.
 * @param repairs   what was changed, one line each; empty unless that was asked for.
 */
public record CheckReport(
        long files, long blocks, long bytes, long records, double seconds, List<Damage> damages, List<String> repairs) {
    /**
     * Whether everything is what was written.
     *
     * @return true if no damage was found.
     */
    public boolean clean() {
        return damages.isEmpty();
    }

    /** The same, with what was changed. */
    CheckReport with(final List<String> newRepairs) {
        return new CheckReport(files, blocks, bytes, records, seconds, damages, List.copyOf(newRepairs));
    }
}
