package io.github.galefs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a file may contain. Its bytes are certain until the service may have failed to take those that were not written
 * back yet; from then on each byte may also have one of its earlier values, until it is seen or the file is looked at.
 *
 * <p>Moments are numbers that grow with each step.
 */
final class ModelFile {
    private static final int NEVER = -1;

    /** Bytes that a write has replaced, and that are still what the service has if the write is lost. */
    private static final class Replaced {
        private final int offset;
        private final byte[] bytes;

        Replaced(final int offset, final byte[] bytes) {
            this.offset = offset;
            this.bytes = bytes;
        }

        boolean has(final int position, final byte value) {
            final int index = position - offset;
            return index >= 0 && index < bytes.length && bytes[index] == value;
        }
    }

    private final byte[] newest;

    /** Moment of the latest write of each byte. */
    private final int[] writtenAt;

    private final List<Replaced> replaced = new ArrayList<>();

    /** For each byte, the number of the first replaced bytes that it may still have. */
    private final int[] firstPossible;

    private boolean exists;

    /** Size at the service, if nothing is lost; and the least one. */
    private int size;

    private int leastSize;

    /** Size that kernels see: from this to that. */
    private int seenLow;

    private int seenHigh;

    /** Whether the next open may show the size at the service: there may have been a loss since the latest one. */
    private boolean mayBeStale;

    private boolean isDirty;

    /** Moments from and to which bytes may have been lost; while there are any, the bytes are not certain. */
    private int firstDoubt = NEVER;

    private int lastDoubt = NEVER;
    private int version;

    ModelFile(final int maxSize) {
        newest = new byte[maxSize];
        writtenAt = new int[maxSize];
        firstPossible = new int[maxSize];
    }

    boolean exists() {
        return exists;
    }

    void create() {
        if (!exists) {
            exists = true;
            replace(new byte[0]);
        }
    }

    void remove() {
        exists = false;
        version = 0;
        replace(new byte[0]);
    }

    /** Sets the content, of which no earlier one is left. */
    void replace(final byte[] content) {
        exists |= content.length > 0;
        Arrays.fill(newest, (byte) 0);
        System.arraycopy(content, 0, newest, 0, content.length);
        size = content.length;
        seenLow = size;
        seenHigh = size;
        makeCertain();
    }

    /** Makes what was written and not written back uncertain from a moment on. */
    void doubt(final int moment) {
        if (isDirty) {
            firstDoubt = isCertain() ? moment : firstDoubt;
            lastDoubt = moment;
            mayBeStale = true;
        }
    }

    boolean isCertain() {
        return firstDoubt == NEVER;
    }

    boolean isDirty() {
        return isDirty;
    }

    /** Returns whether bytes may have been lost after a moment. */
    boolean mayHaveLostSince(final int moment) {
        return lastDoubt >= moment;
    }

    void write(final int offset, final int count, final int value, final int moment) {
        replaceBytes(offset, count, value, moment);
        isDirty = true;
        seenLow = Math.max(seenLow, offset + count);
    }

    /** Takes note of a write that was lost, or parts of it; the rest is at the service. */
    void writeInVain(final int offset, final int count, final int value, final int moment) {
        replaceBytes(offset, count, value, moment);
        firstDoubt = isCertain() ? moment : firstDoubt;
        lastDoubt = moment;
        isDirty = false;
        mayBeStale = true;
    }

    /** Takes note that the service has the bytes of the last write. */
    void onWrittenThrough(final int offset, final int count) {
        if (isCertain()) {
            makeCertain();
            return;
        }
        for (int i = offset; i < offset + count; i++) {
            firstPossible[i] = replaced.size();
        }
        leastSize = count > 0 ? Math.max(leastSize, offset + count) : leastSize;
        isDirty = false;
    }

    private void replaceBytes(final int offset, final int count, final int value, final int moment) {
        replaced.add(new Replaced(offset, Arrays.copyOfRange(newest, offset, offset + count)));
        for (int i = 0; i < count; i++) {
            newest[offset + i] = (byte) ScriptKernel.content(i, value);
        }
        Arrays.fill(writtenAt, offset, offset + count, moment);
        size = Math.max(size, offset + count);
        seenHigh = Math.max(seenHigh, offset + count);
    }

