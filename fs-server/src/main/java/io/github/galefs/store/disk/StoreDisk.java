package io.github.galefs.store.disk;

import java.io.IOException;
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
     * Creates an empty file that only its owner may read and write, unless it exists.
     *
     * @param file the file.
     * @throws IOException if it cannot be created.
     */
    void createFile(Path file) throws IOException;

    /**
     * Creates a directory that only its owner may use, unless it exists. Its parent must exist.
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
     * Opens a file to force it later.
     *
     * @param file the file, which must exist.
     * @return the open file, to be closed by the caller.
     * @throws IOException if it cannot be opened.
     */
    ForcedFile open(Path file) throws IOException;

    /**
     * Makes the bytes and the length of a file durable, not its name.
     *
     * @param file the file.
     * @throws java.nio.file.NoSuchFileException if it does not exist.
     * @throws java.nio.channels.ClosedByInterruptException as from {@link ForcedFile#force()}.
     * @throws ForceFailedException as from {@link ForcedFile#force()}.
     * @throws IOException if the file cannot be forced now, such as when no descriptor is free; a second call may.
     */
    void force(Path file) throws IOException;

    /**
     * Makes the names in a directory durable.
     *
     * @param directory the directory.
     * @throws IOException as {@link #force(Path)}.
     */
    void forceDirectory(Path directory) throws IOException;

    /**
     * Requires that the store on this disk still belongs to this process. To be called before each force, new segment
     * and deletion.
     *
     * @throws IOException if it does not, from then on always; or if the system does not tell.
     */
    default void requireOwned() throws IOException {}

    /**
     * Requires that no call of {@link #requireOwned} has found the store lost. Asks nothing of the system.
     *
     * @throws IOException if it is lost.
     */
    default void requireNotLost() throws IOException {}
}
