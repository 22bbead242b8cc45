package io.github.galefs.directory;

import io.github.galefs.posix.FileAttributes;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * Gives the states of a file numbers such that a state after a change has a higher number than any state before it.
 * Let {@code c} be the time of the last change that a look at the file finds, and {@code t} the kernel's clock before
 * the look.
 *
 * <ul>
 *   <li><b>Exact times.</b> A change after a look gets a time of its own. Two states that were looked at therefore have
 *       different times, at least a look and a system call apart, which is more than {@link #EXACT_DETAIL}. The number
 *       is {@code c + d}, where the detail {@code d} is a hash below that bound.
 *   <li><b>Settled.</b> Elsewhere, a change gets the reading of the clock at the kernel's last tick, and {@code t} is
 *       such a reading. For {@code c < t - margin}, the tick of {@code c} is over: a later change has at least the time
 *       {@code t}, more than a margin after {@code c}. Equal times therefore mean equal states. The number is
 *       {@code c + d}, with {@code d} from {@link #SETTLED_DETAIL} to twice that, less than half of a margin.
 *   <li><b>Not settled.</b> Two states may have the same time. Each look gets a number of its own, {@code c - r / 8},
 *       where {@code r} is the time until the file settles, at most a margin and a tick. The number increases with each
 *       look, and with each own change. It begins above the number of a settled state before, and ends at {@code c}.
 * </ul>
 *
 * <p>The detail is a hash of size, time of modification and inode. It tells states apart whose times are equal against
 * the rule: a file system may stamp a write when it begins, and move the end of the file later.
 *
 * <p>The argument needs a clock that is not set back. After that, numbers may fall; a time in the future is never
 * settled. Changes through a shared mapping show when the kernel writes a page, not at the store of each byte. The time
 * of modification, which any user may set, proves nothing by itself.
 */
class VersionRule {
    /** Margin where files have the times of this kernel's ticks, which are at most 10 ms long. */
    static final long TICK_MARGIN = 20_000_000;

    /** Margin elsewhere: times may be whole seconds, or those of a server whose clock is behind. */
    static final long UNKNOWN_MARGIN = 10_000_000_000L;

    /** Bounds of hashes, in nanoseconds. */
    private static final long EXACT_DETAIL = 1 << 6;

    private static final long SETTLED_DETAIL = 1 << 22;
    private static final long SECOND = 1_000_000_000;
    private static final int SHARE = 8;

    private final LongSupplier kernelClock;
    private final long device;
    private final FileTimes times;
    private final AtomicLong lastUnsettledLook = new AtomicLong(Long.MIN_VALUE / 2);

    /**
     * Creates the rule.
     *
     * @param kernelClock the clock that stamps files, in nanoseconds since 1970, with the steps of its ticks.
     * @param device      number of the device of the root.
     * @param times       times of the files on that device; those on other devices are unknown.
     */
    VersionRule(final LongSupplier kernelClock, final long device, final FileTimes times) {
        this.kernelClock = kernelClock;
        this.device = device;
        this.times = times;
    }

    /** Returns whether each change after a look at a file shows in the file's times. */
    boolean hasExactTimes(final FileKey key) {
        return isExactDevice(key.device());
    }

    boolean isExactDevice(final long ofFile) {
        return times(ofFile) == FileTimes.EXACT;
    }

    private FileTimes times(final long ofFile) {
        return ofFile == device ? times : FileTimes.UNKNOWN;
    }

    /** Returns the time before a look, in nanoseconds since 1970: a look that takes long must not settle a file. */
    long now() {
        return kernelClock.getAsLong();
    }

    /** Looks at a file as it is. A network's file system may know only its state of some seconds ago. */
    FileAttributes look(final OpenInode file) throws SystemCallException {
        return file.currentAttributes();
    }

    /** Returns whether equal fingerprints prove equal bytes, if the look for this one began at a time. */
    boolean isProof(final FileKey key, final Fingerprint fingerprint, final long now) {
        return hasExactTimes(key) || fingerprint.change() < now - margin(key, fingerprint);
    }

    /** A time of a whole second may be that of a file system that stores no others. */
    private long margin(final FileKey key, final Fingerprint fingerprint) {
        final boolean hasTicks =
                times(key.device()) == FileTimes.TICKS && Math.floorMod(fingerprint.change(), SECOND) != 0;
        return hasTicks ? TICK_MARGIN : UNKNOWN_MARGIN;
    }

    /** Returns the number of a file by its fingerprint, if the look for it began at a time. */
    long number(final FileKey key, final Fingerprint fingerprint, final long now) {
        if (hasExactTimes(key)) {
            return fingerprint.change() + detail(key, fingerprint, EXACT_DETAIL);
        }
        final long margin = margin(key, fingerprint);
        if (fingerprint.change() < now - margin) {
            return fingerprint.change() + SETTLED_DETAIL + detail(key, fingerprint, SETTLED_DETAIL);
        }
        return fingerprint.change() - Math.floorDiv(fingerprint.change() - (unsettledLook(now) - margin), SHARE);
    }

    /** Returns a time that no other look has, late enough after the last one to give another number. */
    private long unsettledLook(final long now) {
        return lastUnsettledLook.accumulateAndGet(now, (last, time) -> Math.max(last + SHARE, time));
    }

    /** Counts an own change as a look: numbers by the rule must exceed a number that has counted the change. */
    void onOwnChange(final long now) {
        unsettledLook(now);
    }

    private static long detail(final FileKey key, final Fingerprint fingerprint, final long bound) {
        return Mixing.mix(fingerprint.size(), fingerprint.modification(), key.inode()) % bound;
    }
}
