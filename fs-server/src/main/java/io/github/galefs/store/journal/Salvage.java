package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.SegmentScanner;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Rebuilds names and files from a damaged journal, where {@link Replay} fails. A record that is lost or does not fit is
 * left out and reported; all others are applied. A file or directory whose creation is lost gets a name in the root,
 * {@code lost-ID.damaged}.
 */
public final class Salvage implements SegmentScanner.Visitor {
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final ScannedRecord record = new ScannedRecord(MetaLog.MAX_RECORD_LENGTH);
    private final UnsafeBuffer buffer = record.buffer();
    private final RecordApplier applier;
    private final NameRecordFlyweight name = new NameRecordFlyweight().wrap(buffer);
    private final BlockRecordFlyweight block = new BlockRecordFlyweight().wrap(buffer);
    private final SizeRecordFlyweight size = new SizeRecordFlyweight().wrap(buffer);
    private final RenameRecordFlyweight rename = new RenameRecordFlyweight().wrap(buffer);
    private final NodeRecordFlyweight node = new NodeRecordFlyweight().wrap(buffer);
    private final BlocksRecordFlyweight blocks = new BlocksRecordFlyweight().wrap(buffer);
    private final List<Loss> losses = new ArrayList<>();

    /** Number of the first void record of the segment that is scanned. */
    private long limit;

    /** Whether a record was applied. */
    private boolean begun;

    /** Whether the scan is in a checkpoint that repeats what is known already. */
    private boolean repeating;

    /** Node that the last damaged bytes may have been about. */
    private long suspect;

    /** Node that the last sound record was about. */
    private long previous;

    private Salvage(final int blockSize) {
        applier = new RecordApplier(buffer, blockSize);
    }

    private record Loss(long record, long nodeId, String what) {}

    /**
     * Salvages a journal: starts at the first segment or at the checkpoint that loses least.
     *
     * @param directory directory of the store.
     * @param blockSize block size of the store, in bytes.
     * @param handler   receives the losses.
     * @return the state after the last record. Nothing of it is assumed to be durable: a caller that continues from it
     *     forces it.
     * @throws FileServiceException EIO if the journal cannot be read at all.
     */
    public static ReplayResult run(final StoreDirectory directory, final int blockSize, final LossHandler handler)
            throws FileServiceException {
        final JournalSegment[] segments = JournalSegment.readAll(directory.meta());
        Salvage best = null;
        for (int start = segments.length - 1; start >= 0; start--) {
            if (start == 0 || segments[start].beginsCheckpoint()) {
                final Salvage salvage = new Salvage(blockSize);
                salvage.scan(directory.meta(), segments, start);
                final boolean complete = start == 0 || !salvage.applier.isInCheckpoint();
                if (complete && (best == null || salvage.losses.size() < best.losses.size())) {
                    best = salvage;
                }
            }
        }
        if (best == null) {
            best = new Salvage(blockSize);
        }
        best.losses.forEach(loss -> handler.onLoss(loss.record(), loss.nodeId(), loss.what()));
        return new ReplayResult(best.applier.tree(), best.applier.lastSequence(), 0, 0, 0);
    }

    @Override
    public void onRecord(final MemorySegment bytes, final long position, final long length) {
        record.load(bytes, position, (int) length);
        final long sequence = MetaRecordDescriptor.sequence(buffer);
        if (sequence >= limit || sequence <= applier.lastSequence()) {
            return;
        }
        final MetaRecordType type = type();
        final boolean startsWithCheckpoint = !begun && type == MetaRecordType.BEGIN_CHECKPOINT;
        if (!startsWithCheckpoint && sequence > applier.lastSequence() + 1) {
            reportRecordsBefore(sequence);
        }
        previous = MetaRecordDescriptor.nodeId(buffer);
        suspect = LossHandler.UNKNOWN;
        if (!isRepeated(type)) {
            apply(sequence);
        }
        applier.skipThrough(sequence);
        begun = true;
    }

    @Override
    public void onDamage(final MemorySegment bytes, final long position, final long length, final String what) {
        if (position < SegmentScanner.RECORDS_OFFSET) {
            return;
        }
        final long nodeIdPosition = position + Integer.BYTES + MetaRecordDescriptor.NODE_ID_OFFSET;
        if (nodeIdPosition + Long.BYTES <= Math.min(position + length, bytes.byteSize())) {
            suspect = bytes.get(LONG, nodeIdPosition);
        }
    }

