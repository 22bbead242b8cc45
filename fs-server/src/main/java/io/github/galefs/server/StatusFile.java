package io.github.galefs.server;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes a server's {@link ServerStatus}, so that readers see the one before or the new one whole. Never throws. */
final class StatusFile {
    private static final Logger LOGGER = LoggerFactory.getLogger(StatusFile.class);

    private final Path file;
    private final Path next;

    /** @param directory an existing directory; null to write nothing. */
    StatusFile(final Path directory) {
        file = directory == null ? null : directory.resolve(ServerStatus.FILE_NAME);
        next = directory == null ? null : directory.resolve(ServerStatus.FILE_NAME + ".next");
    }

    /** Replaces the status. */
    void write(final ServerStatus status) {
        if (file == null) {
            return;
        }
        try {
            try (Writer writer = Files.newBufferedWriter(next)) {
                status.toProperties().store(writer, null);
            }
            Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (final IOException e) {
            // For example, the disk is full. The server works without its status.
            LOGGER.debug("cannot write {}: {}", file, e.toString());
        }
    }

    /** Deletes the status. */
    void delete() {
        if (file == null) {
            return;
        }
        try {
            Files.deleteIfExists(next);
            Files.deleteIfExists(file);
        } catch (final IOException e) {
            LOGGER.debug("cannot delete {}: {}", file, e.toString());
        }
    }
}
