package io.github.galefs.handover;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The files that are handed over, by their names, and those that wait for them. Makes no call of a service. Safe for
 * use by several threads.
 */
final class HandedFiles {
    /** What follows the close of a handle. */
    enum Next {
        /** Others need the file. */
        NOTHING,
        /** Nobody can find the file any more. */
        FREE,
        /** The readers of the file have had it. */
        UPLOAD
    }

    private final Upload upload;
    private final int readers;
    private final int maxFiles;
    private final int maxWaiting;

    /** All fields below are guarded by this. */
    private final NavigableMap<String, HandedFile> files = new TreeMap<>();

    /** Keys of files that are being created. */
    private final Set<String> creations = new HashSet<>();

    private final HeldNames held = new HeldNames();

    private long changes;
    private int waiting;
    private long waits;
    private long handedOver;
    private long moves;
    private boolean isClosed;

    HandedFiles(final HandOverContext context) {
        upload = context.upload();
        readers = context.readers();
        maxFiles = context.maxFiles();
        maxWaiting = context.maxWaiting();
    }

    /** Returns the file with a key, or null. */
    synchronized HandedFile find(final String key) {
        return files.get(key);
    }

    synchronized String keyOf(final HandedFile file) {
        return file.key;
    }

    /** Returns all files. */
    synchronized List<HandedFile> all() {
        return List.copyOf(files.values());
    }

    /** Returns the files directly in a directory, by their names in it. */
    synchronized Map<String, HandedFile> filesIn(final String directory) {
        final Map<String, HandedFile> found = new HashMap<>();
        files.subMap(directory + "/", directory + "0").forEach((key, file) -> {
            if (PathKeys.parent(key).equals(directory)) {
                found.put(PathKeys.lastName(key), file);
            }
        });
        return found;
    }

    /** Returns whether a directory has files in memory, at any depth. */
    synchronized boolean hasFilesBelow(final String directory) {
        // The character after the slash ends the names below the directory.
        return !files.subMap(directory + "/", directory + "0").isEmpty();
    }

    /** Holds a name that the caller changes: no other call changes it until the release. */
    synchronized void hold(final String key) throws FileServiceException {
        awaitIdle(key);
        held.add(key);
    }

    /**
     * Holds names with all names below them. Takes all at once: two renames that took one name after the other could
     * wait for each other.
     */
    synchronized void holdTrees(final String... keys) throws FileServiceException {
        final List<String> all = List.of(keys);
        awaitWhile(() -> all.stream().anyMatch(held::holdPartOf), keys[0]);
        held.addTrees(all);
    }

    synchronized void release(final String... keys) {
        held.removeAll(List.of(keys));
        notifyAll();
    }

    /** Returns whether a file has a key, when no call holds the name. */
    synchronized boolean isTaken(final String key) throws FileServiceException {
        awaitIdle(key);
        return files.containsKey(key);
    }

    /** Holds the name of a file to create, for which readers wait. Returns false if a file has the key. */
    synchronized boolean beginCreation(final String key) throws FileServiceException {
        if (isTaken(key)) {
            return false;
        }
        hold(key);
        return creations.add(key);
    }

    synchronized void endCreation(final String key) {
        creations.remove(key);
        release(key);
        onChange();
    }

    /**
     * Adds the file of a creation with a handle for writing; returns false if there are too many files. Readers that
     * wait learn of it when the creation ends.
     */
    synchronized boolean add(final String key, final HandedFile file) {
        if (isClosed || files.size() >= maxFiles) {
            return false;
        }
        files.put(key, file);
        file.key = key;
        file.handles = 1;
        file.writers = 1;
        return true;
    }

    /** Adds a handle for writing to the file with a key, when no call holds its name; null without such a file. */
    synchronized HandedFile openForWriting(final String key) throws FileServiceException {
        awaitIdle(key);
        final HandedFile file = files.get(key);
        if (file != null) {
            file.handles++;
            file.writers++;
            // The next readers have other bytes.
            file.reads = 0;
        }
        return file;
    }

    /** Adds a handle for reading to the file with a key, if nobody writes it; else null. */
    synchronized HandedFile openForReading(final String key) {
        final HandedFile file = files.get(key);
        if (file == null || file.writers > 0) {
            return null;
        }
        file.handles++;
        return file;
    }

    synchronized boolean isBeingWritten(final String key) {
        final HandedFile file = files.get(key);
        return creations.contains(key) || (file != null && file.writers > 0);
    }

    synchronized boolean isBeingWritten(final HandedFile file) {
        return file.writers > 0;
    }

    /** Returns a number that is another one after each change that a waiting reader may wait for. */
    synchronized long changes() {
        return changes;
    }

    /**
     * Waits for a change.
     *
     * @param seen  number of the last change that the caller has seen.
     * @param nanos longest wait; the caller subtracts what has passed.
     * @return false after the longest wait, whatever has changed.
     * @throws FileServiceException EAGAIN if too many wait; EINTR; EBADF if the service is closed.
     */
    synchronized boolean awaitChange(final String path, final long seen, final long nanos) throws FileServiceException {
        if (nanos <= 0) {
            return false;
        }
        final long deadline = System.nanoTime() + nanos;
        if (waiting >= maxWaiting) {
            throw new FileServiceException(
                    PosixError.EAGAIN,
                    "\"" + path + "\": " + waiting + " readers wait for their writers already: try again later, or"
                            + " raise maxWaiting");
        }
        waiting++;
        waits++;
        try {
            long left = nanos;
            while (changes == seen && left > 0 && !isClosed) {
                TimeUnit.NANOSECONDS.timedWait(this, left);
                left = deadline - System.nanoTime();
            }
            requireOpen(path);
            return changes != seen;
        } catch (final InterruptedException e) {
            throw interrupted(path, e);
        } finally {
            waiting--;
        }
    }

