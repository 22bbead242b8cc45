package io.github.galefs.diskcache;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldFile;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.log.FreeSpace;
import io.github.galefs.store.log.SpaceReserve;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The directory of a disk cache, which one process uses at a time. A cache whose store cannot be used, or whose format
 * is another one, is emptied.
 */
final class CacheDirectory implements AutoCloseable {
    /** The file that marks a directory as a cache; nothing is ever deleted in a directory without it. */
    static final String MARK = "galefs-disk-cache";

    static final String STORE = "store";
    private static final String FORMAT = "galefs disk cache, format 1\n";

    private static final Logger LOGGER = LoggerFactory.getLogger(CacheDirectory.class);

    /** Errors that say nothing about the bytes of a store. */
    private static final Set<PosixError> PASSING = EnumSet.of(
            PosixError.EACCES,
            PosixError.EPERM,
            PosixError.EROFS,
            PosixError.ENOSPC,
            PosixError.ENOMEM,
            PosixError.EMFILE,
            PosixError.ENFILE,
            PosixError.EINTR);

    private static final long SPARE_BYTES = 16L << 20;
    private static final int SEGMENTS = 64;
    private static final int MAX_SEGMENT_SIZE = 64 << 20;

    /** Segments have eight blocks at least. */
    private static final int MIN_BLOCKS_PER_SEGMENT = 8;

    private final Path path;
    private final DiskCacheContext context;
    private final HeldFile mark;

    private CacheDirectory(final DiskCacheContext context, final HeldFile mark) {
        this.path = context.directory();
        this.context = context;
        this.mark = mark;
    }

    /**
     * Locks a directory, which is created if it does not exist.
     *
     * @throws FileServiceException EBUSY if a cache is in use; ENOTDIR for a file; ENOTEMPTY for a directory of
     *     something else; EACCES; ENOSPC; EIO.
     */
    static CacheDirectory open(final DiskCacheContext context) throws FileServiceException {
        final Path path = context.directory();
        try {
            Files.createDirectories(path);
            requireCacheOrEmpty(path);
            return new CacheDirectory(context, lock(path));
        } catch (final FileServiceException e) {
            throw e;
        } catch (final FileAlreadyExistsException e) {
            throw new FileServiceException(PosixError.ENOTDIR, "cannot use " + path + " as a disk cache", e);
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot use " + path + " as a disk cache", e);
        }
    }

    private static void requireCacheOrEmpty(final Path path) throws IOException {
        if (Files.exists(path.resolve(MARK))) {
            return;
        }
        try (Stream<Path> entries = Files.list(path)) {
            if (entries.findAny().isPresent()) {
                throw FileServiceException.withMessage(
                        PosixError.ENOTEMPTY,
                        "cannot use " + path + " as a disk cache: it has other files; name an empty directory, or one "
                                + "that does not exist",
                        null);
            }
        }
    }

    private static HeldFile lock(final Path path) throws IOException {
        final HeldFile mark = openMark(path.resolve(MARK));
        boolean isLocked = false;
        try {
            isLocked = mark.tryLock(HeldFile.Lock.EXCLUSIVE);
        } finally {
            if (!isLocked) {
                mark.close();
            }
        }
        if (!isLocked) {
            throw busy(path, null);
        }
        return mark;
    }

    private static HeldFile openMark(final Path file) throws IOException {
        try {
            Files.createFile(file);
        } catch (final FileAlreadyExistsException e) {
            LOGGER.debug("{} is a disk cache", file.getParent(), e);
        }
        return HeldFile.openForWriting(file);
    }

    private static FileServiceException busy(final Path path, final FileServiceException cause) {
        return FileServiceException.withMessage(
                PosixError.EBUSY,
                "disk cache " + path + " is in use by another process: name another directory, or let one process "
                        + "share its cache by galefs serve",
                cause);
    }

    /**
     * Opens the cache's store; an empty one if there is none that can be used.
     *
     * @return the store, to be closed by the caller.
     * @throws FileServiceException EBUSY; ENOSPC; EACCES; EIO.
     */
    EmbeddedStore openStore() throws FileServiceException {
        try {
            if (!Files.readString(path.resolve(MARK)).equals(FORMAT) || hasLongSegments()) {
                empty();
            }
            return Files.exists(store()) ? openOrEmpty() : EmbeddedStore.create(storeContext());
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot use " + path + " as a disk cache", e);
        }
    }

    private EmbeddedStore openOrEmpty() throws IOException {
        try {
            return EmbeddedStore.open(storeContext());
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.EBUSY) {
                throw busy(path, e);
            }
            if (PASSING.contains(e.error())) {
                throw e;
            }
            return replaceStore(e);
        }
    }

    private EmbeddedStore replaceStore(final FileServiceException cause) throws IOException {
        LOGGER.warn("the store of disk cache {} cannot be used: {}", path, cause.toString());
        empty();
        return EmbeddedStore.create(storeContext());
    }

    /** The store keeps as much space free as its longest segment takes: more than a smaller cache may have. */
    private boolean hasLongSegments() throws IOException {
        final Path data = store().resolve(CacheSpace.DATA);
        return Files.isDirectory(data) && SpaceReserve.of(data, segmentSize()).longestSegment() > segmentSize();
    }

    private void empty() throws IOException {
        if (Files.exists(store())) {
            LOGGER.info("disk cache {} is emptied", path);
            Files.walkFileTree(store(), new Deletion());
        }
        Files.writeString(path.resolve(MARK), FORMAT);
    }

    private Path store() {
        return path.resolve(STORE);
    }

    private EmbeddedStoreContext storeContext() {
        final long limit = context.capacity() + context.capacity() / 2 + SPARE_BYTES;
        final FreeSpace space = new CacheSpace(context.freeSpace(), store(), limit);
        return new EmbeddedStoreContext()
                .directory(store())
                .blockSize(context.blockSize())
                .segmentSize(segmentSize())
                .freeSpace(space);
    }

    /** Returns a size of which many segments fit into the capacity: the files in a segment share its fate. */
    private int segmentSize() {
        final int least = Math.max(EmbeddedStoreContext.MIN_SEGMENT_SIZE, MIN_BLOCKS_PER_SEGMENT * context.blockSize());
        return Math.clamp(Long.highestOneBit(context.capacity() / SEGMENTS), least, MAX_SEGMENT_SIZE);
    }

    @Override
    public String toString() {
        return path.toString();
    }

    /** Unlocks the directory. */
    @Override
    public void close() {
        mark.unlock();
        mark.close();
    }

    private static final class Deletion extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult visitFile(final Path file, final BasicFileAttributes attributes) throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(final Path directory, final IOException failure) throws IOException {
            if (failure != null) {
                throw failure;
            }
            Files.delete(directory);
            return FileVisitResult.CONTINUE;
        }
    }
}
