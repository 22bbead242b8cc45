package io.github.galefs.store.log;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueue;

/** Frees a log from the locks of a process that died while it had the log open. */
public final class StaleLocks {
    private StaleLocks() {}

    /**
     * Removes Chronicle's own locks of a log. The caller must hold the store's lock, so that no living process can have
     * them.
     *
     * <p>Chronicle remembers the process that holds a lock by its number alone. When the number has been given to
     * another process by now, Chronicle takes the lock for a living one and waits in vain. The locks lie in a file from
     * which nothing else is needed: Chronicle makes it again from the segments.
     *
     * @param directory of the log.
     * @throws IOException when the file cannot be removed.
     */
    public static void discard(final Path directory) throws IOException {
        Files.deleteIfExists(directory.resolve(SingleChronicleQueue.QUEUE_METADATA_FILE));
    }
}
