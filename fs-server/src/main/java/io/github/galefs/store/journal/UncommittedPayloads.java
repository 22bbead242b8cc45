package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.log.DamagedBlockException;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.log.SegmentReader;
import io.github.galefs.store.tree.PackedBlockLocation;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.ClosedByInterruptException;
import org.agrona.collections.LongArrayList;

/**
 * Payloads of records after the last commit, in the order of the records. They may not have reached the disk, even
 * though their records have.
 */
final class UncommittedPayloads {
    /** Each payload takes three words: the number of its record, its segment word and its range word. */
    private static final int WORDS = 3;

    private LongArrayList words = new LongArrayList();

    /** Adds the payload of a record. Records are added in ascending order. */
    void add(final long sequence, final long segmentWord, final long rangeWord) {
        words.addLong(sequence);
        words.addLong(segmentWord);
        words.addLong(rangeWord);
    }

    /** Removes the payloads of all records up to and including one. */
    void removeThrough(final long sequence) {
        int first = words.size();
        while (first > 0 && words.getLong(first - WORDS) > sequence) {
            first -= WORDS;
        }
        final LongArrayList rest = new LongArrayList();
        for (int i = first; i < words.size(); i++) {
            rest.addLong(words.getLong(i));
        }
        words = rest;
    }

    /**
     * Reads every payload and compares its checksum.
     *
     * @param directory directory of the store.
     * @return number of the first record whose payload is missing or damaged; {@link Long#MAX_VALUE} if all are sound.
     * @throws FileServiceException EINTR, EIO.
     */
    long firstUnsound(final StoreDirectory directory) throws FileServiceException {
        try (SegmentReader reader = SegmentReader.checkingEveryRead(directory.data())) {
            for (int i = 0; i < words.size(); i += WORDS) {
                if (!isSound(reader, words.getLong(i + 1), words.getLong(i + 2))) {
                    return words.getLong(i);
                }
            }
            return Long.MAX_VALUE;
        } catch (final ClosedByInterruptException e) {
            throw new FileServiceException(PosixError.EINTR, "opening " + directory.path(), e);
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot read " + directory.data(), e);
        }
    }

    private static boolean isSound(final SegmentReader reader, final long segmentWord, final long rangeWord)
            throws IOException {
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
            return true;
        } catch (final DamagedBlockException | MissingSegmentException _) {
            return false;
        }
    }
}
