package io.github.galefs.store.journal;

import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.directory.StoreLockFile;
import io.github.galefs.store.disk.StoreDisk;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.SpaceBudget;
import io.github.galefs.store.tree.FileTree;
import java.io.IOException;
import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/** A record with a correct checksum that states a name of 2 GiB: reading it ends in an OutOfMemoryError. */
public final class HostileRecord {
    private static final int SEGMENT_SIZE = 1024 * 1024;
    private static final long NODE_ID = 100;

    private HostileRecord() {}

    /** Appends the record to the journal of a store that was closed. */
    public static void append(final StoreDirectory store) throws IOException {
        final byte[] record = new byte[MetaLog.MAX_RECORD_LENGTH];
        final UnsafeBuffer buffer = new UnsafeBuffer(record);
        MetaRecordDescriptor.putSequence(buffer, StoreLockFile.lastRecord(store.path()) + 1);
        final int length = new NameRecordFlyweight()
                .wrap(buffer)
                .put(MetaRecordType.CREATE_FILE, NODE_ID, 0, FileTree.ROOT_ID, "name");
        buffer.putInt(NameRecordFlyweight.NAME_LENGTH_OFFSET, Integer.MAX_VALUE, ByteOrder.LITTLE_ENDIAN);
        MetaRecordDescriptor.seal(buffer, MetaRecordType.CREATE_FILE, NODE_ID, 0, length);
        try (MetaLog log = new MetaLog(store.meta(), SEGMENT_SIZE, () -> Long.MAX_VALUE, StoreDisk.system())) {
            log.append(record, length, SpaceBudget.ORDINARY);
        }
    }
}
