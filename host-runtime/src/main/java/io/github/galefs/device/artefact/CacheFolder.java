package io.github.galefs.device.artefact;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/**
 * A folder of files that can be regenerated: a file that is missing, damaged or unreadable is created again. Safe for
 * use by several threads and processes.
 *
 * <p>Each file begins with a line that contains a hash of the rest. A power failure may truncate a file, and neither
 * drivers nor compilers detect that in device code.
 *
 * @param path   of the folder; created when the first file is written.
 * @param limits of the folder, and of each subfolder. A write deletes what exceeds them, least recently used first.
 */
public record CacheFolder(Path path, CacheLimits limits) {
    private static final Logger LOGGER = LoggerFactory.getLogger(CacheFolder.class);
    private static final AtomicBoolean WARNED = new AtomicBoolean();
    private static final char END_OF_HASH = '\n';

    /** End of the name of a file that is being written. */
    static final String UNFINISHED = ".tmp";

    /**
     * Creates a folder with the limits that the system properties set.
     *
     * @param path of the folder; created when the first file is written.
     * @throws IllegalArgumentException a property has another value than a number in its range.
     */
    public CacheFolder(final Path path) {
        this(path, CacheLimits.ofSystem());
    }

    /**
     * Returns the user's cache folder: {@code galefs} in {@code XDG_CACHE_HOME}, or else in {@code .cache} of the home
     * folder.
     *
     * @return the folder, which may not exist yet.
     * @see <a href="https://specifications.freedesktop.org/basedir-spec/latest/">XDG Base Directory Specification</a>
     */
    public static CacheFolder ofUser() {
        return ofUser(System.getenv(), Path.of(System.getProperty("user.home")));
    }

    static CacheFolder ofUser(final Map<String, String> environment, final Path userHome) {
        // The specification requires that relative paths are ignored.
        final Path caches = Optional.ofNullable(environment.get("XDG_CACHE_HOME"))
                .filter(value -> !value.isBlank())
                .map(Path::of)
                .filter(Path::isAbsolute)
                .orElse(userHome.resolve(".cache"));
        return new CacheFolder(caches.resolve("galefs"));
    }

    /**
     * Returns a subfolder.
     *
     * @param name of the subfolder.
     * @return the subfolder, which may not exist yet.
     */
    public CacheFolder folder(final String name) {
        return new CacheFolder(path.resolve(name), limits);
    }

    /**
     * Reads a file.
     *
     * @param name of the file.
     * @return the bytes that were written; empty if the file is missing, damaged or unreadable.
     */
    public Optional<byte[]> read(final String name) {
        final Path file = path.resolve(name);
        try {
            final byte[] content = Files.readAllBytes(file);
            recordUse(file);
            return verify(content);
        } catch (final NoSuchFileException e) {
            return Optional.empty();
        } catch (final IOException e) {
            warn("cannot read " + path.resolve(name), e);
            return Optional.empty();
        }
    }

    /**
     * Writes a file atomically. If that fails, logs a warning, once in a process: the file will be generated again.
     *
     * @param name    of the file.
     * @param content its bytes.
     */
    public void write(final String name, final byte[] content) {
        try {
            Files.createDirectories(path);
            final Path temporary = Files.createTempFile(path, name, UNFINISHED);
            try {
                Files.write(temporary, withHash(content));
                Files.move(temporary, path.resolve(name), StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(temporary);
            }
        } catch (final IOException e) {
            warn("cannot write " + path.resolve(name), e);
        }
        trim(path.resolve(name));
    }

    private void trim(final Path latest) {
        try {
            new CacheTrim(limits, Instant.now()).run(path, latest);
        } catch (final IOException | UncheckedIOException e) {
            LOGGER.debug("cannot delete old files of {}", path, e);
        }
    }

    private static void recordUse(final Path file) {
        try {
            CacheTrim.recordUse(file, Instant.now());
        } catch (final IOException e) {
            LOGGER.debug("cannot record the use of {}", file, e);
        }
    }

    private static byte[] withHash(final byte[] content) {
        final byte[] header = header(content);
        return ByteBuffer.allocate(header.length + content.length)
                .put(header)
                .put(content)
                .array();
    }

    private static Optional<byte[]> verify(final byte[] file) {
        final int headerLength = header(new byte[0]).length;
        if (file.length < headerLength) {
            return Optional.empty();
        }
        final byte[] content = Arrays.copyOfRange(file, headerLength, file.length);
        return Arrays.equals(file, 0, headerLength, header(content), 0, headerLength)
                ? Optional.of(content)
                : Optional.empty();
    }

    private static byte[] header(final byte[] content) {
        return (new ContentHash().add(content).hex() + END_OF_HASH).getBytes(StandardCharsets.US_ASCII);
    }

    private static void warn(final String what, final IOException cause) {
        final Level level = WARNED.getAndSet(true) ? Level.DEBUG : Level.WARN;
        LOGGER.atLevel(level).log("{}; it will be generated again at each start: {}", what, cause.toString());
    }
}
