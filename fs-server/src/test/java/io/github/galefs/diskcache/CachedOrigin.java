package io.github.galefs.diskcache;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/** A store, and a disk cache of it that can be closed and opened again. */
final class CachedOrigin implements AutoCloseable {
    static final int BLOCK = 4096;
    static final int PIECE = 16 * BLOCK;

    private final Path directory;
    private final EmbeddedStore store;
    private WatchedOrigin origin;
    private DiskCachedFileService files;

    /** Starts without files and with an empty cache. */
    CachedOrigin(final Path directory, final UnaryOperator<DiskCacheContext> settings) throws IOException {
        this.directory = directory.resolve("cache");
        store = newStore(directory.resolve("origin"));
        open(settings);
    }

    CachedOrigin(final Path directory) throws IOException {
        this(directory, UnaryOperator.identity());
    }

    static EmbeddedStore newStore(final Path directory) throws FileServiceException {
        return EmbeddedStore.create(new EmbeddedStoreContext()
                .directory(directory)
                .blockSize(BLOCK)
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE));
    }

    /** Returns the settings of a cache of some origin with small pieces. */
    static DiskCacheContext context(final Path directory) {
        return new DiskCacheContext()
                .identity("origin")
                .directory(directory)
                .capacity(DiskCacheContext.MIN_CAPACITY)
                .blockSize(BLOCK)
                .pieceLength(PIECE)
                .readAhead(0);
    }

    private void open(final UnaryOperator<DiskCacheContext> settings) throws FileServiceException {
        origin = new WatchedOrigin(store);
        files = DiskCachedFileService.open(settings.apply(context(directory).origin(origin)));
    }

    /** Closes the cache, and opens it again as a later run does. */
    void reopen(final UnaryOperator<DiskCacheContext> settings) throws FileServiceException {
        files.close();
        open(settings);
    }

    void reopen() throws FileServiceException {
        reopen(UnaryOperator.identity());
    }

    Path directory() {
        return directory;
    }

    /** Returns the origin as others use it. */
    EmbeddedStore store() {
        return store;
    }

    WatchedOrigin origin() {
        return origin;
    }

    DiskCachedFileService files() {
        return files;
    }

    @Override
    public void close() throws FileServiceException {
        try (store) {
            files.close();
        }
    }
}
