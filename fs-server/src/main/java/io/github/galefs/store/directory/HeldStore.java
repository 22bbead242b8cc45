package io.github.galefs.store.directory;

import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.nio.file.Path;
import org.agrona.CloseHelper;

/**
 * The directories of a store, held open: three descriptors. All files of an open store are reached through them, so no
 * file of another store is taken for one of this store when the directory is moved.
 */
public final class HeldStore implements AutoCloseable {
    private final HeldDirectory root;

    /** Null until {@link #directory} was called. */
    private HeldDirectory data;

    /** Null until {@link #directory} was called. */
    private HeldDirectory meta;

    private HeldStore(final HeldDirectory root) {
        this.root = root;
    }

    /**
     * Opens the directory of a store.
     *
     * @param directory the directory; need not contain a store yet.
     * @return the directory, to be closed by the caller.
     * @throws IOException if it cannot be read.
     */
    public static HeldStore open(final Path directory) throws IOException {
        return new HeldStore(HeldDirectory.open(directory));
    }

    /** Returns the store's own directory, without those of its logs. */
    HeldDirectory root() {
        return root;
    }

    /**
     * Opens the directories of the logs. To be called once, by the thread that has opened this.
     *
     * @param disk makes changes durable.
     * @return paths through the open directories, valid until this is closed.
     * @throws IOException if a directory cannot be read.
     */
    public StoreDirectory directory(final StoreDisk disk) throws IOException {
        final StoreDirectory named = new StoreDirectory(root.path(), disk);
        data = HeldDirectory.open(named.data());
        meta = HeldDirectory.open(named.meta());
        return new StoreDirectory(root.path(), data.path(), meta.path(), disk);
    }

    /** Returns whether the names of all directories still lead to them. */
    boolean isInPlace() throws IOException {
        return root.isInPlace() && (data == null || data.isInPlace()) && (meta == null || meta.isInPlace());
    }

    @Override
    public void close() {
        CloseHelper.closeAll(data, meta, root);
    }
}
