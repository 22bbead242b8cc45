package io.github.galefs.directory;

import io.github.galefs.file.NameEscapes;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The smallest names of a directory after a name, in order, as one scan has found them. Names are text in UTF-8, as
 * {@link NameEscapes} shows them. Not thread-safe, apart from the names.
 */
final class NamePage {
    /** Most names of a page. */
    static final int MAX_NAMES = 65_536;

    /** How long callers may go on with the names of one scan. */
    private static final long LIFETIME_NANOS = 10_000_000_000L;

    /** Most places at which callers go on. */
    private static final int MAX_CURSORS = 64;

    private final Fingerprint directory;
    private final boolean isProof;
    private final byte[] after;
    private final List<byte[]> names;
    private final boolean isLast;

    private final long scanned = System.nanoTime();

    /** Last names of results. A call with such a name goes on with a listing. */
    private final Set<String> cursors = new LinkedHashSet<>();

    /**
     * Creates a page.
     *
     * @param directory fingerprint of the directory before the scan.
     * @param isProof   whether an equal fingerprint proves that no name has changed.
     * @param after     name before the page; empty for the first page.
     * @param names     the names, in order.
     * @param isLast    whether no names follow.
     */
    NamePage(
            final Fingerprint directory,
            final boolean isProof,
            final byte[] after,
            final List<byte[]> names,
            final boolean isLast) {
        this.directory = directory;
        this.isProof = isProof;
        this.after = after;
        this.names = names;
        this.isLast = isLast;
    }

    /** Returns whether the page has all names after a name, up to its own last one. */
    boolean covers(final byte[] name) {
        return Arrays.compareUnsigned(name, after) >= 0
                && (isLast || (!names.isEmpty() && Arrays.compareUnsigned(name, names.getLast()) < 0));
    }

    /** Returns whether a fingerprint of the directory, taken just now, proves that the names are complete. */
    boolean isCurrent(final Fingerprint now) {
        return isProof && directory.equals(now);
    }

    /** Returns whether a caller goes on after a name, soon enough. */
    boolean isCursor(final String name) {
        return cursors.contains(name) && System.nanoTime() - scanned < LIFETIME_NANOS;
    }

    void addCursor(final String name) {
        cursors.add(name);
        if (cursors.size() > MAX_CURSORS) {
            cursors.remove(cursors.iterator().next());
        }
    }

    /** Returns the index of the first name after a name. */
    int indexAfter(final byte[] name) {
        final int index = Collections.binarySearch(names, name, Arrays::compareUnsigned);
        return index < 0 ? -index - 1 : index + 1;
    }

    List<byte[]> names() {
        return names;
    }

    boolean isLast() {
        return isLast;
    }
}
