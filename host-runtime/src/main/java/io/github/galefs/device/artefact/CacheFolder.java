package io.github.galefs.device.artefact;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A folder of files that can be made again: what is missing, damaged or cannot be read there is made anew. Safe for use
 * by several threads and processes.
 *
 * <p>Each file begins with a hash of the rest, in a line of its own. A file may have been cut when the machine lost
 * power, and neither a driver nor a compiler of device code says so of what they are given.
 *
 * @param path of the folder; made when the first file is written.
 */
public record CacheFolder(Path path) {
    private static final Logger LOGGER = System.getLogger(CacheFolder.class.getName());
    private static final AtomicBoolean WARNED = new AtomicBoolean();
    private static final char END_OF_HASH = '\n';

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
     * @return the bytes that were written, or nothing when the file is not there, is damaged or cannot be read.
     */
    public Optional<byte[]> read(final String name) {
        try {
            return whole(Files.readAllBytes(path.resolve(name)));
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
                Files.write(unfinished, withHash(content));
                Files.move(unfinished, path.resolve(name), StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(unfinished);
            }
        } catch (final IOException e) {
            warn("cannot keep " + name + " in " + path, e);
        }
    }

    private static byte[] withHash(final byte[] content) {
        final byte[] head = head(content);
        return ByteBuffer.allocate(head.length + content.length)
                .put(head)
                .put(content)
                .array();
    }

    private static Optional<byte[]> whole(final byte[] file) {
        final int headLength = head(new byte[0]).length;
        if (file.length < headLength) {
            return Optional.empty();
        }
        final byte[] content = Arrays.copyOfRange(file, headLength, file.length);
        return Arrays.equals(file, 0, headLength, head(content), 0, headLength)
                ? Optional.of(content)
                : Optional.empty();
    }

    private static byte[] head(final byte[] content) {
        return (new ContentHash().add(content).hex() + END_OF_HASH).getBytes(StandardCharsets.US_ASCII);
    }

    private static void warn(final String what, final IOException cause) {
        final Level level = WARNED.getAndSet(true) ? Level.DEBUG : Level.WARNING;
        LOGGER.log(level, what + "; it will be made anew at each start: " + cause);
    }
}
