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

    /** Bytes of {@code buffer} for each work-group. */
    public static final int BUFFER_LENGTH = CHUNK_LENGTH + MAX_PATTERN_LENGTH;

    private PatternCount() {}

    /**
     * The kernel.
     *
     * @param fs      the file system, with the file "data".
     * @param pattern 1 to {@link #MAX_PATTERN_LENGTH} bytes.
     * @param buffer  {@link #BUFFER_LENGTH} bytes for each work-group.
     * @param found   one element, to which the number of occurrences is added.
     * @param error   receives an error; see the package.
     */
    public static void count(
            final long[] fs, final byte[] pattern, final byte[] buffer, final long[] found, final int[] error) {
        final int begin = WorkItem.groupId() * BUFFER_LENGTH;
        final int fd = gopen(fs, "data", O_RDONLY);
        int count = fd < 0 ? fd : pattern.length;
        int own = 0;
        for (long chunk = WorkItem.groupId(); count > 0; chunk += WorkItem.groupCount()) {
            count = gread(fs, fd, chunk * CHUNK_LENGTH, CHUNK_LENGTH + pattern.length - 1, buffer, begin);
            final int places = Math.max(0, count - pattern.length + 1);
            // Neighbouring bytes are one work-item's, which a processor reads fastest.
            final int from = (int) ((long) places * WorkItem.localId() / WorkItem.localSize());
            final int to = (int) ((long) places * (WorkItem.localId() + 1) / WorkItem.localSize());
            own += countIn(buffer, begin + from, begin + to, pattern);
            WorkItem.barrier();
        }
        gclose(fs, fd);
        final int ofGroup = WorkGroup.reduceAdd(own);
        if (WorkItem.localId() == 0) {
            DeviceAtomics.getAndAdd(found, 0, ofGroup);
        }
        Failures.note(error, count);
    }

    private static int countIn(final byte[] buffer, final int from, final int to, final byte[] pattern) {
        final byte first = pattern[0];
        int found = 0;
        for (int at = from; at < to; at++) {
            if (buffer[at] == first && matches(buffer, at, pattern)) {
                found++;
            }
        }
        return found;
    }

    private static boolean matches(final byte[] buffer, final int at, final byte[] pattern) {
        int i = 1;
        while (i < pattern.length && buffer[at + i] == pattern[i]) {
            i++;
        }
        return i == pattern.length;
    }
}
