package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.log.SegmentReader;
import io.github.galefs.store.tree.PackedBlockLocation;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.ClosedByInterruptException;
import org.agrona.collections.LongArrayList;
import org.agrona.collections.LongHashSet;

/**
 * Payloads of records after the last commit, in the order of the records. They may not have reached the disk, even
 * though their records have.
 */
final class UncommittedPayloads {
    /** Each payload takes three words: twice the number of its record, plus 1 for a copy; segment word; range word. */
    private static final int WORDS = 3;

    private LongArrayList words = new LongArrayList();

    /**
     * The records whose payloads are not sound.
     *
     * @param firstWrite number of the first record of a write; {@link Long#MAX_VALUE} if there is none.
     * @param copies     numbers of the records before it that have moved a payload to a copy that is not sound.
     * @param missing    exception for the first payload whose segment is missing; null if there is none.
     */
    record Unsound(long firstWrite, LongHashSet copies, MissingSegmentException missing) {
        boolean isEmpty() {
            return firstWrite == Long.MAX_VALUE && copies.isEmpty();
        }
    }

    /** Adds the payload of a write. Records are added in ascending order. */
    void addWrite(final long sequence, final long segmentWord, final long rangeWord) {
        add(2 * sequence, segmentWord, rangeWord);
    }

    /** Adds the copy of a payload. Records are added in ascending order. */
    void addCopy(final long sequence, final long segmentWord, final long rangeWord) {
        add(2 * sequence + 1, segmentWord, rangeWord);
    }

    /** Removes the payloads of all records up to and including one. */
    void removeThrough(final long sequence) {
        int first = words.size();
        while (first > 0 && words.getLong(first - WORDS) / 2 > sequence) {
            first -= WORDS;
        }
        final LongArrayList rest = new LongArrayList();
        for (int i = first; i < words.size(); i++) {
            rest.addLong(words.getLong(i));
        }
        words = rest;
    }

    /** Returns the payloads of writes whose records have a number or a higher one. */
    UncommittedPayloads writesFrom(final long sequence) {
        final UncommittedPayloads writes = new UncommittedPayloads();
        for (int i = 0; i < words.size(); i += WORDS) {
            if (words.getLong(i) % 2 == 0 && words.getLong(i) / 2 >= sequence) {
                writes.add(words.getLong(i), words.getLong(i + 1), words.getLong(i + 2));
            }
        }
        return writes;
    }

    /**
     * Reads payloads up to the first of a write that is not sound, and compares their checksums.
     *
     * @param directory directory of the store.
     * @return the records whose payloads are missing or differ.
     * @throws FileServiceException EINTR.
     */
    Unsound findUnsound(final StoreDirectory directory) throws FileServiceException {
        final LongHashSet copies = new LongHashSet();
        MissingSegmentException missing = null;
        try (SegmentReader reader = SegmentReader.checkingEveryRead(directory.data())) {
            for (int i = 0; i < words.size(); i += WORDS) {
                final IOException defect = defect(reader, words.getLong(i + 1), words.getLong(i + 2));
                if (missing == null && defect instanceof MissingSegmentException e) {
                    missing = e;
                }
                final long sequence = words.getLong(i) / 2;
                if (defect != null && words.getLong(i) % 2 == 0) {
                    return new Unsound(sequence, copies, missing);
                }
                if (defect != null) {
                    copies.add(sequence);
                }
            }
            return new Unsound(Long.MAX_VALUE, copies, missing);
        } catch (final ClosedByInterruptException e) {
            throw new FileServiceException(PosixError.EINTR, "opening " + directory.path(), e);
        }
    }

    private void add(final long sequenceWord, final long segmentWord, final long rangeWord) {
        words.addLong(sequenceWord);
        words.addLong(segmentWord);
        words.addLong(rangeWord);
    }

    /** Returns what is wrong with a payload; null if it is sound. */
    private static IOException defect(final SegmentReader reader, final long segmentWord, final long rangeWord)
            throws ClosedByInterruptException {
        try {
            reader.read(
                    PackedBlockLocation.segment(segmentWord),
                    PackedBlockLocation.offset(rangeWord),
                    PackedBlockLocation.storedLength(rangeWord),
                    PackedBlockLocation.checksum(segmentWord),
                    0,
                    MemorySegment.NULL,
                    0,
                    0);
            return null;
        } catch (final ClosedByInterruptException e) {
            throw e;
        } catch (final IOException e) {
            return e;
        }
    }
}