    private void scan(final Path directory, final JournalSegment[] segments, final int start)
            throws FileServiceException {
        try {
            for (int i = start; i < segments.length; i++) {
                limit = segments[i].limit();
                SegmentScanner.scan(directory, segments[i].number(), record::soundLength, this);
            }
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot read " + directory, e);
        }
        if (suspect != LossHandler.UNKNOWN) {
            final long next = applier.lastSequence() + 1;
            report(next, suspect, "the record is damaged, and no sound record follows it");
            report(next, previous, "a damaged record may have been about it");
        }
    }

    /** Returns whether a record belongs to a checkpoint that repeats what earlier records have established. */
    private boolean isRepeated(final MetaRecordType type) {
        repeating = switch (type) {
            case BEGIN_CHECKPOINT -> begun;
            case SEAL_SEGMENT, CREATE_SNAPSHOT, NODE, BLOCKS, CHILD -> repeating;
            case null, default -> false;
        };
        return repeating || (begun && type == MetaRecordType.END_CHECKPOINT && !applier.isInCheckpoint());
    }

    private void apply(final long sequence) {
        final long nodeId = MetaRecordDescriptor.nodeId(buffer);
        try {
            adoptMissing(nodeId);
            reportMissedVersions(sequence, nodeId);
            applier.apply();
        } catch (final IOException | RuntimeException e) {
            report(sequence, nodeId, e.getMessage());
        }
    }

    /**
     * Reports the records missing before one. Which node they were about is a guess: the one that the damaged bytes
     * name, or the ones of the records before and after, because the blocks of a file are often written one after the
     * other. All of them are reported.
     */
    private void reportRecordsBefore(final long sequence) {
        final long first = applier.lastSequence() + 1;
        final String what = (sequence - first) + " records are missing from this one on and may have been about it";
        LongStream.of(suspect, previous, MetaRecordDescriptor.nodeId(buffer))
                .distinct()
                .forEach(nodeId -> report(first, nodeId, what));
    }

    /** Adds a name in the root for a file or directory that the record needs and whose creation is lost. */
    private void adoptMissing(final long nodeId) {
        switch (type()) {
            case WRITE_BLOCK, SET_SIZE -> adoptFile(nodeId);
            case BLOCKS -> {
                if (blocks.snapshot() == NodeRecordFlyweight.NOT_KEPT) {
                    adoptFile(nodeId);
                }
            }
            case CREATE_FILE, MAKE_DIRECTORY -> adoptDirectory(name.parentId());
            case NODE -> {
                if (node.snapshot() == NodeRecordFlyweight.NOT_KEPT && nodeId != FileTree.ROOT_ID) {
                    adoptDirectory(node.parentId());
                }
            }
            case RENAME -> adoptDirectory(rename.newParentId());
            case null, default -> {}
        }
    }

    private void adoptFile(final long id) {
        final FileTree tree = applier.tree();
        if (tree.node(id) == null) {
            tree.addFile(tree.root(), adoptedName(id), id, MetaRecordDescriptor.timeMillis(buffer));
        }
    }

    private void adoptDirectory(final long id) {
        final FileTree tree = applier.tree();
        if (tree.node(id) == null) {
            tree.addDirectory(tree.root(), adoptedName(id), id, MetaRecordDescriptor.timeMillis(buffer));
        }
    }

    private static byte[] adoptedName(final long id) {
        return ("lost-" + id + ".damaged").getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Reports a gap in the versions of a file: each change has the next version, and the blocks of one write share it.
     */
    private void reportMissedVersions(final long sequence, final long nodeId) {
        final long version = switch (type()) {
            case WRITE_BLOCK -> block.version();
            case SET_SIZE -> size.version();
            case null, default -> 0;
        };
        if (applier.tree().node(nodeId) instanceof FileNode file && version > file.version() + 1) {
            report(sequence, nodeId, "changes " + (file.version() + 1) + " to " + (version - 1) + " are lost");
        }
    }

    private void report(final long sequence, final long nodeId, final String what) {
        losses.add(new Loss(sequence, nodeId, what));
    }

    private MetaRecordType type() {
        return MetaRecordType.of(MetaRecordDescriptor.type(buffer));
    }
}
