package io.github.galefs.directory;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.PosixError;
import io.github.galefs.mapped.OwnedFile;
import io.github.galefs.posix.FileAttributes;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The files of a service that users read in place. A file is mapped only if nobody but this user and root may change
 * it: an access to a page that was cut off ends the process. For the same reason this service either maps a file or has
 * it open for writing. A map lasts as long as a handle of the file is open, or a part in use.
 *
 * <p>Safe for use by several threads.
 */
final class FileMaps {
    /** Maps in this process. Linux allows 65,530 areas of memory in one. */
    static final int MAX_MAPS = 8192;

    /** How long an open for writing waits for those who read the file in place. */
    static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(2);

    /** What all maps of this process may have together: each GiB takes 32 KiB of the heap. */
    private static final int MAX_GIB = 4096;

    private static final long GIB = 1L << 30;
    private static final Semaphore FREE = new Semaphore(MAX_MAPS);
    private static final Semaphore FREE_GIB = new Semaphore(MAX_GIB);

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition unmapped = lock.newCondition();

    /** Files that are open, or mapped. Guarded by {@link #lock}, as are their fields. */
    private final Map<FileKey, Use> uses = new HashMap<>();

    private boolean isClosed;

    private static final class Use {
        private int handles;
        private int writers;

        /** Null unless the file is mapped. */
        private FileMap map;
    }

    /**
     * Begins the use of a file by a handle.
     *
     * @throws FileServiceException EBUSY if it is opened for writing, and others do not cease to read it in place.
     */
    void open(final FileKey key, final String path, final Set<FileOpenOption> options) throws FileServiceException {
        lock.lock();
        try {
            final Use use = uses.computeIfAbsent(key, _ -> new Use());
            use.handles++;
            if (options.contains(FileOpenOption.WRITE)) {
                use.writers++;
                if (!awaitUnmapped(use)) {
                    closeLocked(key, options);
                    throw new FileServiceException(
                            PosixError.EBUSY,
                            PathNames.shown(path) + " is read in place, so it must not be changed; wait until no"
                                    + " kernel reads it, or open the directory without fixed files");
                }
            }
        } finally {
            lock.unlock();
        }
    }

    private boolean awaitUnmapped(final Use use) {
        long nanos = PATIENCE_NANOS;
        if (use.map != null) {
            use.map.outdate();
            unmapIfUnused(use);
        }
        final long end = System.nanoTime() + nanos;
        boolean isInterrupted = false;
        while (use.map != null && nanos > 0) {
            try {
                unmapped.awaitNanos(nanos);
            } catch (final InterruptedException _) {
                isInterrupted = true;
            }
            nanos = end - System.nanoTime();
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
        return use.map == null;
    }

    /** Ends the use of a file by a handle that has begun it. */
    void close(final FileKey key, final Set<FileOpenOption> options) {
        lock.lock();
        try {
            closeLocked(key, options);
        } finally {
            lock.unlock();
        }
    }

    private void closeLocked(final FileKey key, final Set<FileOpenOption> options) {
        final Use use = uses.get(key);
        use.handles--;
        if (options.contains(FileOpenOption.WRITE)) {
            use.writers--;
        }
        forgetIfUnused(key, use);
    }

    /**
     * Maps consecutive parts of a file; see {@link io.github.galefs.file.MappedBlocks}. A part is null if it is not all
     * in the file, or the file must not be mapped. A file with holes is not mapped: where a file system is in memory, a
     * read of a hole by way of a map needs a page.
     */
    void map(
            final OpenFile file,
            final OpenInode descriptor,
            final long fileOffset,
            final int length,
            final MappedBlock[] parts,
            final int count)
            throws SystemCallException, FileServiceException {
        final FileAttributes attributes = descriptor.attributes();
        final int aligned = length % Long.BYTES == 0 ? count : Math.min(count, 1);
        final int fitting = attributes.allocated() < attributes.size()
                ? 0
                : Math.clamp(fitting(attributes.size() - fileOffset, fileOffset, length), 0, aligned);
        final FileMap map =
                fitting == 0 ? null : acquire(file.versioned().key(), Fingerprint.of(attributes), descriptor, fitting);
        if (map == null) {
            return;
        }
        int done = 0;
        try {
            while (done < fitting) {
                parts[done] = map.part(fileOffset + (long) done * length, length);
                done++;
            }
        } finally {
            if (done < fitting) {
                Arrays.fill(parts, 0, done, null);
                release(map, fitting);
            }
        }
    }

    private static long fitting(final long remaining, final long fileOffset, final int length) {
        return length == 0 || fileOffset % Long.BYTES != 0 ? 0 : remaining / length;
    }

    /** Counts parts of a file's map; returns null if the file must not be mapped. */
    private FileMap acquire(final FileKey key, final Fingerprint present, final OpenInode descriptor, final int parts) {
        lock.lock();
        try {
            final Use use = uses.get(key);
            if (isClosed || use.writers > 0) {
                return null;
            }
            if (use.map != null && !use.map.isOf(present)) {
                // Somebody has changed the file after all. Its users give the map up before there is another one.
                use.map.outdate();
                unmapIfUnused(use);
            }
            if (use.map == null) {
                use.map = newMap(key, present, descriptor);
            }
            if (use.map == null || !use.map.isCurrent()) {
                return null;
            }
            use.map.parts += parts;
            return use.map;
        } finally {
            lock.unlock();
        }
    }

    private FileMap newMap(final FileKey key, final Fingerprint present, final OpenInode descriptor) {
        if (!FREE.tryAcquire()) {
            return null;
        }
        if (!FREE_GIB.tryAcquire(gib(present.size()))) {
            FREE.release();
            return null;
        }
        FileMap map = null;
        try (FileChannel channel = OwnedFile.open(descriptor.path(), StandardOpenOption.READ)) {
            map = FileMap.of(this, key, present, channel);
        } catch (final IOException _) {
            // The file is read by copies: others may change it, or the system has no more room for maps.
            map = null;
        } finally {
            if (map == null) {
                giveBack(present.size());
            }
        }
        return map;
    }

    private static int gib(final long byteLength) {
        return (int) Math.min(Math.ceilDiv(byteLength, GIB), MAX_GIB + 1);
    }

    private static void giveBack(final long byteLength) {
        FREE.release();
        FREE_GIB.release(gib(byteLength));
    }

    /** Ends the use of parts. */
    void release(final FileMap map, final int parts) {
        lock.lock();
        try {
            map.parts -= parts;
            forgetIfUnused(map.key(), uses.get(map.key()));
        } finally {
            lock.unlock();
        }
    }

    private void forgetIfUnused(final FileKey key, final Use use) {
        if (use.map != null && (use.handles == 0 || !use.map.isCurrent())) {
            unmapIfUnused(use);
        }
        if (use.handles == 0 && use.map == null) {
            uses.remove(key);
        }
    }

    private void unmapIfUnused(final Use use) {
        if (use.map.parts == 0) {
            giveBack(use.map.byteLength());
            use.map.unmap();
            use.map = null;
            unmapped.signalAll();
        }
    }

    /** Asks all users to close their parts, and maps nothing from now on. */
    void close() {
        lock.lock();
        try {
            isClosed = true;
            for (final Use use : uses.values()) {
                if (use.map != null) {
                    use.map.outdate();
                }
            }
        } finally {
            lock.unlock();
        }
    }
}
