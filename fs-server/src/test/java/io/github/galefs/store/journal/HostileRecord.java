package io.github.galefs.store.journal;

import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.directory.StoreLockFile;
import io.github.galefs.store.disk.StoreDisk;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.SpaceBudget;
import io.github.galefs.store.tree.FileTree;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.agrona.concurrent.UnsafeBuffer;

/** Records with a correct checksum whose length or count goes beyond their end. */
public enum HostileRecord {
    /** Creation of a file. */
    CREATE_FILE(NameRecordFlyweight.NAME_LENGTH_OFFSET) {
        @Override
        int put(final UnsafeBuffer buffer) {
            return named(buffer, MetaRecordType.CREATE_FILE);
        }
    },
    /** Creation of a snapshot. */
    CREATE_SNAPSHOT(NameRecordFlyweight.NAME_LENGTH_OFFSET) {
        @Override
        int put(final UnsafeBuffer buffer) {
            return named(buffer, MetaRecordType.CREATE_SNAPSHOT);
        }
    },
    /** A rename, by its old name. */
    RENAME_FROM(RenameRecordFlyweight.OLD_NAME_LENGTH_OFFSET) {
        @Override
        int put(final UnsafeBuffer buffer) {
            return rename(buffer);
        }
    },
    /** A rename, by its new name. */
    RENAME_TO(RenameRecordFlyweight.NEW_NAME_LENGTH_OFFSET) {
        @Override
        int put(final UnsafeBuffer buffer) {
            return rename(buffer);
        }
    },
    /** A file of a checkpoint. */
    NODE(NodeRecordFlyweight.NAME_LENGTH_OFFSET) {
        @Override
        int put(final UnsafeBuffer buffer) {
            return new NodeRecordFlyweight()
                    .wrap(buffer)
                    .state(false, 0, 0, 0, 1)
                    .seal(NODE_ID, 0, NodeRecordFlyweight.NOT_KEPT, FileTree.ROOT_ID, NAME);
        }
    },
    /** Blocks of a checkpoint. */
    BLOCKS(BlocksRecordFlyweight.COUNT_OFFSET) {
        @Override
        int put(final UnsafeBuffer buffer) {
            final BlocksRecordFlyweight blocks = new BlocksRecordFlyweight().wrap(buffer);
            blocks.block(0, 0, 1, 0, 0, 1, 1);
            return blocks.seal(FIRST_FILE_ID, 0, NodeRecordFlyweight.NOT_KEPT, 1);
        }
    },
    /** An entry of a directory that the first snapshot keeps. */
    CHILD(ChildRecordFlyweight.NAME_LENGTH_OFFSET) {
        @Override
        int put(final UnsafeBuffer buffer) {
            return new ChildRecordFlyweight().wrap(buffer).put(FileTree.ROOT_ID, 0, 0, FIRST_FILE_ID, NAME);
        }
    },
    /** A record without fields. */
    WRITE_BLOCK(MetaRecordDescriptor.CHECKPOINT_PLACE_OFFSET) {
        @Override
        int put(final UnsafeBuffer buffer) {
            return MetaRecordDescriptor.seal(
                    buffer, MetaRecordType.WRITE_BLOCK, FIRST_FILE_ID, 0, MetaRecordDescriptor.HEADER_LENGTH);
        }
    };

    private static final int SEGMENT_SIZE = 1024 * 1024;
    private static final long NODE_ID = 100;

    /** Id of the first file of a store. */
    public static final long FIRST_FILE_ID = FileTree.SNAPSHOTS_ID + 1;

    private static final byte[] NAME = "file".getBytes(StandardCharsets.UTF_8);

    private final int lengthOffset;

    HostileRecord(final int lengthOffset) {
        this.lengthOffset = lengthOffset;
    }

    /** Puts a sound record; returns its length. */
    abstract int put(UnsafeBuffer buffer);

    /**
     * Appends the record to the journal of a store that was closed.
     *
     * @param store  the store, whose first file is named file.
     * @param stated length or count that the record states.
     * @return number of the record.
     */
    public long append(final StoreDirectory store, final int stated) throws IOException {
        final long sequence = StoreLockFile.lastRecord(store.path()) + 1;
        try (MetaLog log = new MetaLog(store.meta(), SEGMENT_SIZE, () -> Long.MAX_VALUE, StoreDisk.system(), 0)) {
            append(log, sequence, stated);
        }
        return sequence;
    }

    /** Appends the record and a commit record that proves it durable; the rest as {@link #append}. */
    public long appendDurable(final StoreDirectory store, final int stated) throws IOException {
        final long sequence = StoreLockFile.lastRecord(store.path()) + 1;
        try (MetaLog log = new MetaLog(store.meta(), SEGMENT_SIZE, () -> Long.MAX_VALUE, StoreDisk.system(), 0)) {
            append(log, sequence, stated);
            final byte[] record = new byte[MetaLog.MAX_RECORD_LENGTH];
            final UnsafeBuffer buffer = new UnsafeBuffer(record);
            MetaRecordDescriptor.putSequence(buffer, sequence + 1);
            final int length = new MarkRecordFlyweight().wrap(buffer).put(MetaRecordType.COMMIT, sequence, 0, sequence);
            log.append(record, length, SpaceBudget.ORDINARY);
        }
        return sequence;
    }

    private void append(final MetaLog log, final long sequence, final int stated) throws IOException {
        final byte[] record = new byte[MetaLog.MAX_RECORD_LENGTH];
        final UnsafeBuffer buffer = new UnsafeBuffer(record);
        MetaRecordDescriptor.putSequence(buffer, sequence);
        final int length = put(buffer);
        final MetaRecordType type = MetaRecordType.of(MetaRecordDescriptor.type(buffer));
        buffer.putInt(lengthOffset, stated, ByteOrder.LITTLE_ENDIAN);
        MetaRecordDescriptor.seal(buffer, type, MetaRecordDescriptor.nodeId(buffer), 0, length);
        log.append(record, length, SpaceBudget.ORDINARY);
    }

    private static int named(final UnsafeBuffer buffer, final MetaRecordType type) {
        return new NameRecordFlyweight().wrap(buffer).put(type, NODE_ID, 0, FileTree.ROOT_ID, "name");
    }

    private static int rename(final UnsafeBuffer buffer) {
        return new RenameRecordFlyweight()
                .wrap(buffer)
                .directories(FileTree.ROOT_ID, FileTree.ROOT_ID, 0)
                .seal(FIRST_FILE_ID, 0, "file", "renamed");
    }
}
