package io.github.galefs.bench.measure;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OpenOption;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import org.agrona.IoUtil;

/** A store in a folder for temporary files, which goes with it. */
public final class TemporaryStore implements AutoCloseable {
    private final Path directory;
    private final int segmentSize;

    /** Null while the store is closed: so nothing of it stays in memory. */
    private FileStore files;

    /**
     * Makes an empty store with blocks of 64 KiB.
     *
     * @throws IOException when it cannot be made.
     */
    public TemporaryStore() throws IOException {
        this(FileStoreContext.DEFAULT_BLOCK_SIZE);
    }

    /**
     * Makes an empty store with segments of the usual size.
     *
     * @param blockSize of the store, in bytes.
     * @throws IOException when it cannot be made.
     */
    public TemporaryStore(final int blockSize) throws IOException {
        this(blockSize, FileStoreContext.DEFAULT_SEGMENT_SIZE);
    }

    /**
     * Makes an empty store.
     *
     * @param blockSize   of the store, in bytes.
     * @param segmentSize of the store, in bytes.
     * @throws IOException when it cannot be made.
     */
    public TemporaryStore(final int blockSize, final int segmentSize) throws IOException {
        this.segmentSize = segmentSize;
        directory = Files.createTempDirectory("galefs-bench-");
        try {
            files = FileStore.create(context().blockSize(blockSize));
        } catch (final IOException | RuntimeException e) {
            IoUtil.delete(directory.toFile(), e::addSuppressed);
            throw e;
        }
    }

    /**
     * The store.
     *
     * @return closed with this object.
     */
    public FileService files() {
        return files;
    }

    /**
     * The folder that the store lies in, and goes with.
     *
     * @return a folder that has room for other files beside the store.
     */
    public Path directory() {
        return directory;
    }

    /**
     * The store's own directory.
     *
     * @return a folder in {@link #directory}.
     */
    public Path storeDirectory() {
        return directory.resolve("store");
    }

    /**
     * Closes the store, until {@link #fdTable}.
     *
     * @throws FileServiceException when the store fails.
     */
    public void closeFiles() throws FileServiceException {
        files.close();
        files = null;
    }

    /**
     * Opens the store again; {@link #files} is another one from then on.
     *
     * @throws FileServiceException when the store fails.
     */
    public void fdTable() throws FileServiceException {
        files = FileStore.open(context());
    }

    /**
     * Makes a file.
     *
     * @param path    of the file.
     * @param content all its bytes, fewer than 2<sup>31</sup>.
     * @throws FileServiceException when the store fails.
     */
    public void put(final String path, final MemorySegment content) throws FileServiceException {
        final long handle = files.open(path, EnumSet.of(OpenOption.WRITE, OpenOption.CREATE, OpenOption.TRUNCATE));
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

    private FileStoreContext context() {
        return new FileStoreContext().directory(storeDirectory()).segmentSize(segmentSize);
    }
}
