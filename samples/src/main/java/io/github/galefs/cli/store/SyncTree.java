package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import java.io.IOException;
import java.nio.channels.ReadableByteChannel;

/**
 * One side of a synchronisation: a directory with everything in it, local or of a file service. A path consists of
 * names separated by slashes, from this directory on; the empty path is the directory itself. Safe for use by several
 * threads.
 */
interface SyncTree {
    /** A cursor over the entries of a directory, in the order of {@link SyncEntry#BY_NAME}. */
    @FunctionalInterface
    interface Cursor {
        /** Of a directory without entries. */
        Cursor EMPTY = () -> null;

        /** Returns the next entry; null after the last one. */
        SyncEntry next() throws IOException;

        /** Returns whether there is an entry for each file: a name that cannot be decoded has none. */
        default boolean isComplete() {
            return true;
        }
    }

    /** Returns whether copies have the times of their originals. */
    default boolean keepsTimes() throws IOException {
        return true;
    }

    /** Returns whether the directory itself exists; an error if it is something else. */
    boolean exists() throws IOException, CommandException;

    /** Returns a cursor over the entries of a directory. */
    Cursor entries(String directory) throws IOException, CommandException, InterruptedException;

    /** Returns a file's entry with its present size and time. */
    SyncEntry present(String path, SyncEntry earlier) throws IOException;

    /** Opens a file for reading; the caller closes it. */
    ReadableByteChannel open(String path) throws IOException;

    /** Creates a directory; its parent exists. */
    void makeDirectory(String path) throws IOException;

    /** Removes a file, a link or an empty directory. */
    void remove(String path, SyncEntry entry) throws IOException;

    /**
     * Creates or replaces a file, in one step.
     *
     * @param path  of the file, whose directory exists.
     * @param entry of the other side, with the time of its last change.
     * @param bytes of the file.
     * @param chunk memory to read into.
     */
    void write(String path, SyncEntry entry, ReadableByteChannel bytes, byte[] chunk)
            throws IOException, CommandException, InterruptedException;

    /**
     * Marks a directory; while it is missing, the nearest directory above it.
     *
     * @return the mark, to be closed by the caller; {@link SyncMark#NONE} in a directory that cannot be written.
     */
    SyncMark mark(String directory) throws IOException;

    /** Returns whether a directory has a file, which may be unfinished. */
    boolean has(String directory, String name) throws IOException;

    /** Returns whether a directory above this one has a file. */
    boolean isBelow(String name) throws IOException;

    /** Returns a path as the user knows it. */
    String describe(String path);
}
