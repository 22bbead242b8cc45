package io.github.galefs.client;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Files whose changes may be lost, for the handles that are opened after that was noticed: as Linux reports an error of
 * a file to descriptors that were opened after it. A file is forgotten when such a handle has reported it. Above a
 * number of files, every file counts as lost, until a sync of all has reported that. Safe for use by several threads.
 */
final class LostFiles {
    /** Files that are remembered: those of some restarts, as each loses about as many as may be changed unsynced. */
    static final int MAX_FILES = 4 * UnsyncedChanges.MAX_FILES;

    /** Number of no loss. */
    static final long NONE = 0;

    /** For each file, the number of its last loss. */
    private final Map<Long, Long> losses = new HashMap<>();

    private long lastNumber = NONE;

    /** Number of the loss since which every file counts as lost; {@link #NONE} while the map has all losses. */
    private long lossOfEveryFile = NONE;

    /**
     * Notes a loss. The caller tells the open handles afterwards: a handle that is being opened meanwhile is either
     * among them, or finds the loss here.
     */
    synchronized void add(final Set<Long> fileIds) {
        lastNumber++;
        for (final long fileId : fileIds) {
            losses.put(fileId, lastNumber);
        }
        if (losses.size() > MAX_FILES) {
            losses.clear();
            lossOfEveryFile = lastNumber;
        }
    }

    /** Returns the number of the loss that a handle which is opened now must report; {@link #NONE} if there is none. */
    synchronized long lossOf(final long fileId) {
        return losses.getOrDefault(fileId, lossOfEveryFile);
    }

    /** Forgets the loss of a file that a handle opened since has reported, unless another one was noted meanwhile. */
    synchronized void onReported(final long fileId, final long number) {
        losses.remove(fileId, number);
    }

    /** Forgets that every file counts as lost, once a sync of all files has reported a loss. */
    synchronized void onReportedForAll() {
        lossOfEveryFile = NONE;
    }
}
