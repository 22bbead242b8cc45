package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.GROUP_WORDS_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.SLOT_COUNT_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_ERROR;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_FAILURE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_LINE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_STRIDE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_COUNT_ARG;

import io.github.galefs.kernel.WorkItem;

/** Where the calling work-group's parts of the arrays are. Device code. */
final class GroupMemory {
    private GroupMemory() {}

    /** Place of the group's part of the work array, in bytes. */
    static long work(final int[] args) {
        return WorkItem.groupId() * WordMatchDescriptor.workStride(args[GROUP_WORDS_ARG], args[SLOT_COUNT_ARG]);
    }

    /** Place of the text, in bytes; the history lies right before it. */
    static long text(final int[] args) {
        return work(args) + WordMatchDescriptor.textOffset();
    }

    /** Place of the path buffer, in bytes. */
    static long path(final int[] args) {
        return work(args) + WordMatchDescriptor.pathOffset();
    }

    /** Place of the lines of output, in bytes. */
    static long output(final int[] args) {
        return work(args) + WordMatchDescriptor.outputOffset(args[GROUP_WORDS_ARG], args[SLOT_COUNT_ARG]);
    }

    /** Index of a work-item's first count. */
    static int row(final int[] args, final int localId) {
        return (WorkItem.groupId() * WorkItem.localSize() + localId) * args[GROUP_WORDS_ARG];
    }

    /** Words that this group really has: the last groups may have fewer than others, or none. */
    static int wordCount(final int[] args) {
        final int words = args[GROUP_WORDS_ARG];
        final long left = args[WORD_COUNT_ARG] - (long) words * WorkItem.groupId();
        return left <= 0 ? 0 : left < words ? (int) left : words;
    }

    /** Tells the host what failed. The leader does it; others may call. */
    static void fail(final int[] status, final int failure, final int line, final int error) {
        final int place = WorkItem.groupId() * STATUS_STRIDE;
        if (WorkItem.localId() == 0) {
            status[place + STATUS_FAILURE] = failure;
            status[place + STATUS_LINE] = line;
            status[place + STATUS_ERROR] = error;
        }
    }
}
