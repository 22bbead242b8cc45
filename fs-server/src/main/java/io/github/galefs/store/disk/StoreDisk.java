package io.github.galefs.store.disk;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/**
 * Makes changes of a store's files durable, and changes its directories.
 *
 * <p>Nothing is durable before it is forced: the bytes of a file by {@link #force(Path)}, its name by {@link
 * #forceDirectory}. Until then, a loss of power may leave any mixture of old and new sectors of a file, and any
 * selection of the changes of a directory. Bytes are written elsewhere: through maps and channels.
 *
 * <p>Thread-safe.
 */
public interface StoreDisk {
    /**
     * Returns the disk of this machine.
     *
     * @return the disk.
     */
    static StoreDisk system() {
        return SystemDisk.INSTANCE;
    }

    /**
     * Creates an empty file, unless it exists.
     *
     * @param file the file.
     * @throws IOException if it cannot be created.
     */
    void createFile(Path file) throws IOException;

    /**
     * Creates a directory, unless it exists. Its parent must exist.
     *
     * @param directory the directory.
     * @throws IOException if it cannot be created.
     */
    void createDirectory(Path directory) throws IOException;

    /**
     * Gives a file a second name, or copies it where the file system has no such names.
     *
     * @param file the file, which nothing writes to.
     * @param link the second name, which must not exist; in a directory of the same file system.
     * @throws IOException if the name exists or cannot be created.
     */
    void link(Path file, Path link) throws IOException;

    /**
     * Renames a file in one step, and replaces a file that has the new name.
     *
     * @param from the old name.
     * @param to   the new name.
     * @throws IOException if the file cannot be renamed.
     */
    void move(Path from, Path to) throws IOException;

    /**
     * Deletes a file, if it exists.
     *
     * @param file the file.
     * @throws IOException if it cannot be deleted.
     */
    void delete(Path file) throws IOException;

    /**
     * Makes the bytes and the length of a file durable, not its name.
     *
     * @param file the file.
     * @throws java.nio.file.NoSuchFileException if it does not exist.
     * @throws java.nio.channels.ClosedByInterruptException if the thread was interrupted; not everything may be
     *     durable.
     * @throws IOException if the bytes may not have reached the disk; a second call may report success and be wrong.
     */
    void force(Path file) throws IOException;

    /**
     * Makes the bytes and the length of a file durable through a channel that is open: the system releases a lock of a
     * file when any channel of the file is closed.
     *
     * @param file    the file.
     * @param channel a channel of the file, open for writing.
     * @throws IOException as {@link #force(Path)}.
     */
    void force(Path file, FileChannel channel) throws IOException;

    /**
     * Makes the names in a directory durable.
     *
     * @param directory the directory.
     * @throws IOException as {@link #force(Path)}.
     */
    void forceDirectory(Path directory) throws IOException;
}
