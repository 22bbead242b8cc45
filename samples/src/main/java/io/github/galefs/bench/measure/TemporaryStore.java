package io.github.galefs.bench.measure;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OpenOption;
import io.github.galefs.store.FileStore;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import org.agrona.IoUtil;

/** A store in a folder for temporary files, which goes with it. */
public final class TemporaryStore implements AutoCloseable {
    private final Path directory;
    private final FileStore files;

    /**
     * Makes an empty store.
     *
     * @throws IOException when it cannot be made.
     */
    public TemporaryStore() throws IOException {
        directory = Files.createTempDirectory("galefs-bench-");
        try {
            files = FileStore.create(new FileStore.Context().directory(directory.resolve("store")));
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
            files.close();
        } finally {
            IoUtil.delete(directory.toFile(), false);
        }
    }
}
