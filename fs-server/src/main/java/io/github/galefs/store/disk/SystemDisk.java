package io.github.galefs.store.disk;

import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.posix.HeldFile;
import io.github.galefs.posix.OwnerOnly;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;

/** The disk of this machine. */
final class SystemDisk implements StoreDisk {
    static final StoreDisk INSTANCE = new SystemDisk();

    private SystemDisk() {}

    @Override
    public void createFile(final Path file) throws IOException {
        FileChannel.open(file, Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE), OwnerOnly.FILE)
                .close();
    }

    @Override
    public void createDirectory(final Path directory) throws IOException {
        try {
            Files.createDirectory(directory, OwnerOnly.DIRECTORY);
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
    public ForcedFile open(final Path file) throws IOException {
        return new SystemFile(file, HeldFile.openForWriting(file));
    }

    @Override
    public void force(final Path file) throws IOException {
        try (ForcedFile open = open(file)) {
            open.force();
        }
    }

    @Override
    public void forceDirectory(final Path directory) throws IOException {
        try (HeldFile open = HeldFile.openForReading(directory)) {
            force(directory, open::force);
        }
    }

    private record SystemFile(Path file, HeldFile open) implements ForcedFile {
        @Override
        public void force() throws IOException {
            SystemDisk.force(file, open::forceData);
            // The system forces a file without a name, too, although nobody will ever read it.
            if (Files.getAttribute(open.path(), "unix:nlink").equals(0)) {
                throw new NoSuchFileException(HeldDirectory.name(file).toString());
            }
        }

        @Override
        public void close() {
            open.close();
        }
    }

    /** A call that forces an open file. */
    @FunctionalInterface
    private interface Force {
        void run() throws IOException;
    }

    private static void force(final Path file, final Force force) throws IOException {
        try {
            force.run();
        } catch (final ClosedByInterruptException e) {
            throw e;
        } catch (final IOException e) {
            throw new ForceFailedException("cannot force " + HeldDirectory.name(file), e);
        }
    }
}
