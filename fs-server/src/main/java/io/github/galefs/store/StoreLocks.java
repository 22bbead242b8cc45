package io.github.galefs.store;

import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The locks of a store, in the order in which they are taken.
 *
 * @param appending held by whoever appends to the logs, from the first look at what it changes to the change of the tree.
 *                  It is never held while the disk is waited for, except by a checkpoint.
 * @param tree      read lock: to look at names and tables, and not longer; payloads are copied without it, which they can
 *                  be because the bytes of a payload never change. Write lock: to change them, by who holds the other.
 */
record StoreLocks(ReentrantLock appending, ReentrantReadWriteLock tree) {
    StoreLocks() {
        this(new ReentrantLock(), new ReentrantReadWriteLock());
    }
}
