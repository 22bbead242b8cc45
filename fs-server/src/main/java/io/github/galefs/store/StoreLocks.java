package io.github.galefs.store;

import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The locks of a store, in the order in which they are taken.
 *
 * @param appending the appender's lock: held to append to the logs, from the first read of the state to be changed
 *     until the tree is changed. Only a checkpoint waits for the disk while it holds this lock.
 * @param tree      the tree's lock. Read lock: held only while names and block tables are read. Payloads are copied
 *     without it, because the bytes of a payload never change. Write lock: held to change the tree, by the thread that
 *     holds the appender's lock.
 */
record StoreLocks(ReentrantLock appending, ReentrantReadWriteLock tree) {
    StoreLocks() {
        this(new ReentrantLock(), new ReentrantReadWriteLock());
    }

    /** Changes the tree, in one step for its readers. The appender's lock must be held. */
    void changeTree(final Runnable change) {
        tree.writeLock().lock();
        try {
            change.run();
        } finally {
            tree.writeLock().unlock();
        }
    }
}
