package io.github.galefs.store.log;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import org.agrona.BitUtil;

/**
 * Decides how large the pages are that a log is written through, for one step of room after the other.
 *
 * <p>With large pages, there is one page fault instead of 512; a page that the kernel has filled with zeros is written
 * over while it is still in the processor's cache, which is not so with all that the kernel would otherwise read ahead
 * of a writer; and who reads them later is faster, too. But what is written back is a page as a whole. So there are
 * large pages where much is written between one force and the next, which is expected of a step when it was so in the
 * one before.
 *
 * <p>A segment begins with small pages in any case: its header changes with each record, and would be written back as a
 * large page with each force. So a log that is forced often from the start shows that before it has a large page.
 */
final class PageSizes {
    /** More forces than this in one step make small pages the better ones: about one for each MiB. */
    private static final int MAX_FORCES = 8;

    private static final int HEADER_PAGES = BitUtil.align(SegmentHeader.LENGTH, BlockLocation.ALIGNMENT);

    private final boolean possible;

    /** Since the step began. */
    private int forces;

    private boolean large;

    /** Range of the segment that waits for advice, in bytes; empty if there is none. */
    private long from;

    private long to;

    /**
     * For a log of which nothing is known yet.
     *
     * @param step bytes of room that are taken at once.
     */
    PageSizes(final long step) {
        possible = MapAdvice.isPossible() && step % MapAdvice.LARGE_PAGE == 0;
    }

    /**
     * Decides for the next step.
     *
     * @param file  of the segment, which exists.
     * @param begin of the step in it, in bytes; 0 if it is the first, and nothing has been written to the file.
     * @param end   of the step, in bytes.
     * @throws IOException when the file cannot be mapped.
     */
    void onStep(final Path file, final long begin, final long end) throws IOException {
        large = possible && forces <= MAX_FORCES;
        forces = 0;
        from = large ? begin : end;
        to = end;
        if (large && begin == 0) {
            MapAdvice.makeFirstPages(file, HEADER_PAGES);
        }
    }

    /** Notes that what was written is forced. */
    void onForce() {
        forces++;
    }

    /**
     * Gives the advice that waits to be given.
     *
     * @param segment  the mapped file, at least to the end of the step.
     * @param position up to where it has been written, in bytes.
     */
    void advise(final MemorySegment segment, final long position) {
        if (large && forces > MAX_FORCES) {
            large = false;
            final long rest = BitUtil.align(position + 1, MapAdvice.LARGE_PAGE);
            if (rest < to) {
                MapAdvice.small(segment.asSlice(rest, to - rest));
            }
        } else if (from < to) {
            MapAdvice.large(segment.asSlice(from, to - from));
        }
        from = to;
    }

    /** Returns whether {@link #advise} has advice to give. */
    boolean hasAdvice() {
        return from < to || (large && forces > MAX_FORCES);
    }
}
