package io.github.galefs.directory;

import java.util.function.LongSupplier;

/**
 * Gives the states of files numbers such that equal numbers mean equal bytes.
 *
 * <p>The kernel stamps a change with the time of its last tick, 1 to 10 ms ago. Two changes in one tick leave the same
 * times, so a fingerprint proves nothing about a file that was changed in the present tick. Two facts give proof:
 * <ul>
 *   <li><b>Settled.</b> The time of the last change lies more than {@link #MARGIN_NANOS} before the moment of the
 *       look. Its tick is over, and each later change gets a later time. Equal fingerprints, at this look and at any
 *       later one, therefore mean that nothing changed between the two.
 *   <li><b>Exact times.</b> From Linux 6.13 on, ext4, xfs, btrfs and tmpfs stamp a change with the exact time if
 *       somebody has asked for the file's times since the change before it. Each look of this service asks. A change
 *       after a look then shows in the time, also within the tick.
 * </ul>
 * A fingerprint with either proof has the time of the change as its number, whoever looks. Without proof, each look
 * gets a number of its own, the time of the look. So numbers increase, unless the clock is set back. A time in the
 * future is never settled: the clock was set back, and may give the time again.
 *
 * <p>Changes through a shared mapping show when the kernel writes a page, not at the store of each byte. Times that
 * were set by a user with {@code utimensat} prove nothing by themselves; the time of the change, which no call sets,
 * does.
 */
final class VersionRule {
    /** Longer than the tick of any kernel. */
    static final long MARGIN_NANOS = 20_000_000;

    private final LongSupplier nanosSinceEpoch;
    private final long exactDevice;

    /**
     * Creates the rule.
     *
     * @param nanosSinceEpoch the clock that stamps files.
     * @param exactDevice     number of the device whose file system has exact times; -1 for none.
     */
    VersionRule(final LongSupplier nanosSinceEpoch, final long exactDevice) {
        this.nanosSinceEpoch = nanosSinceEpoch;
        this.exactDevice = exactDevice;
    }

    /** Returns whether each change after a look at a file shows in the file's times. */
    boolean hasExactTimes(final FileKey key) {
        return isExactDevice(key.device());
    }

    boolean isExactDevice(final long device) {
        return device == exactDevice;
    }

    /** Returns the time before a look, in nanoseconds since 1970: a look that takes long must not settle a file. */
    long now() {
        return nanosSinceEpoch.getAsLong();
    }

    /** Returns whether a fingerprint is proof of the file's bytes, if the look for it began at a time. */
    boolean isProof(final FileKey key, final Fingerprint fingerprint, final long now) {
        return hasExactTimes(key) || fingerprint.change() < now - MARGIN_NANOS;
    }

    /** Returns the number of a file by its fingerprint, if the look for it began at a time. */
    long number(final FileKey key, final Fingerprint fingerprint, final long now) {
        return isProof(key, fingerprint, now) ? fingerprint.change() : now;
    }
}