    synchronized boolean isLastWriter(final HandedFile file) {
        return file.writers == 1;
    }

    synchronized boolean isLastHandle(final HandedFile file) {
        return file.handles == 1;
    }

    /** Ends the use of a handle for reading; returns what the caller does then. */
    synchronized Next closeReader(final HandedFile file) {
        file.reads++;
        return onClosed(file);
    }

    /** Ends the use of a handle for writing; returns what the caller does then. */
    synchronized Next closeWriter(final HandedFile file) {
        file.writers--;
        if (file.writers == 0) {
            onChange();
        }
        return onClosed(file);
    }

    /** Ends the use of a handle for writing and of the name: after the last one the service behind has the file. */
    synchronized Next endClose(final HandedFile file, final String path) {
        if (file.writers == 1) {
            removeName(file);
        }
        if (path != null) {
            release(path);
        }
        return closeWriter(file);
    }

    private Next onClosed(final HandedFile file) {
        file.handles--;
        if (file.handles > 0) {
            return Next.NOTHING;
        }
        if (file.key == null) {
            return Next.FREE;
        }
        return file.reads >= readers ? onHandedOver(file) : Next.NOTHING;
    }

    private Next onHandedOver(final HandedFile file) {
        handedOver += file.reads == readers ? 1 : 0;
        if (upload == Upload.LATER) {
            final boolean isFirst = !file.isQueued;
            file.isQueued = true;
            return isFirst ? Next.UPLOAD : Next.NOTHING;
        }
        removeName(file);
        return Next.FREE;
    }

    /** Takes a file from those that are to be uploaded soon: its next readers ask for another upload. */
    synchronized void endQueued(final HandedFile file) {
        file.isQueued = false;
    }

    /**
     * Holds the name of a file for an upload.
     *
     * @return the path; null, with nothing held, if the file has no name any more, or is being written.
     */
    synchronized String beginUpload(final HandedFile file) throws FileServiceException {
        awaitIdle(file);
        if (file.key == null || file.writers > 0) {
            return null;
        }
        hold(file.key);
        return file.key;
    }

    /**
     * Holds the name of a file that the caller writes and moves.
     *
     * @return the path; null, with nothing held, if the file has no name any more, or nothing is uploaded.
     * @throws FileServiceException EBADF after the close of the last handle for writing: an upload may hold the name
     *     and wait for the lock that the caller has.
     */
    synchronized String beginMove(final HandedFile file) throws FileServiceException {
        if (file.writers == 0) {
            throw new FileServiceException(PosixError.EBADF, file + " is not open for writing any more");
        }
        awaitIdle(file);
        if (file.key == null || upload == Upload.NEVER) {
            return null;
        }
        hold(file.key);
        return file.key;
    }

    /** Holds the name of a file, also for an interrupted thread: its close is to end. Returns the name, or null. */
    synchronized String beginClose(final HandedFile file) {
        boolean isInterrupted = false;
        while (file.key != null && held.hold(file.key)) {
            try {
                wait();
            } catch (final InterruptedException e) {
                isInterrupted = true;
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
        if (file.key != null) {
            held.add(file.key);
        }
        return file.key;
    }

    /** Holds the name of an open file, if it has one. Returns the name, or null. */
    synchronized String beginChange(final HandedFile file) throws FileServiceException {
        awaitIdle(file);
        if (file.key != null) {
            held.add(file.key);
        }
        return file.key;
    }

    /** Releases a name that is not null. */
    synchronized void endChange(final String key) {
        if (key != null) {
            release(key);
        }
    }

    synchronized void countMove() {
        moves++;
    }

    /** Removes a name that the caller holds; returns whether the memory of the file is free. */
    synchronized boolean remove(final HandedFile file) {
        removeName(file);
        return file.handles == 0;
    }

    /** Gives a file another name, which no file has, unless its readers have had it. The caller holds both names. */
    synchronized void rename(final HandedFile file, final String to) {
        if (file.key != null) {
            files.remove(file.key);
            file.key = to;
            files.put(to, file);
            onChange();
        }
    }

    private void removeName(final HandedFile file) {
        if (file.key != null) {
            files.remove(file.key);
            file.key = null;
            onChange();
        }
    }

    private void awaitIdle(final String key) throws FileServiceException {
        awaitWhile(() -> held.hold(key), key);
    }

    /** Waits until no call holds the name of a file, which may be another name after each wait. */
    private void awaitIdle(final HandedFile file) throws FileServiceException {
        awaitWhile(() -> file.key != null && held.hold(file.key), file.key);
    }

    /** Waits while another call holds a name. */
    private synchronized void awaitWhile(final BooleanSupplier isBusy, final String path) throws FileServiceException {
        try {
            while (isBusy.getAsBoolean()) {
                requireOpen(path);
                wait();
            }
        } catch (final InterruptedException e) {
            throw interrupted(path, e);
        }
    }

    private static FileServiceException interrupted(final String path, final InterruptedException cause) {
        Thread.currentThread().interrupt();
        return new FileServiceException(PosixError.EINTR, "\"" + path + "\": wait for another program", cause);
    }

    private void requireOpen(final String path) throws FileServiceException {
        if (isClosed) {
            throw new FileServiceException(PosixError.EBADF, "\"" + path + "\": the service was closed");
        }
    }

    private void onChange() {
        changes++;
        notifyAll();
    }

    /** Ends all waits. */
    synchronized void close() {
        isClosed = true;
        notifyAll();
    }

    synchronized HandOverStatistics statistics(final long bytes, final long uploads, final long failedUploads) {
        return new HandOverStatistics(files.size(), bytes, handedOver, uploads + moves, failedUploads, waits);
    }
}
