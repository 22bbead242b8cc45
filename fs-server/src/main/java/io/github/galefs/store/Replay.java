package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.MetaLogReader;
import io.github.galefs.store.meta.AttributeRecordFlyweight;
import io.github.galefs.store.meta.BlockRecordFlyweight;
import io.github.galefs.store.meta.MetaRecordDescriptor;
import io.github.galefs.store.meta.MetaRecordType;
import io.github.galefs.store.meta.NameRecordFlyweight;
import io.github.galefs.store.meta.RenameRecordFlyweight;
import io.github.galefs.store.meta.SizeRecordFlyweight;
import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Node;
import java.io.IOException;
import java.nio.file.Path;
import org.agrona.collections.Long2ObjectHashMap;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Makes names and files again from what a {@link Journal} wrote. Any record that does not fit ends it: nothing is
 * guessed.
 */
final class Replay {
    private final FileTree tree;
    private final int blockSize;
    private final Long2ObjectHashMap<Node> nodes = new Long2ObjectHashMap<>();
    private final NameRecordFlyweight name = new NameRecordFlyweight();
    private final BlockRecordFlyweight block = new BlockRecordFlyweight();
    private final SizeRecordFlyweight size = new SizeRecordFlyweight();
    private final RenameRecordFlyweight rename = new RenameRecordFlyweight();
    private final AttributeRecordFlyweight attributes = new AttributeRecordFlyweight();
    private final UnsafeBuffer buffer = new UnsafeBuffer(new byte[MetaLog.MAX_RECORD_LENGTH]);
    private long records;
    private long lastSequence;

    private Replay(final FileTree tree, final int blockSize) {
        this.tree = tree;
        this.blockSize = blockSize;
        name.wrap(buffer);
        block.wrap(buffer);
        size.wrap(buffer);
        rename.wrap(buffer);
        attributes.wrap(buffer);
        nodes.put(FileTree.ROOT_ID, tree.root());
    }

    /**
     * Reads a meta log from its beginning.
     *
     * @param directory of the log.
     * @param blockSize of the store, in bytes.
     * @return the tree as it was after the last record, and that record's number.
     * @throws FileServiceException EIO for a record that is damaged or does not fit; names its number and what is
     *     wrong.
     */
    static Result run(final Path directory, final int blockSize) throws FileServiceException {
        final FileTree tree = new FileTree(0);
        final Replay replay = new Replay(tree, blockSize);
        try {
            MetaLogReader.replay(directory, replay::onRecord);
            return new Result(tree, replay.lastSequence);
        } catch (final IOException e) {
            throw new FileServiceException(
                    PosixError.EIO, "record " + replay.records + " of " + directory + ": " + e.getMessage(), e);
        }
    }

    /**
     * What a log came to.
     *
     * @param tree         names and files.
     * @param lastSequence number of the last record; 0 if there is none.
     */
    record Result(FileTree tree, long lastSequence) {}

    private void onRecord(final byte[] record, final int length) throws IOException {
        records++;
        buffer.wrap(record);
        final String defect = MetaRecordDescriptor.defect(buffer, length);
        if (defect != null) {
            throw new IOException(defect);
        }
        final long sequence = MetaRecordDescriptor.sequence(buffer);
        if (sequence != lastSequence + 1) {
            throw new IOException("its sequence number is " + sequence + ", but the one before has " + lastSequence);
        }
        lastSequence = sequence;
        final int code = MetaRecordDescriptor.type(buffer);
        switch (MetaRecordType.of(code)) {
            case null -> throw new IOException("its type is " + code + ", which is not known");
            case CREATE_FILE -> createFile();
            case MAKE_DIRECTORY -> makeDirectory();
            case REMOVE -> remove();
            case WRITE_BLOCK -> writeBlock();
            case SET_SIZE -> setSize();
            case RENAME -> rename();
            case SET_ATTRIBUTES -> setAttributes();
        }
    }

    private void createFile() throws IOException {
        final long id = requireNewId();
        nodes.put(
                id, tree.addFile(directory(name.parentId()), name.name(), id, MetaRecordDescriptor.timeMillis(buffer)));
    }

    private void makeDirectory() throws IOException {
        final long id = requireNewId();
        nodes.put(
                id,
                tree.addDirectory(
                        directory(name.parentId()), name.name(), id, MetaRecordDescriptor.timeMillis(buffer)));
    }

    private void remove() throws IOException {
        final long id = MetaRecordDescriptor.nodeId(buffer);
        if (nodes.remove(id) == null) {
            throw new IOException("it removes " + id + ", which does not exist");
        }
        tree.remove(directory(name.parentId()), name.name(), MetaRecordDescriptor.timeMillis(buffer));
    }

    private long requireNewId() throws IOException {
        final long id = MetaRecordDescriptor.nodeId(buffer);
        if (nodes.containsKey(id)) {
            throw new IOException("it makes " + id + ", which exists");
        }
        return id;
    }

    private void writeBlock() throws IOException {
        final BlockLocation location = new BlockLocation(
                block.segment(), block.payloadOffset(), block.payloadLength(), block.payloadChecksum());
        file().writeBlock(
                        block.version(),
                        block.size(),
                        MetaRecordDescriptor.timeMillis(buffer),
                        block.block(),
                        location);
    }

    private void setSize() throws IOException {
        file().setSize(size.version(), size.size(), MetaRecordDescriptor.timeMillis(buffer), blockSize);
    }

    private void rename() throws IOException {
        final Node node = node();
        if (rename.replacedId() != 0 && nodes.remove(rename.replacedId()) == null) {
            throw new IOException("it replaces " + rename.replacedId() + ", which does not exist");
        }
        tree.rename(
                directory(rename.oldParentId()),
                rename.oldName(),
                directory(rename.newParentId()),
                rename.newName(),
                node,
                MetaRecordDescriptor.timeMillis(buffer));
    }

    private void setAttributes() throws IOException {
        tree.setAttributes(node(), attributes.permissions(), attributes.modificationMillis());
    }

    private DirectoryNode directory(final long id) throws IOException {
        if (nodes.get(id) instanceof DirectoryNode directory) {
            return directory;
        }
        throw new IOException("its directory " + id + " does not exist");
    }

    private Node node() throws IOException {
        final Node node = nodes.get(MetaRecordDescriptor.nodeId(buffer));
        if (node == null) {
            throw new IOException("its node " + MetaRecordDescriptor.nodeId(buffer) + " does not exist");
        }
        return node;
    }

    private FileNode file() throws IOException {
        final long id = MetaRecordDescriptor.nodeId(buffer);
        if (nodes.get(id) instanceof FileNode file) {
            return file;
        }
        throw new IOException("its file " + id + " does not exist");
    }
}
