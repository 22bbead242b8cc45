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
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Makes names and files again from a damaged meta log, where {@link Replay} gives up: a record that is lost or does not
 * fit is left out and told, and the rest is taken. A file or directory whose making is lost gets a name in the root.
 */
public final class Salvage implements SegmentScanner.Visitor {

    private final Replay replay;
    private final ScannedRecord record = new ScannedRecord(MetaLog.MAX_RECORD_LENGTH);
    private final UnsafeBuffer buffer = record.buffer();
    private final NameRecordFlyweight name = new NameRecordFlyweight().wrap(buffer);
    private final BlockRecordFlyweight block = new BlockRecordFlyweight().wrap(buffer);
    private final SizeRecordFlyweight size = new SizeRecordFlyweight().wrap(buffer);
    private final RenameRecordFlyweight rename = new RenameRecordFlyweight().wrap(buffer);
    private final NodeRecordFlyweight nodeRecord = new NodeRecordFlyweight().wrap(buffer);
    private final BlocksRecordFlyweight blocksRecord = new BlocksRecordFlyweight().wrap(buffer);
    private final List<Loss> losses = new ArrayList<>();

    /** Number of the first record of the segment that is void. */
    private long limit;

    private boolean begun;

    /** In a checkpoint that says again what is known. */
    private boolean repeating;

    /** What the last damaged place may have been about. */
    private long suspect;

    /** What the last sound record was about. */
    private long previous;

    private Salvage(final Replay replay) {
        this.replay = replay;
    }

    private record Loss(long record, long nodeId, String what) {}

    /**
     * Reads a meta log, from whatever beginning the least is lost.
     *
     * @param place     of the store.
     * @param blockSize of the store, in bytes.
     * @param handler   takes what is lost.
     * @return what the log came to.
     * @throws FileServiceException EIO when the log cannot be read at all.
     */
    public static Replay.Result run(final StoreDirectory place, final int blockSize, final LossHandler handler)
            throws FileServiceException {
        final Replay.Segment[] segments = Replay.beginnings(place.meta());
        Salvage best = null;
        for (int start = segments.length - 1; start >= 0; start--) {
            if (start == 0 || segments[start].checkpoint()) {
                final Salvage salvage = new Salvage(new Replay(place, blockSize, segments, Long.MAX_VALUE));
                salvage.read(place, segments, start);
                final boolean whole = start == 0 || !salvage.replay.inCheckpoint();
                if (whole && (best == null || salvage.losses.size() < best.losses.size())) {
                    best = salvage;
                }
            }
        }
        if (best == null) {
            best = new Salvage(new Replay(place, blockSize, segments, Long.MAX_VALUE));
        }
        best.losses.forEach(loss -> handler.onLoss(loss.record(), loss.nodeId(), loss.what()));
        return best.result();
    }

    /** Nothing is taken to be on the disk, so whoever goes on from here forces it. */
    private Replay.Result result() {
        return new Replay.Result(replay.tree(), replay.lastSequence(), 0, 0, 0);
    }

    @Override
    public void onRecord(final MemorySegment bytes, final long position, final long length) {
        record.load(bytes, position, (int) length);
        final long sequence = MetaRecordDescriptor.sequence(buffer);
        if (sequence >= limit || sequence <= replay.lastSequence()) {
            return;
        }
        final MetaRecordType type = MetaRecordType.of(MetaRecordDescriptor.type(buffer));
        final boolean begins = !begun && type == MetaRecordType.BEGIN_CHECKPOINT;
        if (!begins && sequence > replay.lastSequence() + 1) {
            loseRecordsBefore(sequence);
        }
        previous = MetaRecordDescriptor.nodeId(buffer);
        suspect = LossHandler.UNKNOWN;
        replay.continueBehind(sequence - 1);
        if (isRepeated(type)) {
            replay.continueBehind(sequence);
        } else {
            apply(sequence, (int) length);
        }
        begun = true;
    }

