package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.meta.AttributeRecordFlyweight;
import io.github.galefs.store.meta.BlockRecordFlyweight;
import io.github.galefs.store.meta.MetaRecordDescriptor;
import io.github.galefs.store.meta.MetaRecordType;
import io.github.galefs.store.meta.NameRecordFlyweight;
import io.github.galefs.store.meta.RenameRecordFlyweight;
import io.github.galefs.store.meta.SizeRecordFlyweight;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.Lookup;
import org.agrona.concurrent.UnsafeBuffer;

/** Writes down what happens to a store. {@link Replay} is its other half. */
final class Journal implements AutoCloseable {
    private final MetaLog log;
    private final byte[] record = new byte[MetaLog.MAX_RECORD_LENGTH];
    private final NameRecordFlyweight name = new NameRecordFlyweight();
    private final BlockRecordFlyweight block = new BlockRecordFlyweight();
    private final SizeRecordFlyweight size = new SizeRecordFlyweight();
    private final RenameRecordFlyweight rename = new RenameRecordFlyweight();
    private final AttributeRecordFlyweight attributes = new AttributeRecordFlyweight();
    private final UnsafeBuffer buffer = new UnsafeBuffer(record);
    private long lastSequence;

    /** A journal that owns its log from now on, and goes on behind a record. */
    Journal(final MetaLog log, final long lastSequence) {
        this.log = log;
        this.lastSequence = lastSequence;
        name.wrap(buffer);
        block.wrap(buffer);
        size.wrap(buffer);
        rename.wrap(buffer);
        attributes.wrap(buffer);
        number();
    }

    /** Records that a file or directory was made, or that a name was removed. */
    void nameChanged(
            final MetaRecordType type,
            final long nodeId,
            final long timeMillis,
            final long parentId,
            final String newName)
            throws FileServiceException {
        append(name.put(type, nodeId, timeMillis, parentId, newName));
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
        append(block.seal(file.id(), timeMillis, newVersion, newSize, number));
    }

    /** Records that a file was cut or made to grow. */
    void sizeSet(final FileNode file, final long newVersion, final long newSize, final long timeMillis)
            throws FileServiceException {
        append(size.put(file.id(), timeMillis, newVersion, newSize));
    }

    /** Records that a node has another name. */
    void renamed(final Lookup from, final Lookup to, final long timeMillis) throws FileServiceException {
        final long replaced = to.node() == null ? 0 : to.node().id();
        rename.places(from.parent().id(), to.parent().id(), replaced);
        append(rename.seal(from.node().id(), timeMillis, from.name(), to.name()));
    }

    /** Records permissions and modification time of a file or directory. */
    void attributesSet(final long nodeId, final int permissions, final long modificationMillis, final long timeMillis)
            throws FileServiceException {
        append(attributes.put(nodeId, timeMillis, permissions, modificationMillis));
    }

    /** Returns after every record is on the disk. */
    void force() throws FileServiceException {
        log.force();
    }

    @Override
    public void close() {
        log.close();
    }

    /** Appends what was put; a record that could not be appended leaves its number to the next. */
    private void append(final int length) throws FileServiceException {
        log.append(record, length);
        lastSequence++;
        number();
    }

    /** Numbers the next record. Putting it leaves the number alone. */
    private void number() {
        MetaRecordDescriptor.putSequence(buffer, lastSequence + 1);
    }
}
