package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.meta.BlockRecordFlyweight;
import io.github.galefs.store.meta.MetaRecordType;
import io.github.galefs.store.meta.NameRecordFlyweight;
import io.github.galefs.store.meta.SizeRecordFlyweight;
import io.github.galefs.store.tree.FileNode;
import org.agrona.concurrent.UnsafeBuffer;

/** Writes down what happens to a store. {@link Replay} is its other half. */
final class Journal implements AutoCloseable {
    private final MetaLog log;
    private final byte[] record = new byte[MetaLog.MAX_RECORD_LENGTH];
    private final NameRecordFlyweight name = new NameRecordFlyweight();
    private final BlockRecordFlyweight block = new BlockRecordFlyweight();
    private final SizeRecordFlyweight size = new SizeRecordFlyweight();

    /** A journal that owns its log from now on. */
    Journal(final MetaLog log) {
        this.log = log;
        final UnsafeBuffer buffer = new UnsafeBuffer(record);
        name.wrap(buffer);
        block.wrap(buffer);
        size.wrap(buffer);
    }

    /** Records that a file or directory was made, or that a name was removed. */
    void nameChanged(
            final MetaRecordType type,
            final long nodeId,
            final long timeMillis,
            final long parentId,
            final String newName)
            throws FileServiceException {
        log.append(record, name.put(type, nodeId, timeMillis, parentId, newName));
    }

    /** Records that a block has another payload. */
    void blockWritten(
            final FileNode file,
            final long newVersion,
            final long newSize,
            final long timeMillis,
            final long number,
            final BlockLocation location)
            throws FileServiceException {
        block.payload(location.segment(), location.offset(), location.length(), location.checksum());
        log.append(record, block.seal(file.id(), timeMillis, newVersion, newSize, number));
    }

    /** Records that a file was cut or made to grow. */
    void sizeSet(final FileNode file, final long newVersion, final long newSize, final long timeMillis)
            throws FileServiceException {
        log.append(record, size.put(file.id(), timeMillis, newVersion, newSize));
    }

    /** Returns after every record is on the disk. */
    void force() throws FileServiceException {
        log.force();
    }

    @Override
    public void close() {
        log.close();
    }
}
