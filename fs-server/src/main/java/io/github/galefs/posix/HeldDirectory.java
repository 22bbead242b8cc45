package io.github.galefs.posix;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * A directory that is held open. Its files are reached through the descriptor, so they are the same ones when the
 * directory is moved, and when another takes its name. Where the system has no {@code /proc}, they are reached by the
 * name.
 */
public final class HeldDirectory implements AutoCloseable {
    /** Names by path, of all directories that are held. */
    private static final ConcurrentMap<Path, Path> NAMES = new ConcurrentHashMap<>();

    private final Path name;
    private final Path path;
    private final HeldFile file;

    /** Device and inode. */
    private final Object key;

    private HeldDirectory(final Path name, final Path path, final HeldFile file, final Object key) {
        this.name = name;
        this.path = path;
        this.file = file;
        this.key = key;
    }

    /**
     * Opens a directory.
     *
     * @param directory the directory.
     * @return the directory, to be closed by the caller.
     * @throws IOException if it cannot be read.
     */
    public static HeldDirectory open(final Path directory) throws IOException {
        final Path name = directory.toRealPath();
        final HeldFile file = HeldFile.openForReading(name);
        HeldDirectory held = null;
        try {
            final Path path = file.path();
            held = new HeldDirectory(name, path, file, key(path));
            NAMES.put(path, name);
            return held;
        } finally {
            if (held == null) {
                file.close();
            }
        }
    }

    /**
     * Returns a path for messages and for other processes: with the name that a held directory had when it was opened,
     * in place of its descriptor.
     *
     * @param path any path.
     * @return the path with the name; the path itself if it does not lead through a held directory.
     */
    public static Path name(final Path path) {
        final int count = HeldFile.DESCRIPTORS.getNameCount() + 1;
        if (path.getNameCount() < count || !path.startsWith(HeldFile.DESCRIPTORS)) {
            return path;
        }
        final Path name = NAMES.get(path.getRoot().resolve(path.subpath(0, count)));
        return name == null
                ? path
                : path.getNameCount() == count ? name : name.resolve(path.subpath(count, path.getNameCount()));
    }

    /**
     * Returns the path by which this process reaches the directory.
     *
     * @return the path, valid until this is closed.
     */
    public Path path() {
        return path;
    }

    /**
     * Returns the name that the directory had when it was opened.
     *
     * @return the name, absolute and without links.
     */
    public Path name() {
        return name;
    }

    /**
     * Returns whether the name still leads to this directory.
     *
     * @return false if the directory was moved or deleted, or another one was put in its place.
     * @throws IOException if the system does not tell.
     */
    public boolean isInPlace() throws IOException {
        try {
            return key.equals(key(name));
        } catch (final NoSuchFileException _) {
            return false;
        }
    }

    /**
     * Returns the open directory.
     *
     * @return the directory, owned by this.
     */
    public HeldFile file() {
        return file;
    }

    /** Closes the directory. To be called once. */
    @Override
    public void close() {
        NAMES.remove(path, name);
        file.close();
    }

    private static Object key(final Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    }
}
