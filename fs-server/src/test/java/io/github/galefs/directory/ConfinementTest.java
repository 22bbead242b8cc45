package io.github.galefs.directory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.Bytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Races of links and renames inside against calls. Files inside have one text, and files outside another. The system
 * property {@code galefs.test.confinement.tries} sets the number of tries.
 */
@EnabledOnOs(OS.LINUX)
@Timeout(600)
class ConfinementTest {
    private static final int TRIES = Integer.getInteger("galefs.test.confinement.tries", 20_000);
    private static final String INSIDE = "inside";
    private static final String SECRET = "secret";

    @TempDir
    private Path outside;

    private Path inside;
    private DirectoryFileService files;

    /** How many files were read inside: the races must leave some. */
    private int read;

    @BeforeEach
    void create() throws IOException {
        inside = Files.createDirectory(outside.resolve("root"));
        Files.writeString(outside.resolve("file"), SECRET);
        Files.createDirectories(outside.resolve("victim/sub"));
        Files.writeString(outside.resolve("victim/file"), SECRET);
        Files.writeString(inside.resolve("file"), INSIDE);
        files = DirectoryFileService.open(new DirectoryContext().directory(inside));
    }

    @AfterEach
    void close() {
        files.close();
    }

    /** Steps that others make meanwhile. */
    private interface Attack {
        void step() throws IOException;
    }

    private void race(final Attack attack, final Runnable use) throws Exception {
        final AtomicBoolean ends = new AtomicBoolean();
        try (ExecutorService threads = Executors.newSingleThreadExecutor()) {
            final Future<?> attacker = threads.submit(() -> {
                while (!ends.get()) {
                    attack.step();
                }
                return null;
            });
            try {
                for (int i = 0; i < TRIES && !attacker.isDone(); i++) {
                    use.run();
                }
            } finally {
                ends.set(true);
                attacker.get();
            }
        }
        assertEquals(SECRET, Files.readString(outside.resolve("file")));
        assertEquals(SECRET, Files.readString(outside.resolve("victim/file")));
        try (Stream<Path> names = Files.walk(outside.resolve("victim"))) {
            assertEquals(3, names.count());
        }
        try (Stream<Path> names = Files.list(outside)) {
            assertEquals(3, names.count());
        }
        assertTrue(read > 0, "no file was read inside");
    }

    private void attempt(final Attack call) {
        try {
            call.step();
        } catch (final FileServiceException _) {
            // The race was lost for the call; what counts is what is outside.
        } catch (final IOException e) {
            throw new AssertionError(e);
        }
    }

    private void readInside(final String path) throws IOException {
        final long handle = files.open(path, Bytes.READ);
        try {
            final byte[] bytes = Bytes.read(files, handle, 0, 100);
            assertEquals(INSIDE, new String(bytes, StandardCharsets.US_ASCII));
            read++;
        } finally {
            files.close(handle);
        }
    }

    @Test
    void shouldNotLeaveTheRootWhenADirectoryBecomesALink() throws Exception {
        final Path directory = Files.createDirectory(inside.resolve("d"));
        Files.writeString(directory.resolve("file"), INSIDE);
        Files.createDirectory(directory.resolve("sub"));
        race(
                () -> {
                    Files.move(directory, inside.resolve("away"));
                    Files.createSymbolicLink(directory, Path.of("../victim"));
                    Files.delete(directory);
                    Files.createSymbolicLink(directory, outside.resolve("victim"));
                    Files.delete(directory);
                    Files.move(inside.resolve("away"), directory);
                },
                this::useDirectory);
    }

    private void useDirectory() {
        attempt(() -> readInside("d/file"));
        attempt(() -> {
            final long handle = files.open("d/file", Bytes.NEW);
            Bytes.write(files, handle, 0, INSIDE.getBytes(StandardCharsets.US_ASCII));
            files.close(handle);
        });
        attempt(() -> files.close(files.open("d/new", Bytes.NEW)));
        attempt(() -> files.unlink("d/new"));
        attempt(() -> files.makeDirectory("d/made"));
        attempt(() -> files.rename("d/made", "d/renamed"));
        attempt(() -> files.removeDirectory("d/renamed"));
        attempt(() -> files.setPermissions("d/file", 0640));
        attempt(() -> files.setModificationTime("d/sub/..", 5));
        attempt(() -> files.list("d").forEach(entry -> assertTrue(entry.status().size() <= INSIDE.length())));
    }

    /** A link leads up from a directory. A move of the directory to its parent would make the link leave the root. */
    @Test
    void shouldNotLeaveTheRootWhenADirectoryMovesUpUnderALink() throws Exception {
        Files.createDirectories(inside.resolve("a/b/c"));
        Files.createSymbolicLink(inside.resolve("up"), Path.of("a/b/c/" + "../c/".repeat(500) + "../../../file"));
        race(
                () -> {
                    Files.move(inside.resolve("a/b"), inside.resolve("b"));
                    Files.move(inside.resolve("b"), inside.resolve("a/b"));
                },
                () -> {
                    // One walk alone is short beside a move.
                    for (int i = 0; i < 10; i++) {
                        attempt(() -> readInside("up"));
                    }
                });
    }

    @Test
    void shouldNotLeaveTheRootWhenAFileBecomesALink() throws Exception {
        final Path file = inside.resolve("f");
        Files.writeString(file, INSIDE);
        race(
                () -> {
                    Files.move(file, inside.resolve("away"));
                    Files.createSymbolicLink(file, Path.of("../file"));
                    Files.delete(file);
                    Files.move(inside.resolve("away"), file);
                },
                () -> {
                    attempt(() -> readInside("f"));
                    attempt(() -> files.setPermissions("f", 0600));
                    attempt(() -> files.list("/").stream()
                            .filter(entry -> entry.name().equals("f"))
                            .forEach(entry -> assertEquals(
                                    entry.kind().isServed() ? INSIDE.length() : 0,
                                    entry.status().size())));
                });
        assertEquals(6, SECRET.length());
    }
}