    /** Takes note of an open. Without other fds, or when the file has changed, kernels see the service's size. */
    void onOpened(final boolean isFirst) {
        if (isFirst || mayBeStale) {
            seenLow = Math.min(isFirst ? leastSize() : seenLow, leastSize());
            seenHigh = isFirst ? size : Math.max(seenHigh, size);
            mayBeStale = !isCertain();
        }
    }

    /** Takes note that all writes are written back or lost; without a loss since a moment, if it was successful. */
    void onWriterClosed(final boolean isSuccessful, final int since) {
        if (isSuccessful && (isCertain() || since < firstDoubt)) {
            makeCertain();
        } else if (isSuccessful) {
            for (int i = 0; i < newest.length; i++) {
                if (writtenAt[i] > since) {
                    firstPossible[i] = replaced.size();
                    leastSize = Math.max(leastSize, Math.min(size, i + 1));
                }
            }
        }
        isDirty = false;
    }

    int leastSeen() {
        return seenLow;
    }

    int mostSeen() {
        return seenHigh;
    }

    /** Takes note of what a kernel has seen of the size; returns whether it can be so. */
    boolean seeSize(final int least, final int most) {
        seenLow = Math.max(seenLow, least);
        seenHigh = Math.min(seenHigh, most);
        return seenLow <= seenHigh;
    }

    /** Takes note of a byte that a kernel has read; returns whether it can have this value. */
    boolean seeByte(final int position, final byte value) {
        if (newest[position] == value) {
            if (!isDirty && !isCertain()) {
                // All writes are written back or lost, and what is lost is not in the cache: the service has this
                // value.
                firstPossible[position] = replaced.size();
            }
            return true;
        }
        if (isCertain() || !wasReplaced(position, value)) {
            return false;
        }
        // The later values are lost: what is not lost is in the cache.
        newest[position] = value;
        firstPossible[position] = replaced.size();
        return true;
    }

    /**
     * Takes note of the content at the service, or null if there is no file.
     *
     * @param isOpen whether kernels have the file open.
     * @return what is wrong with it, or null.
     */
    String look(final byte[] content, final boolean isOpen) {
        if (exists != (content != null)) {
            return exists ? "does not exist" : "exists";
        }
        if (!exists) {
            return null;
        }
        if (content.length < leastSize() || content.length > size) {
            return "has " + content.length + " bytes, not " + leastSize() + " to " + size;
        }
        for (int i = 0; i < content.length; i++) {
            final boolean mayBeOlder = isDirty || !isCertain();
            if (content[i] != newest[i] && !(mayBeOlder && wasReplaced(i, content[i]))) {
                return "has %d at byte %d, not %d".formatted(content[i] & 0xff, i, newest[i] & 0xff);
            }
        }
        if (!isDirty && !isCertain()) {
            final int low = Math.min(seenLow, content.length);
            final int high = seenHigh;
            replace(content);
            seenLow = isOpen ? low : seenLow;
            seenHigh = isOpen ? high : seenHigh;
        }
        return null;
    }

    /** Takes note of the lower half of a version; returns whether it can be so. */
    boolean seeVersion(final int newVersion) {
        // Versions in a directory are times in nanoseconds.
        final boolean isPossible = newVersion - version >= 0 || version == 0;
        version = newVersion;
        return isPossible;
    }

    int newestAt(final int position) {
        return newest[position] & 0xff;
    }

    private int leastSize() {
        return isDirty || !isCertain() ? leastSize : size;
    }

    private void makeCertain() {
        replaced.clear();
        Arrays.fill(firstPossible, 0);
        isDirty = false;
        firstDoubt = NEVER;
        leastSize = size;
    }

    private boolean wasReplaced(final int position, final byte value) {
        for (int i = firstPossible[position]; i < replaced.size(); i++) {
            if (replaced.get(i).has(position, value)) {
                return true;
            }
        }
        return false;
    }
}
