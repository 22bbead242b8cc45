package io.github.galefs.store.disk;

import java.io.IOException;

/**
 * A file that is open to be forced. The system reports each failure to write the file back to those that had it open
 * before; without any, it may forget the failure together with the file.
 */
public interface ForcedFile extends AutoCloseable {
    /**
     * Makes the bytes and the length of the file durable, not its name.
     *
     * @throws java.nio.channels.ClosedByInterruptException if the thread is interrupted; not everything may be durable.
     * @throws ForceFailedException if the bytes may not have reached the disk; a second call may report success and be
     *     wrong.
     * @throws java.nio.file.NoSuchFileException if the file has been removed: what it has is lost.
     * @throws IOException if the file cannot be forced now; a second call may.
     */
    void force() throws IOException;

    /** Closes the file. No other thread may use it any more. */
    @Override
    void close();
}
