package io.github.galefs.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.posix.FileAttributes;
import io.github.galefs.posix.FileData;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The number of a file's present state, and the fingerprint of that state. Changes by this service are made one after
 * another, between two looks at the file, and count the number on. Every other difference gives a number by the rule.
 *
 * <p>A remembered fingerprint with exact times proves that nobody has changed the file since the look. A change by
 * another process between the two looks of an own change leaves no proof, and counts as a part of the own change.
 * Without exact times, other changes in the tick of an own change stay invisible as well. The next look by name then
 * gives another number.
 */
final class VersionedFile {
    private final FileKey key;
    private final VersionRule rule;
    private final ReentrantLock lock = new ReentrantLock();

    /** Null before the first look. */
    private Fingerprint last;

    /** Whether {@link #last} was proof when it was taken. */
    private boolean isProof;

    private long number;

    /** Counts calls that have set attributes. */
    private final AtomicLong attributeChanges = new AtomicLong();

    /** The count when the last successful sync of attributes began. */
    private final AtomicLong syncedAttributeChanges = new AtomicLong();

    /** Number of users, guarded by the {@link FileVersions} that this is of. */
    int users;

    VersionedFile(final FileKey key, final VersionRule rule) {
        this.key = key;
        this.rule = rule;
    }

    /** A change of a file. */
    @FunctionalInterface
    interface Change {
        void make(OpenInode file) throws SystemCallException, FileServiceException;
    }

    FileKey key() {
        return key;
    }

    /**
     * A look at the file.
     *
     * @param attributes attributes of the file.
     * @param version    number of its state.
     */
    record Look(FileAttributes attributes, long version) {}

    /**
     * Looks at a file that was found by its name: the number is another one unless the bytes are proved to be equal.
     */
    Look lookByName(final OpenInode file) throws SystemCallException {
        lock.lock();
        try {
            if (!isProof) {
                last = null;
            }
            return lookLocked(file);
        } finally {
            lock.unlock();
        }
    }

    /** Looks at an open file: the number is another one if the file has changed visibly. */
    Look look(final OpenInode file) throws SystemCallException {
        lock.lock();
        try {
            return lookLocked(file);
        } finally {
            lock.unlock();
        }
    }

    /** Changes the bytes or size of the file, and returns its number then. A failed change may have changed some. */
    long change(final OpenInode file, final Change change) throws SystemCallException, FileServiceException {
        lock.lock();
        try {
            lookLocked(file);
            // A failed change counts as well: the next look gives it another number than a successful one has.
            last = null;
            number++;
            rule.onOwnChange(rule.now());
            change.make(file);
            remember(Fingerprint.of(rule.look(file)));
            return number;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Makes the bytes of the file durable, and attributes that were set. Attributes that are set during the call may
     * need another sync.
     */
    void sync(final OpenInode file, final boolean withAttributes) throws SystemCallException {
        final long changes = attributeChanges.get();
        if (!withAttributes && changes == syncedAttributeChanges.get()) {
            FileData.syncData(file);
            return;
        }
        FileData.sync(file);
        syncedAttributeChanges.accumulateAndGet(changes, Math::max);
    }

    /** Sets the size of the file, and returns its number then. The present size changes nothing. */
    long setSize(final OpenInode file, final long size) throws SystemCallException, FileServiceException {
        lock.lock();
        try {
            final Look before = lookLocked(file);
            if (before.attributes().size() == size) {
                return before.version();
            }
            return change(file, open -> FileData.setSize(open, size));
        } finally {
            lock.unlock();
        }
    }

    /** Changes permissions of the file, which keeps its number. */
    void setAttribute(final OpenInode file, final Change change) throws SystemCallException, FileServiceException {
        try {
            keep(file, change);
        } finally {
            onAttributeSet();
        }
    }

    /**
     * Changes the time of the last change to the bytes, and counts the number up: the new time replaces that of a write
     * by another process just before.
     */
    void setTime(final OpenInode file, final Change change) throws SystemCallException, FileServiceException {
        try {
            change(file, change);
        } finally {
            onAttributeSet();
        }
    }

    /** To be called after the change: a sync that counts it has then begun later, and makes it durable. */
    private void onAttributeSet() {
        attributeChanges.incrementAndGet();
    }

    /**
     * Changes a name or permissions of the file. The number stays unless another process has changed bytes meanwhile,
     * which shows in size or time of modification.
     */
    void keep(final OpenInode file, final Change change) throws SystemCallException, FileServiceException {
        lock.lock();
        try {
            lookLocked(file);
            final Fingerprint before = last;
            change.make(file);
            final long now = rule.now();
            final Fingerprint after = Fingerprint.of(rule.look(file));
            if (after.hasBytesOf(before)) {
                remember(after);
            } else {
                renumber(after, now);
            }
        } finally {
            lock.unlock();
        }
    }

    private Look lookLocked(final OpenInode file) throws SystemCallException {
        final long now = rule.now();
        final FileAttributes attributes = rule.look(file);
        final Fingerprint fingerprint = Fingerprint.of(attributes);
        if (!fingerprint.equals(last)) {
            renumber(fingerprint, now);
        }
        return new Look(attributes, number);
    }

    private void renumber(final Fingerprint fingerprint, final long now) {
        last = fingerprint;
        isProof = rule.isProof(key, fingerprint, now);
        // Own changes may have counted beyond the time, and numbers are to increase.
        number = Math.max(rule.number(key, fingerprint, now), number + 1);
    }

    private void remember(final Fingerprint fingerprint) {
        last = fingerprint;
        isProof = rule.hasExactTimes(key);
    }

    /** Returns whether attributes were set that may not be durable. */
    boolean hasUnsyncedAttributes() {
        return attributeChanges.get() != syncedAttributeChanges.get();
    }
}
