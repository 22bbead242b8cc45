package io.github.galefs.handover;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
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

    /** Returns the files directly in a directory. */
    synchronized List<HandedFile> filesIn(final String directory) {
        return files.subMap(directory + "/", directory + "0").entrySet().stream()
                .filter(entry -> PathKeys.parent(entry.getKey()).equals(directory))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** Returns whether a directory has files in memory, at any depth. */
    synchronized boolean hasFilesBelow(final String directory) {
        // The character after the slash ends the names below the directory.
        return !files.subMap(directory + "/", directory + "0").isEmpty();
    }

    /** Returns whether a file has a key, when no call uses the name. */
    synchronized boolean isTaken(final String key) throws FileServiceException {
        awaitWhile(() -> isBusy(key), key);
        return files.containsKey(key);
    }

    /** Begins the creation of a file, for which readers wait. Returns false if a file has the key. */
    synchronized boolean beginCreation(final String key) throws FileServiceException {
        return !isTaken(key) && creations.add(key);
    }

    synchronized void endCreation(final String key) {
        creations.remove(key);
        onChange();
    }

    /** Adds the file of a creation with a handle for writing; returns false if there are too many files. */
    synchronized boolean add(final String key, final HandedFile file) {
        if (isClosed || files.size() >= maxFiles) {
            return false;
        }
        files.put(key, file);
        file.key = key;
        file.handles = 1;
        file.writers = 1;
        onChange();
        return true;
    }

    /** Adds a handle for writing to the file with a key, when no other call uses its name; null without such a file. */
    synchronized HandedFile openForWriting(final String key) throws FileServiceException {
        awaitWhile(() -> isBusy(key), key);
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
     * @return false after the longest wait.
     * @throws FileServiceException EAGAIN if too many wait; EINTR; EBADF if the service is closed.
     */
    synchronized boolean awaitChange(final String path, final long seen, final long nanos) throws FileServiceException {
        if (nanos <= 0) {
            return changes != seen;
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

    /** Returns whether the close of a handle ends the writes to a file, or all of its use. */
    synchronized boolean isLastUse(final HandedFile file, final boolean isWriter) {
        return file.handles == 1 || (isWriter && file.writers == 1);
    }

    synchronized boolean isLastHandle(final HandedFile file) {
        return file.handles == 1;
    }

    /** Ends the use of a handle; returns what the caller does then. */
    synchronized Next close(final HandedFile file, final boolean wasWriter, final boolean isBehind) {
        file.handles--;
        if (wasWriter) {
            file.writers--;
            if (file.writers == 0) {
                if (isBehind) {
                    // From now on the service behind has the file.
                    removeName(file);
                }
                onChange();
            }
        } else {
            file.reads++;
        }
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
            return Next.UPLOAD;
        }
        removeName(file);
        return Next.FREE;
    }

    /**
     * Begins the use of a name for an upload.
     *
     * @return the path; null if the file has no name any more, or is being written.
     */
    synchronized String beginUpload(final HandedFile file) throws FileServiceException {
        awaitIdle(file);
        if (file.key == null || file.writers > 0) {
            return null;
        }
        file.isBusy = true;
        return file.key;
    }

    /** Ends the use after an upload: the service behind has the file. Returns whether its memory is free. */
    synchronized boolean endUpload(final HandedFile file) {
        removeName(file);
        endUse(file);
        return file.handles == 0;
    }

    /** Begins the use of a name by the thread that writes the file. Returns the path; throws ENOSPC. */
    synchronized String beginMove(final HandedFile file) throws FileServiceException {
        awaitIdle(file);
        if (file.key == null || upload == Upload.NEVER) {
            throw new FileServiceException(
                    PosixError.ENOSPC, file + ": the memory for files that are handed over is in use: raise maxBytes");
        }
        file.isBusy = true;
        return file.key;
    }

    /** Ends the use by the thread that writes the file. */
    synchronized void endMove(final HandedFile file, final boolean isMoved) {
        moves += isMoved ? 1 : 0;
        endUse(file);
    }

    /** Begins the use of the name of the file with a key; returns null if there is none. */
    synchronized HandedFile beginUse(final String key) throws FileServiceException {
        awaitWhile(() -> isBusy(key), key);
        final HandedFile file = files.get(key);
        if (file != null) {
            file.isBusy = true;
        }
        return file;
    }

    synchronized void endUse(final HandedFile file) {
        file.isBusy = false;
        notifyAll();
    }

    /** Removes a name that the caller uses; returns whether the memory of the file is free. */
    synchronized boolean remove(final HandedFile file) {
        removeName(file);
        return file.handles == 0;
    }

    /**
     * Two files of a rename, whose names the caller uses.
     *
     * @param file     the file that gets another name.
     * @param replaced the file that has had this name, or null.
     */
    record Renaming(HandedFile file, HandedFile replaced) {}

    /**
     * Begins the use of both names of a rename at the same time: two renames that took one after the other could wait
     * for each other. Returns null if no file has the first name.
     */
    synchronized Renaming beginRename(final String from, final String to) throws FileServiceException {
        awaitWhile(() -> isBusy(from) || isBusy(to), from);
        final Renaming renaming = new Renaming(files.get(from), files.get(to));
        if (renaming.file() == null) {
            return null;
        }
        renaming.file().isBusy = true;
        if (renaming.replaced() != null) {
            renaming.replaced().isBusy = true;
        }
        return renaming;
    }

    private boolean isBusy(final String key) {
        final HandedFile file = files.get(key);
        return creations.contains(key) || (file != null && file.isBusy);
    }

    /** Gives a file its new name, unless its readers have had it meanwhile. */
    synchronized void rename(final Renaming renaming, final String to) {
        final HandedFile file = renaming.file();
        if (renaming.replaced() != null) {
            removeName(renaming.replaced());
        }
        if (file.key != null) {
            files.remove(file.key);
            file.key = to;
            files.put(to, file);
            onChange();
        }
    }

    /** Ends the use of both names; returns whether the memory of the replaced file is free. */
    synchronized boolean endRename(final Renaming renaming) {
        endUse(renaming.file());
        if (renaming.replaced() == null) {
            return false;
        }
        endUse(renaming.replaced());
        return renaming.replaced().key == null && renaming.replaced().handles == 0;
    }

    private void removeName(final HandedFile file) {
        if (file.key != null) {
            files.remove(file.key);
            file.key = null;
            onChange();
        }
    }

    private void awaitIdle(final HandedFile file) throws FileServiceException {
        awaitWhile(() -> file.isBusy, file.key);
    }

    /** Waits while another call uses a name. */
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
