package io.github.galefs.store.compact;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.mapped.UnreadablePageException;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.log.DataRecord;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentWalk;
import io.github.galefs.store.tree.SegmentUsage;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Counts the payloads of unsealed segments, which a process left that died, by a walk through their record headers. */
public final class SegmentCensus {
    private static final Logger LOGGER = LoggerFactory.getLogger(SegmentCensus.class);

    private SegmentCensus() {}

    /**
     * Counts the payloads of every unsealed segment and marks it as sealed. Removes the counts of segments that do not
     * exist and that nothing refers to.
     *
     * @param directory directory of the data log.
     * @param usage     the counts to complete.
     * @param last      highest number of a segment to count.
     * @throws FileServiceException EIO if a segment cannot be read.
     */
    public static void count(final Path directory, final SegmentUsage usage, final int last)
            throws FileServiceException {
        try {
            final Set<Integer> existing = new HashSet<>();
            for (final int number : SegmentFiles.list(directory)) {
                existing.add(number);
                if (number <= last && !usage.get(number).sealed() && !countOne(directory, usage, number)) {
                    existing.remove(number);
                }
            }
            removeMissing(usage, existing);
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read the segments of " + HeldDirectory.name(directory), e);
        }
    }

    /** Counts the payloads of a segment; returns false if a writer beside this reader has deleted it meanwhile. */
    private static boolean countOne(final Path directory, final SegmentUsage usage, final int number)
            throws IOException {
        long payloads = 0;
        long bytes = 0;
        try (SegmentWalk walk = SegmentWalk.open(SegmentFiles.path(directory, number))) {
            while (walk.next()) {
                final DataRecord record = DataRecord.at(walk);
                if (record != null) {
                    payloads++;
                    bytes += record.length();
                }
            }
            usage.seal(number, payloads, bytes);
        } catch (final UnreadablePageException e) {
            // Without a seal, the segment is not compacted while it is live, so what can be read in it stays readable.
            usage.end(number);
            LOGGER.warn(
                    "segment {} of {} cannot be read to its end; it is kept", number, HeldDirectory.name(directory), e);
        } catch (final NoSuchFileException _) {
            return false;
        }
        return true;
    }

    private static void removeMissing(final SegmentUsage usage, final Set<Integer> existing) {
        final List<Integer> missing = new ArrayList<>();
        usage.forEach(segment -> {
            if (segment.livePayloads() == 0 && !existing.contains(segment.number())) {
                missing.add(segment.number());
            }
        });
        missing.forEach(usage::delete);
    }
}
