package io.github.galefs.device.artefact;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A folder of files that can be made again: what is missing or cannot be read there is made anew. Safe for use by
 * several threads and processes.
 *
 * @param path of the folder; made when the first file is written.
 */
public record CacheFolder(Path path) {
    private static final Logger LOGGER = System.getLogger(CacheFolder.class.getName());
    private static final AtomicBoolean WARNED = new AtomicBoolean();

    /**
     * The user's cache folder: {@code galefs} in {@code XDG_CACHE_HOME}, else in {@code .cache} in the home folder.
     *
     * @return the folder, which need not exist.
     * @see <a href="https://specifications.freedesktop.org/basedir-spec/latest/">XDG Base Directory Specification</a>
     */
    public static CacheFolder ofUser() {
        return ofUser(System.getenv(), Path.of(System.getProperty("user.home")));
    }

    static CacheFolder ofUser(final Map<String, String> environment, final Path userHome) {
        // The specification has relative paths ignored.
        final Path caches = Optional.ofNullable(environment.get("XDG_CACHE_HOME"))
                .filter(value -> !value.isBlank())
                .map(Path::of)
                .filter(Path::isAbsolute)
                .orElse(userHome.resolve(".cache"));
        return new CacheFolder(caches.resolve("galefs"));
    }

    /**
     * A folder in this one.
     *
     * @param name of the folder.
     * @return the folder, which need not exist.
     */
    public CacheFolder folder(final String name) {
        return new CacheFolder(path.resolve(name));
    }

    /**
     * Reads a file.
     *
     * @param name of the file.
     * @return its bytes, or nothing when it is not there or cannot be read.
     */
    public Optional<byte[]> read(final String name) {
        try {
            return Optional.of(Files.readAllBytes(path.resolve(name)));
        } catch (final NoSuchFileException e) {
            return Optional.empty();
        } catch (final IOException e) {
            warn("cannot read " + path.resolve(name), e);
            return Optional.empty();
        }
    }

    /**
     * Writes a file, all of it or nothing. Where that is not possible a warning is logged, once in a process: whatever
     * was to be kept will be made again.
     *
     * @param name    of the file.
     * @param content its bytes.
     */
    public void write(final String name, final byte[] content) {
        try {
            Files.createDirectories(path);
            final Path unfinished = Files.createTempFile(path, name, ".tmp");
            try {
                Files.write(unfinished, content);
                Files.move(unfinished, path.resolve(name), StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(unfinished);
            }
        } catch (final IOException e) {
            warn("cannot keep " + name + " in " + path, e);
        }
    }

    private static void warn(final String what, final IOException cause) {
        final Level level = WARNED.getAndSet(true) ? Level.DEBUG : Level.WARNING;
        LOGGER.log(level, what + "; it will be made anew at each start: " + cause);
    }
}
