package io.github.galefs.server;

import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.posix.OwnerOnly;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.agrona.CloseHelper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes a server's {@link ServerStatus}, so that readers see the one before or the new one whole. Never throws. */
final class StatusFile implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(StatusFile.class);

    /** Null to write nothing. Held open, as the name may come to lead to the directory of another server. */
    private HeldDirectory directory;

    /** @param directory an existing directory; null to write nothing. */
    StatusFile(final Path directory) {
        this.directory = directory == null ? null : hold(directory);
    }

    private static HeldDirectory hold(final Path directory) {
        try {
            return HeldDirectory.open(directory);
        } catch (final IOException e) {
            LOGGER.debug("cannot open {}, so no status is written: {}", directory, e.toString());
            return null;
        }
    }

    /** Replaces the status. */
    synchronized void write(final ServerStatus status) {
        if (directory == null) {
            return;
        }
        final Path file = file();
        final Path next = next();
        try {
            Files.deleteIfExists(next);
            Files.createFile(next, OwnerOnly.FILE);
            try (Writer writer = Files.newBufferedWriter(next)) {
                status.toProperties().store(writer, null);
            }
            Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (final IOException e) {
            // For example, the disk is full. The server works without its status.
            LOGGER.debug("cannot write {}: {}", HeldDirectory.name(file), e.toString());
        }
    }

    /** Deletes the status. */
    synchronized void delete() {
        if (directory == null) {
            return;
        }
        try {
            Files.deleteIfExists(next());
            Files.deleteIfExists(file());
        } catch (final IOException e) {
            LOGGER.debug("cannot delete {}: {}", HeldDirectory.name(file()), e.toString());
        }
    }

    /** No status is written or deleted any more. */
    @Override
    public synchronized void close() {
        CloseHelper.close(directory);
        directory = null;
    }

    private Path file() {
        return directory.path().resolve(ServerStatus.FILE_NAME);
    }

    private Path next() {
        return directory.path().resolve(ServerStatus.FILE_NAME + ".next");
    }
}
