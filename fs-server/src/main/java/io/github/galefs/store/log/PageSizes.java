package io.github.galefs.store.log;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import org.agrona.BitUtil;

/**
 * Chooses between large and small pages for a log's map, for each preallocation step of a segment.
 *
 * <p>A large page costs one page fault instead of 512. The writer overwrites it while the zeros that the kernel filled
 * it with are still in the processor's cache; small pages, which the kernel reads ahead, have left the cache by then.
 * Later reads are faster, too. But a page is written back as a whole. So large pages are used where much is written
 * between two forces. A step is expected to be forced as often as the step before it.
 *
 * <p>The first pages of a segment are always small: the segment header in them changes with each record, and a large
 * page would be written back with each force. So a log that is forced often from the start is recognised before it has
 * a large page.
 */
final class PageSizes {
    /** Most forces in a step for which large pages are used: about one per MiB. */
    private static final int MAX_FORCES = 8;

    private static final int HEADER_PAGES_LENGTH = BitUtil.align(SegmentHeader.LENGTH, BlockLocation.ALIGNMENT);

    /** Whether large pages are supported and a step consists of whole ones. */
    private final boolean possible;

    /** Forces since the step began. */
    private int forces;

    /** Whether the current step uses large pages. */
    private boolean large;

    /** First byte of the range of the segment for which advice is pending; {@link #to} if none is. */
    private long from;

    /** End of the range for which advice is pending. */
    private long to;

    /**
     * Creates the page sizes of a log that was not forced yet.
     *
     * @param step length of a preallocation step, in bytes.
     */
    PageSizes(final long step) {
        possible = MapAdvice.isSupported() && step % MapAdvice.LARGE_PAGE == 0;
    }

    /**
     * Begins the next step, and chooses its page size.
     *
     * @param file  file of the segment; must exist.
     * @param begin offset of the step in the file, in bytes; 0 for the first step, before anything is written.
     * @param end   end of the step, in bytes.
     * @throws IOException if the file cannot be mapped.
     */
    void onStep(final Path file, final long begin, final long end) throws IOException {
        large = possible && forces <= MAX_FORCES;
        forces = 0;
        from = large ? begin : end;
        to = end;
        if (large && begin == 0) {
            MapAdvice.allocateFirstPages(file, HEADER_PAGES_LENGTH);
        }
    }

    /** Counts a force of the log. */
    void onForce() {
        forces++;
    }

    /**
     * Gives the kernel the pending advice.
     *
     * @param segment  the mapped file, at least to the end of the step.
     * @param position offset after the last byte written, in bytes.
     */
    void advise(final MemorySegment segment, final long position) {
        if (large && forces > MAX_FORCES) {
            large = false;
            final long rest = BitUtil.align(position + 1, MapAdvice.LARGE_PAGE);
            if (rest < to) {
                MapAdvice.useSmallPages(segment.asSlice(rest, to - rest));
            }
        } else if (from < to) {
            MapAdvice.useLargePages(segment.asSlice(from, to - from));
        }
        from = to;
    }

    /** Returns whether advice is pending for {@link #advise}. */
    boolean hasAdvice() {
        return from < to || (large && forces > MAX_FORCES);
    }
}
