package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;

/** Counts where a pattern occurs in a file, as grep looks for it; occurrences may overlap, and cross reads. */
public final class PatternCount {
    /** Bytes in which one read looks for beginnings. */
    public static final int CHUNK_LENGTH = 64 << 10;

    /** Bytes of the longest pattern. */
    public static final int MAX_PATTERN_LENGTH = 64;

    /** Places that are looked at together. */
    public static final int STRIP_LENGTH = 256;

    /** Bytes of {@code buffer} for each work-group. */
    public static final int BUFFER_LENGTH = CHUNK_LENGTH + MAX_PATTERN_LENGTH;

    private PatternCount() {}

    /**
     * The kernel.
     *
     * @param fs      the file system, with the file "data".
     * @param pattern 1 to {@link #MAX_PATTERN_LENGTH} bytes.
     * @param taken   one element, 0: see {@link Chunks}.
     * @param buffer  {@link #BUFFER_LENGTH} bytes for each work-group.
     * @param found   one element, to which the number of occurrences is added.
     * @param error   receives an error; see the package.
     */
    public static void count(
            final long[] fs,
            final byte[] pattern,
            final int[] taken,
            final byte[] buffer,
            final long[] found,
            final int[] error) {
        final int begin = WorkItem.groupId() * BUFFER_LENGTH;
        final int fd = gopen(fs, "data", O_RDONLY);
        int count = fd < 0 ? fd : pattern.length;
        long own = 0;
        while (count > 0) {
            final long at = Chunks.take(taken) * CHUNK_LENGTH;
            count = gread(fs, fd, at, CHUNK_LENGTH + pattern.length - 1, buffer, begin);
            final int places = Math.max(0, count - pattern.length + 1);
            // Neighbouring bytes are one work-item's, which a processor reads fastest.
            final int from = (int) ((long) places * WorkItem.localId() / WorkItem.localSize());
            final int to = (int) ((long) places * (WorkItem.localId() + 1) / WorkItem.localSize());
            own += countIn(buffer, begin + from, begin + to, pattern);
            WorkItem.barrier();
        }
        gclose(fs, fd);
        final long ofGroup = WorkGroup.reduceAdd(own);
        if (WorkItem.localId() == 0) {
            DeviceAtomics.getAndAdd(found, 0, ofGroup);
        }
        Failures.note(error, count);
    }

    private static int countIn(final byte[] buffer, final int from, final int to, final byte[] pattern) {
        int found = 0;
        for (int strip = from; strip < to; strip += STRIP_LENGTH) {
            final int end = Math.min(strip + STRIP_LENGTH, to);
            if (mayMatch(buffer, strip, end, pattern)) {
                for (int at = strip; at < end; at++) {
                    found += matches(buffer, at, pattern) ? 1 : 0;
                }
            }
        }
        return found;
    }

    /**
     * Returns whether the first, the middle and the last byte of the pattern occur at one of some places. Without a
     * branch for each place, a processor's compiler turns the loop into vectors; of bytes, as the result is one. Three
     * bytes rule out most strips of a text; with two, a third of the strips of random letters would remain.
     */
    private static boolean mayMatch(final byte[] buffer, final int from, final int to, final byte[] pattern) {
        final int last = pattern.length - 1;
        final int middle = last / 2;
        final byte firstByte = pattern[0];
        final byte middleByte = pattern[middle];
        final byte lastByte = pattern[last];
        int found = 0;
        for (int at = from; at < to; at++) {
            final int difference =
                    (buffer[at] ^ firstByte) | (buffer[at + middle] ^ middleByte) | (buffer[at + last] ^ lastByte);
            found = (found | (difference == 0 ? 1 : 0)) & 255;
        }
        return found != 0;
    }

    private static boolean matches(final byte[] buffer, final int at, final byte[] pattern) {
        int i = 0;
        while (i < pattern.length && buffer[at + i] == pattern[i]) {
            i++;
        }
        return i == pattern.length;
    }
}
