package io.github.galefs.bench.measure;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import org.agrona.IoUtil;

/** A store in a temporary directory, which is deleted when the store is closed. */
public final class TemporaryStore implements AutoCloseable {
    private final Path directory;
    private final int segmentSize;

    /** Null while the store is closed, so that the collector can free it. */
    private EmbeddedStore files;

    /**
     * Creates an empty store with blocks of 64 KiB.
     *
     * @throws IOException when it cannot be created.
     */
    public TemporaryStore() throws IOException {
        this(EmbeddedStoreContext.DEFAULT_BLOCK_SIZE);
    }

    /**
     * Creates an empty store with segments of the default size.
     *
     * @param blockSize of the store, in bytes.
     * @throws IOException when it cannot be created.
     */
    public TemporaryStore(final int blockSize) throws IOException {
        this(blockSize, EmbeddedStoreContext.DEFAULT_SEGMENT_SIZE);
    }

    /**
     * Creates an empty store.
     *
     * @param blockSize   of the store, in bytes.
     * @param segmentSize of the store, in bytes.
     * @throws IOException when it cannot be created.
     */
    public TemporaryStore(final int blockSize, final int segmentSize) throws IOException {
        this.segmentSize = segmentSize;
        directory = Files.createTempDirectory("galefs-bench-");
        try {
            files = EmbeddedStore.create(context().blockSize(blockSize));
        } catch (final IOException | RuntimeException e) {
            IoUtil.delete(directory.toFile(), e::addSuppressed);
            throw e;
        }
    }

    /**
     * Returns the files of the store.
     *
     * @return the store, closed with this object.
     */
    public FileService files() {
        return files;
    }

    /**
     * Returns the temporary directory, which contains that of the store.
     *
     * @return a directory that may hold other files beside the store.
     */
    public Path directory() {
        return directory;
    }

    /**
     * Returns the directory of the store.
     *
     * @return a directory in {@link #directory}.
     */
    public Path storeDirectory() {
        return directory.resolve("store");
    }

    /**
     * Closes the store until {@link #reopen}.
     *
     * @throws FileServiceException when the store fails.
     */
    public void closeFiles() throws FileServiceException {
        files.close();
        files = null;
    }

    /**
     * Opens the store again; {@link #files} returns another object from then on.
     *
     * @throws FileServiceException when the store fails.
     */
    public void reopen() throws FileServiceException {
        files = EmbeddedStore.open(context());
    }

    /**
     * Creates a file.
     *
     * @param path    of the file.
     * @param content all of its bytes, fewer than 2<sup>31</sup>.
     * @throws FileServiceException when the store fails.
     */
    public void put(final String path, final MemorySegment content) throws FileServiceException {
        final long handle =
                files.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE));
        files.write(handle, 0, content, 0, Math.toIntExact(content.byteSize()));
        files.close(handle);
    }

    @Override
    public void close() throws FileServiceException {
        try {
            if (files != null) {
                files.close();
            }
        } finally {
            IoUtil.delete(directory.toFile(), false);
        }
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext().directory(storeDirectory()).segmentSize(segmentSize);
    }
}
