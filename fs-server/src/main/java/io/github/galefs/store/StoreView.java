package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.compact.SegmentCensus;
import io.github.galefs.store.directory.DurableMark;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.directory.StoreLockFile;
import io.github.galefs.store.journal.Replay;
import io.github.galefs.store.journal.ReplayResult;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.log.PinAccount;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.tree.FileTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A view of a store that another process may write to: names and files at one moment, and maps of all segments that
 * they need, because the writer may delete the files.
 *
 * <p>The writer is not stopped. It may delete a segment of either log between two steps of the reader, or commit
 * records that the reader has not read. So a view that cannot be taken is taken again, as long as the store changes
 * meanwhile. A store that does not change is damaged.
 *
 * @param replayed names and files, and counts of the journal.
 * @param reader   reads the payloads; owned by the user of the view.
 */
record StoreView(ReplayResult replayed, BlockReader reader) {
    private static final int MAX_ATTEMPTS = 64;

    /**
     * What changes when a writer deletes a segment, begins one, or commits.
     *
     * @param segments      numbers of the segments of both logs.
     * @param durableRecord number of the last record that is known to be durable.
     */
    private record Progress(List<Integer> segments, long durableRecord) {
        static Progress of(final StoreDirectory directory) throws FileServiceException {
            try {
                final List<Integer> segments = new ArrayList<>();
                for (final Path log : List.of(directory.data(), directory.meta())) {
                    Arrays.stream(SegmentFiles.list(log)).forEach(segments::add);
                    segments.add(0);
                }
                final long closedAfter = StoreLockFile.lastRecord(directory.path());
                return new Progress(segments, Math.max(closedAfter, DurableMark.read(directory.path())));
            } catch (final IOException e) {
                throw FileServiceException.ofFailure("cannot read " + directory.name(), e);
            }
        }
    }

    /**
     * Takes a view.
     *
     * @param directory directory of the store.
     * @param blockSize block size of the store, in bytes.
     * @param pins      counts and bounds the pins of the reader.
     * @return a view of some moment during the call.
     * @throws FileServiceException EIO if the store is damaged; EAGAIN if it has changed during each of many attempts;
     *     EINTR.
     */
    static StoreView take(final StoreDirectory directory, final int blockSize, final PinAccount pins)
            throws FileServiceException {
        Progress before = Progress.of(directory);
        for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
            try {
                return takeOnce(directory, blockSize, pins, before.durableRecord());
            } catch (final MissingSegmentException _) {
                if (before.equals(Progress.of(directory))) {
                    return takeWithMissingSegments(directory, blockSize, pins, before.durableRecord());
                }
            } catch (final FileServiceException e) {
                if (e.error() != PosixError.EIO || before.equals(Progress.of(directory))) {
                    throw e;
                }
            }
            before = Progress.of(directory);
        }
        throw new FileServiceException(
                PosixError.EAGAIN,
                "store " + directory.name() + " has changed during each of " + MAX_ATTEMPTS + " attempts to read it");
    }

    private static StoreView takeOnce(
            final StoreDirectory directory, final int blockSize, final PinAccount pins, final long durable)
            throws FileServiceException, MissingSegmentException {
        try (Opening opening = new Opening()) {
            final BlockReader reader = opening.add(new BlockReader(directory.data(), blockSize, pins));
            // Before the replay: what it will refer to exists now, or is created later.
            final List<Integer> existing = retainExisting(directory, reader);
            final ReplayResult replayed = Replay.runBesideWriter(directory, blockSize, durable);
            final Set<Integer> live = liveSegments(replayed.tree());
            for (final int segment : live) {
                retain(reader, segment);
            }
            existing.stream().filter(segment -> !live.contains(segment)).forEach(reader::release);
            return opening.complete(new StoreView(counted(directory, replayed), reader));
        }
    }

    /** Takes a view of a store that no process changes. Blocks whose segment is missing cannot be read. */
    private static StoreView takeWithMissingSegments(
            final StoreDirectory directory, final int blockSize, final PinAccount pins, final long durable)
            throws FileServiceException {
        final ReplayResult replayed = Replay.run(directory, blockSize, durable);
        return new StoreView(counted(directory, replayed), new BlockReader(directory.data(), blockSize, pins));
    }

    /** Maps the segments of the data log; returns their numbers. */
    private static List<Integer> retainExisting(final StoreDirectory directory, final BlockReader reader)
            throws FileServiceException {
        final List<Integer> retained = new ArrayList<>();
        try {
            for (final int segment : SegmentFiles.list(directory.data())) {
                try {
                    retain(reader, segment);
                    retained.add(segment);
                } catch (final MissingSegmentException _) {
                    // The writer has deleted it since, so the records that it appended before refer to copies.
                }
            }
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read " + HeldDirectory.name(directory.data()), e);
        }
        return retained;
    }

    private static void retain(final BlockReader reader, final int segment)
            throws FileServiceException, MissingSegmentException {
        try {
            reader.retain(segment);
        } catch (final MissingSegmentException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot map segment " + segment, e);
        }
    }

    private static Set<Integer> liveSegments(final FileTree tree) {
        final Set<Integer> segments = new HashSet<>();
        tree.usage().forEach(segment -> {
            if (segment.livePayloads() > 0) {
                segments.add(segment.number());
            }
        });
        return segments;
    }

    private static ReplayResult counted(final StoreDirectory directory, final ReplayResult replayed)
            throws FileServiceException {
        SegmentCensus.count(directory.data(), replayed.tree().usage(), Integer.MAX_VALUE);
        return replayed;
    }
}
