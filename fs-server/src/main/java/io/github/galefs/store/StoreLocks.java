package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/**
 * The locks of a store, in the order in which they are taken.
 *
 * @param appending the appender's lock: held to append to the logs, from the first read of the state to be changed
 *     until the tree is changed. Only a checkpoint waits for the disk while it holds this lock.
 * @param tree      the tree's lock. Read lock: held only while names and block tables are read. Payloads are copied
 *     without it, because the bytes of a payload never change. Write lock: held to change the tree, by the thread that
 *     holds the appender's lock.
 * @param unended   whether a change has begun and not ended. Guarded by the appender's lock.
 */
record StoreLocks(ReentrantLock appending, ReentrantReadWriteLock tree, AtomicBoolean unended) {
    StoreLocks() {
        this(new ReentrantLock(), new ReentrantReadWriteLock(), new AtomicBoolean());
    }

    /**
     * Runs a change of logs and tree under the appender's lock.
     *
     * <p>An Error, such as an OutOfMemoryError, may end a change between its record and that of the tree. Records of
     * later changes would then not fit the records before, so that the store could not be opened again. There are none.
     *
     * @throws FileServiceException of the change; EIO, with nothing changed, after an Error has ended an earlier one.
     */
    <T> T changing(final OpenStore.LockedBody<T> change) throws FileServiceException {
        appending.lock();
        try {
            requireEnded();
            return runMarked(change);
        } finally {
            appending.unlock();
        }
    }

    private <T> T runMarked(final OpenStore.LockedBody<T> change) throws FileServiceException {
        unended.set(true);
        try {
            final T result = change.run();
            unended.set(false);
            return result;
        } catch (final FileServiceException | RuntimeException e) {
            unended.set(false);
            throw e;
        }
    }

    /** Throws EIO if an Error has ended an earlier change. The appender's lock must be held. */
    void requireEnded() throws FileServiceException {
        if (unended.get()) {
            throw new FileServiceException(
                    PosixError.EIO, "an Error has ended an earlier change half done; open the store again");
        }
    }

    /** Reads the tree under its read lock. */
    <T> T readingTree(final Supplier<T> reads) {
        tree.readLock().lock();
        try {
            return reads.get();
        } finally {
            tree.readLock().unlock();
        }
    }

    /** Changes the tree as {@link #changeTreeForResult}. */
    void changeTree(final Runnable change) {
        changeTreeForResult(() -> {
            change.run();
            return null;
        });
    }

    /**
     * Changes the tree, in one step for its readers. The appender's lock must be held, and the record of the change
     * appended.
     *
     * @throws AssertionError if the tree does not take the change: it is then not as its records say.
     */
    <T> T changeTreeForResult(final Supplier<T> change) {
        tree.writeLock().lock();
        try {
            return change.get();
        } catch (final RuntimeException e) {
            throw new AssertionError("a recorded change does not fit the names and files in memory", e);
        } finally {
            tree.writeLock().unlock();
        }
    }
}
