package io.github.galefs.sample.wordmatch;

import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.GROUP_WORDS_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.SLOT_COUNT_ARG;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_ERROR;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_FAILURE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_LINE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.STATUS_STRIDE;
import static io.github.galefs.sample.wordmatch.WordMatchDescriptor.WORD_COUNT_ARG;

import io.github.galefs.kernel.WorkItem;

/** Offsets of the calling work-group's parts of the arrays. Device code. */
final class GroupMemory {
    private GroupMemory() {}

    /** Returns the byte offset of the group's part of the work array. */
    static long work(final int[] args) {
        return WorkItem.groupId() * WordMatchDescriptor.workStride(args[GROUP_WORDS_ARG], args[SLOT_COUNT_ARG]);
    }

    /** Returns the byte offset of the text; the history precedes it. */
    static long text(final int[] args) {
        return work(args) + WordMatchDescriptor.textOffset();
    }

    /** Returns the byte offset of the path buffer. */
    static long path(final int[] args) {
        return work(args) + WordMatchDescriptor.pathOffset();
    }

    /** Returns the byte offset of the output lines. */
    static long output(final int[] args) {
        return work(args) + WordMatchDescriptor.outputOffset(args[GROUP_WORDS_ARG], args[SLOT_COUNT_ARG]);
    }

    /** Returns the index of a work-item's first count. */
    static int row(final int[] args, final int localId) {
        return (WorkItem.groupId() * WorkItem.localSize() + localId) * args[GROUP_WORDS_ARG];
    }

    /** Returns the words of this group: the last groups may have fewer than others, or none. */
    static int wordCount(final int[] args) {
        final int words = args[GROUP_WORDS_ARG];
        final long left = args[WORD_COUNT_ARG] - (long) words * WorkItem.groupId();
        return left <= 0 ? 0 : left < words ? (int) left : words;
    }

    /** Reports a failure to the host. Only the leader writes; others may call. */
    static void fail(final int[] status, final int failure, final int line, final int error) {
        final int slot = WorkItem.groupId() * STATUS_STRIDE;
        if (WorkItem.localId() == 0) {
            status[slot + STATUS_FAILURE] = failure;
            status[slot + STATUS_LINE] = line;
            status[slot + STATUS_ERROR] = error;
        }
    }
}
