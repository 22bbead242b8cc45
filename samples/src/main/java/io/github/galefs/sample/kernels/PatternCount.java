package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Counts where a pattern occurs in a file, as grep looks for it; occurrences may overlap, and cross reads. */
public final class PatternCount {
    /** Most bytes in which one read looks for beginnings. */
    private static final int MAX_CHUNK_LENGTH = 64 << 10;

    /** Bytes of the longest pattern. */
    public static final int MAX_PATTERN_LENGTH = 64;

    /** Places that a work-item looks at together. */
    public static final int STRIP_LENGTH = 256;

    /** Bytes of {@code buffer} for each work-group of a small grid. */
    public static final int BUFFER_LENGTH = MAX_CHUNK_LENGTH + MAX_PATTERN_LENGTH;

    /** Bytes of {@code buffer} for each work-group of a grid for a GPU. */
    public static final int SMALL_BUFFER_LENGTH = (8 << 10) + MAX_PATTERN_LENGTH;

    private PatternCount() {}

    /**
     * The kernel.
     *
     * @param fs      the file system, with the file "data".
     * @param pattern 1 to {@link #MAX_PATTERN_LENGTH} bytes, or the error is EINVAL.
     * @param taken   one element, 0: see {@link Chunks}.
     * @param buffer  {@link #BUFFER_LENGTH} or {@link #SMALL_BUFFER_LENGTH} bytes for each work-group; more than
     *                {@link #MAX_PATTERN_LENGTH}, or the error is EINVAL.
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
        final int room = buffer.length / WorkItem.groupCount();
        final int chunkLength = room - MAX_PATTERN_LENGTH;
        final int begin = WorkItem.groupId() * room;
        final int fd = gopen(fs, "data", O_RDONLY);
        final boolean isValid = chunkLength > 0 && pattern.length > 0 && pattern.length <= MAX_PATTERN_LENGTH;
        int count = fd < 0 ? fd : isValid ? pattern.length : -Errno.EINVAL;
        long own = 0;
        while (count > 0) {
            final long at = Chunks.take(taken) * chunkLength;
            count = FileParts.read(fs, fd, at, chunkLength + pattern.length - 1, buffer, begin);
            own += countShare(buffer, begin, Math.max(0, count - pattern.length + 1), pattern);
            WorkItem.barrier();
        }
        gclose(fs, fd);
        final long ofGroup = WorkGroup.reduceAdd(own);
        if (WorkItem.localId() == 0) {
            DeviceAtomics.getAndAdd(found, 0, ofGroup);
        }
        Failures.note(error, count);
    }

    private static int countShare(final byte[] buffer, final int begin, final int places, final byte[] pattern) {
        return Shares.areInterleaved()
                ? countIn(buffer, begin + WorkItem.localId(), begin + places, WorkItem.localSize(), pattern)
                : countIn(buffer, begin + Shares.begin(places), begin + Shares.end(places), 1, pattern);
    }

    private static int countIn(
            final byte[] buffer, final int from, final int to, final int step, final byte[] pattern) {
        int found = 0;
        for (int strip = from; strip < to; strip += STRIP_LENGTH * step) {
            final int end = Math.min(strip + STRIP_LENGTH * step, to);
            if (mayMatch(buffer, strip, end, step, pattern)) {
                for (int at = strip; at < end; at += step) {
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
    private static boolean mayMatch(
            final byte[] buffer, final int from, final int to, final int step, final byte[] pattern) {
        final int last = pattern.length - 1;
        final int middle = last / 2;
        final byte firstByte = pattern[0];
        final byte middleByte = pattern[middle];
        final byte lastByte = pattern[last];
        int found = 0;
        for (int at = from; at < to; at += step) {
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
