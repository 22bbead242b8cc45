package io.github.galefs.directory;

import io.github.galefs.file.NameEscapes;
import io.github.galefs.posix.DirectoryCalls;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the smallest names of a directory after a name, in one pass over its entries and in memory for
 * {@link NamePage#MAX_NAMES} names twice.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/getdents.2.html">getdents64(2), struct linux_dirent64</a>
 */
final class DirectoryScan {
    private static final int BUFFER_LENGTH = 256 * 1024;
    private static final int LENGTH_OFFSET = 16;
    private static final int NAME_OFFSET = 19;

    private final byte[] after;
    private final int maxNames;

    /** The names so far, in any order; those past {@link #count} are null. */
    private final byte[][] names;

    private int count;

    /** The largest name that was kept, once larger ones were left out: from then on, all larger ones are. */
    private byte[] bound;

    private DirectoryScan(final byte[] after, final int maxNames) {
        this.after = after;
        this.maxNames = maxNames;
        names = new byte[2 * maxNames][];
    }

    /**
     * The names of a scan.
     *
     * @param names  the names, in order.
     * @param isLast whether no names follow.
     */
    record Result(List<byte[]> names, boolean isLast) {}

    /** Scans a directory, which must have been opened just now. */
    static Result scan(final OpenInode directory, final byte[] after, final int maxNames) throws SystemCallException {
        final DirectoryScan scan = new DirectoryScan(after, maxNames);
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment entries = arena.allocate(BUFFER_LENGTH, Long.BYTES);
            long length = DirectoryCalls.readEntries(directory, entries);
            while (length > 0) {
                scan.addAll(entries, length);
                length = DirectoryCalls.readEntries(directory, entries);
            }
        }
        scan.keepSmallest();
        return new Result(List.of(Arrays.copyOf(scan.names, scan.count)), scan.bound == null);
    }

    private void addAll(final MemorySegment entries, final long length) {
        long entry = 0;
        while (entry < length) {
            final int next = Short.toUnsignedInt(entries.get(ValueLayout.JAVA_SHORT_UNALIGNED, entry + LENGTH_OFFSET));
            add(name(entries, entry + NAME_OFFSET));
            entry += next;
        }
    }

    private static byte[] name(final MemorySegment entries, final long at) {
        int length = 0;
        while (entries.get(ValueLayout.JAVA_BYTE, at + length) != 0) {
            length++;
        }
        final byte[] name = new byte[length];
        MemorySegment.copy(entries, ValueLayout.JAVA_BYTE, at, name, 0, length);
        return name;
    }

    private void add(final byte[] name) {
        if (isDots(name)) {
            return;
        }
        final byte[] shown = NameEscapes.shownBytes(name);
        if (Arrays.compareUnsigned(shown, after) <= 0) {
            return;
        }
        if (bound != null && Arrays.compareUnsigned(shown, bound) >= 0) {
            return;
        }
        names[count++] = shown;
        if (count == names.length) {
            keepSmallest();
        }
    }

    private static boolean isDots(final byte[] name) {
        return name.length <= 2 && name[0] == '.' && name[name.length - 1] == '.';
    }

    private void keepSmallest() {
        Arrays.sort(names, 0, count, Arrays::compareUnsigned);
        if (count > maxNames) {
            Arrays.fill(names, maxNames, count, null);
            count = maxNames;
            bound = names[count - 1];
        }
    }
}
