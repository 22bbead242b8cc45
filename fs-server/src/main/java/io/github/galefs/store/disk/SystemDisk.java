package io.github.galefs.store.disk;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** The disk of this machine. */
final class SystemDisk implements StoreDisk {
    static final StoreDisk INSTANCE = new SystemDisk();

    private SystemDisk() {}

    @Override
    public void createFile(final Path file) throws IOException {
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)
                .close();
    }

    @Override
    public void createDirectory(final Path directory) throws IOException {
        try {
            Files.createDirectory(directory);
        } catch (final FileAlreadyExistsException e) {
            if (!Files.isDirectory(directory)) {
                throw e;
            }
        }
    }

    @Override
    public void link(final Path file, final Path link) throws IOException {
        try {
            Files.createLink(link, file);
        } catch (final FileAlreadyExistsException e) {
            throw e;
        } catch (final UnsupportedOperationException | FileSystemException _) {
            Files.copy(file, link);
        }
    }

    @Override
    public void move(final Path from, final Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    }

    @Override
    public void delete(final Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    @Override
    public void force(final Path file) throws IOException {
        force(file, StandardOpenOption.WRITE, false);
    }

    @Override
    public void force(final Path file, final FileChannel channel) throws IOException {
        channel.force(false);
    }

    @Override
    public void forceDirectory(final Path directory) throws IOException {
        force(directory, StandardOpenOption.READ, true);
    }

    /**
     * Forces a file through a new channel: an interrupt closes a channel for good, which must not affect other callers.
     *
     * @param allAttributes whether to force attributes that reading does not need, too, such as times.
     */
    private static void force(final Path file, final StandardOpenOption option, final boolean allAttributes)
            throws IOException {
        try (FileChannel channel = FileChannel.open(file, option)) {
            channel.force(allAttributes);
        }
    }
}