    @Override
    public void onDamage(final MemorySegment bytes, final long position, final long length, final String what) {
        if (position < SegmentScanner.RECORDS_OFFSET) {
            return;
        }
        final long node = position + Integer.BYTES + MetaRecordDescriptor.NODE_ID_OFFSET;
        if (node + Long.BYTES <= Math.min(position + length, bytes.byteSize())) {
            suspect = bytes.get(ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN), node);
        }
    }

    private void read(final StoreDirectory place, final Replay.Segment[] segments, final int start)
            throws FileServiceException {
        try {
            for (int i = start; i < segments.length; i++) {
                limit = segments[i].limit();
                SegmentScanner.scan(place.meta(), segments[i].number(), record::soundLength, this);
            }
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot read " + place.meta(), e);
        }
        if (suspect != LossHandler.UNKNOWN) {
            lose(replay.lastSequence() + 1, suspect, "it is damaged, and nothing sound is behind it");
            lose(replay.lastSequence() + 1, previous, "it is damaged, and may have been about it");
        }
    }

    /** Whether a record belongs to a checkpoint that came when everything was known already. */
    private boolean isRepeated(final MetaRecordType type) {
        repeating = switch (type) {
            case BEGIN_CHECKPOINT -> begun;
            case SEAL_SEGMENT, CREATE_SNAPSHOT, NODE, BLOCKS, CHILD -> repeating;
            case null, default -> false;
        };
        return repeating || (begun && type == MetaRecordType.END_CHECKPOINT && !replay.inCheckpoint());
    }

    private void apply(final long sequence, final int length) {
        final long nodeId = MetaRecordDescriptor.nodeId(buffer);
        try {
            adoptWhatIsMissing(nodeId);
            noticeLostChanges(sequence, nodeId);
            replay.apply(record.bytes(), length);
        } catch (final IOException | RuntimeException e) {
            lose(sequence, nodeId, e.getMessage());
            replay.continueBehind(sequence);
        }
    }

    /**
     * What a lost record was about is a guess: what its bytes say, or what the records around it are about, as the
     * blocks of a file are often written one after the other. All of these are suspect.
     */
    private void loseRecordsBefore(final long sequence) {
        final long first = replay.lastSequence() + 1;
        final String what = (sequence - first) + " records are lost from here on, which may have been about it";
        LongStream.of(suspect, previous, MetaRecordDescriptor.nodeId(buffer))
                .distinct()
                .forEach(node -> lose(first, node, what));
    }

    /** What a record speaks of, and of whose making there is no record, gets a name in the root. */
    private void adoptWhatIsMissing(final long nodeId) {
        switch (MetaRecordType.of(MetaRecordDescriptor.type(buffer))) {
            case WRITE_BLOCK, SET_SIZE -> adoptFile(nodeId);
            case BLOCKS -> {
                if (blocksRecord.snapshot() == NodeRecordFlyweight.NOT_KEPT) {
                    adoptFile(nodeId);
                }
            }
            case CREATE_FILE, MAKE_DIRECTORY -> adoptDirectory(name.parentId());
            case NODE -> {
                if (nodeRecord.snapshot() == NodeRecordFlyweight.NOT_KEPT && nodeId != FileTree.ROOT_ID) {
                    adoptDirectory(nodeRecord.parentId());
                }
            }
            case RENAME -> adoptDirectory(rename.newParentId());
            case null, default -> {}
        }
    }

    private void adoptFile(final long id) {
        final FileTree tree = replay.tree();
        if (tree.node(id) == null) {
            tree.addFile(tree.root(), nameOfLost(id), id, MetaRecordDescriptor.timeMillis(buffer));
        }
    }

    private void adoptDirectory(final long id) {
        final FileTree tree = replay.tree();
        if (tree.node(id) == null) {
            tree.addDirectory(tree.root(), nameOfLost(id), id, MetaRecordDescriptor.timeMillis(buffer));
        }
    }

    private static byte[] nameOfLost(final long id) {
        return ("lost-" + id + ".damaged").getBytes(StandardCharsets.UTF_8);
    }

    /** Each change of a file has the next version, or the same if it belongs to the same write. */
    private void noticeLostChanges(final long sequence, final long nodeId) {
        final long version = switch (MetaRecordType.of(MetaRecordDescriptor.type(buffer))) {
            case WRITE_BLOCK -> block.version();
            case SET_SIZE -> size.version();
            case null, default -> 0;
        };
        if (replay.tree().node(nodeId) instanceof FileNode file && version > file.version() + 1) {
            lose(sequence, nodeId, "changes " + (file.version() + 1) + " to " + (version - 1) + " are lost");
        }
    }

    private void lose(final long sequence, final long nodeId, final String what) {
        losses.add(new Loss(sequence, nodeId, what));
    }
}
