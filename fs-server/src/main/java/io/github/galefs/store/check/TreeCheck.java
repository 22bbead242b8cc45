package io.github.galefs.store.check;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.journal.DamagedName;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentReader;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.PackedBlockLocation;
import io.github.galefs.store.tree.Snapshot;
import io.github.galefs.store.tree.TreeWalk;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.agrona.collections.LongHashSet;

/** Checks every block of every file, live and in every snapshot, and reads every payload once. */
final class TreeCheck implements AutoCloseable {
    private final Path store;
    private final Path data;
    private final int blockSize;
    private final DataScan dataLog;
    private final Findings findings;
    private final SegmentReader reader;

    /** Keys of the payloads found sound: the segment's number in the upper half, the first page in the lower. */
    private final LongHashSet soundPayloads = new LongHashSet();

    private long fileCount;
    private long blockCount;
    private long byteCount;

    /** Set to end the walk, because the visitors of blocks cannot throw it. */
    private FileServiceException interruption;

    TreeCheck(final Path store, final Path data, final int blockSize, final DataScan dataLog, final Findings findings) {
        this.store = store;
        this.data = data;
        this.blockSize = blockSize;
        this.dataLog = dataLog;
        this.findings = findings;
        reader = SegmentReader.checkingEveryRead(data);
    }

    /** Checks all files of a tree. Throws EINTR if the thread was interrupted. */
    void run(final FileTree tree) throws FileServiceException {
        checkFiles(tree, null);
        for (final Snapshot snapshot : tree.snapshots()) {
            checkFiles(tree, snapshot);
        }
        if (interruption != null) {
            throw interruption;
        }
    }

    /** Number of files, those in snapshots included. */
    long files() {
        return fileCount;
    }

    /** Number of sound payloads. */
    long blocks() {
        return blockCount;
    }

    /** Total length of the sound payloads, in bytes. */
    long bytes() {
        return byteCount;
    }

    @Override
    public void close() {
        reader.close();
    }

    private void checkFiles(final FileTree tree, final Snapshot snapshot) {
        final TreeWalk walk = tree.walk(snapshot);
        while (interruption == null && walk.next()) {
            if (walk.node() instanceof FileNode file) {
                fileCount++;
                checkFile(new Place(file, walk, snapshot));
            }
        }
    }

    /**
     * A file as a walk has found it.
     *
     * @param file     the file.
     * @param walk     the walk, at the file.
     * @param snapshot the snapshot that is walked through; null for the files as they are now.
     */
    private record Place(FileNode file, TreeWalk walk, Snapshot snapshot) {
        String path() {
            return snapshot == null ? walk.path() : FileService.SNAPSHOTS + "/" + snapshot.name() + walk.path();
        }
    }

    private void checkFile(final Place place) {
        place.file().blocks().forEach((block, segmentWord, rangeWord) -> {
            final BlockLocation location = new BlockLocation(
                    PackedBlockLocation.segment(segmentWord),
                    PackedBlockLocation.offset(rangeWord),
                    PackedBlockLocation.storedLength(rangeWord),
                    PackedBlockLocation.checksum(segmentWord));
            if (interruption == null) {
                checkBlock(place, block, location, PackedBlockLocation.validLength(rangeWord));
            }
        });
    }

    private void checkBlock(final Place place, final long block, final BlockLocation location, final int validLength) {
        final FileNode file = place.file();
        if (location.length() > blockSize
                || validLength > location.length()
                || block > (file.size() - validLength) / blockSize) {
            report(
                    place,
                    block,
                    location,
                    "a payload of " + location.length() + " bytes, of which " + validLength
                            + " are valid, does not fit block size " + blockSize + " and file size " + file.size());
            return;
        }
        final long key = ((long) location.segment() << Integer.SIZE) | (location.offset() / BlockLocation.ALIGNMENT);
        if (soundPayloads.contains(key)) {
            return;
        }
        dataLog.markUsed(location);
        if (isReadable(place, block, location)) {
            soundPayloads.add(key);
            blockCount++;
            byteCount += location.length();
            if (!dataLog.hasHeader(file.id(), block, location)) {
                findings.addRemark(damage(
                        place,
                        block,
                        location,
                        "no record header in the data log refers to this payload, so its space cannot be reclaimed"));
            }
        }
    }

    /** Reads a payload and compares its checksum; reports the damage if that fails. */
    private boolean isReadable(final Place place, final long block, final BlockLocation location) {
        try {
            reader.read(
                    location.segment(),
                    location.offset(),
                    location.length(),
                    location.checksum(),
                    0,
                    MemorySegment.NULL,
                    0,
                    0);
            return true;
        } catch (final ClosedByInterruptException e) {
            interruption = new FileServiceException(PosixError.EINTR, "checking store " + store, e);
            return false;
        } catch (final IOException e) {
            report(place, block, location, e.getMessage());
            return false;
        }
    }

    private void report(final Place place, final long block, final BlockLocation location, final String detail) {
        final Damage damage = damage(place, block, location, detail);
        if (DamagedName.isMarkedPath(damage.path())) {
            findings.addRemark(damage);
            return;
        }
        findings.addDamage(damage);
        if (place.snapshot() == null) {
            final TreeWalk walk = place.walk();
            final String name = new String(walk.name(), StandardCharsets.UTF_8);
            findings.addDamagedFile(place.file(), new Findings.Name(walk.directory(), name, damage.path()));
        } else {
            findings.addDamagedSnapshot(place.snapshot());
        }
    }

    private Damage damage(final Place place, final long block, final BlockLocation location, final String detail) {
        return new Damage(
                place.path(),
                block,
                store.relativize(HeldDirectory.name(SegmentFiles.path(data, location.segment()))),
                location.offset(),
                location.length(),
                detail);
    }
}
