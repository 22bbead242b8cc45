package io.github.galefs.directory;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Appended;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.NameKind;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.ServedNames;
import io.github.galefs.store.Bytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
@Timeout(60)
class DirectoryFileServiceTest {
    private static final int MAX_OPEN_FILES = 20;

    @TempDir
    private Path outside;

    private Path inside;
    private DirectoryFileService files;

    @BeforeEach
    void open() throws IOException {
        inside = Files.createDirectory(outside.resolve("inside"));
        Files.writeString(outside.resolve("secret"), "secret");
        files = DirectoryFileService.open(context());
    }

    @AfterEach
    void close() {
        files.close();
    }

    private DirectoryContext context() {
        return new DirectoryContext().directory(inside).maxOpenFiles(MAX_OPEN_FILES);
    }

    private void link(final String name, final String target) throws IOException {
        Files.createSymbolicLink(inside.resolve(name), Path.of(target));
    }

    private List<String> names(final String path) throws IOException {
        return files.list(path).stream().map(DirectoryEntry::name).toList();
    }

    @Test
    void shouldRefuseWhatCannotBeServed() throws IOException {
        final Path none = outside.resolve("none");
        assertRefused(PosixError.ENOENT, () -> DirectoryFileService.open(new DirectoryContext().directory(none)));
        assertRefused(
                PosixError.ENOTDIR,
                () -> DirectoryFileService.open(new DirectoryContext().directory(outside.resolve("secret"))));
        assertThrows(IllegalStateException.class, () -> DirectoryFileService.open(new DirectoryContext()));
        assertThrows(
                IllegalArgumentException.class,
                () -> DirectoryFileService.open(context().maxOpenFiles(0)));
        final DirectoryContext used = context();
        DirectoryFileService.open(used).close();
        assertThrows(IllegalStateException.class, () -> DirectoryFileService.open(used));
    }

    @Test
    void shouldFollowRelativeLinksThatStayInside() throws IOException {
        Bytes.create(files, "file", pattern(10, 1));
        files.makeDirectory("d");
        files.makeDirectory("d/e");
        link("d/e/up", "../../file");
        link("directory", "d/e");
        assertArrayEquals(pattern(10, 1), Bytes.readAll(files, "directory/up"));
        assertEquals(files.stat("file").fileId(), files.stat("d/e/up").fileId());
        assertEquals(
                files.stat("file").fileId(),
                files.list("d/e").getFirst().status().fileId());
        assertEquals(files.stat("/").fileId(), files.stat("directory/..").fileId());
        Bytes.create(files, "directory/new", pattern(3, 2));
        assertEquals(3, Files.size(inside.resolve("d/e/new")));
    }

    private Map<String, NameKind> kinds(final String path) throws IOException {
        return files.list(path).stream().collect(Collectors.toMap(DirectoryEntry::name, DirectoryEntry::kind));
    }

    /** Else a walk through the tree would have no end, and the removal of a tree would remove what is linked. */
    @Test
    void shouldListLinksToDirectoriesAsWhatIsNoDirectory() throws IOException {
        Bytes.create(files, "file", pattern(10, 1));
        files.makeDirectory("d");
        link("d/here", ".");
        link("d/above", "..");
        link("directory", "d");
        link("link", "file");
        assertEquals(
                Map.of(
                        "d", NameKind.DIRECTORY,
                        "directory", NameKind.OTHER_LINK,
                        "file", NameKind.FILE,
                        "link", NameKind.FILE_LINK),
                kinds("/"));
        assertEquals(
                Map.of("above", NameKind.OTHER_LINK, "here", NameKind.OTHER_LINK), kinds("d/here/above/directory"));
        for (final DirectoryEntry entry : files.list("/")) {
            assertEquals(entry.kind() == NameKind.DIRECTORY, entry.status().directory(), entry.name());
            assertEquals(
                    entry.name().equals("file") || entry.name().equals("link") ? 10 : 0,
                    entry.status().size());
        }
        assertRefused(PosixError.ENOTEMPTY, () -> files.removeDirectory("d"));
    }

    @Test
    void shouldRefuseLinksThatLeadOut() throws IOException {
        link("out", "../secret");
        link("above", "..");
        link("absolute", inside.resolve("file").toString());
        link("loop", "loop");
        link("nowhere", "none");
        link("process", "/proc/self/fd/1");
        Bytes.create(files, "file", pattern(10, 1));
        for (final String path : List.of("out", "above/secret", "above/inside/file", "absolute", "process")) {
            assertRefused(PosixError.EACCES, () -> files.stat(path));
            assertRefused(PosixError.EACCES, () -> files.open(path, READ));
            assertRefused(PosixError.EACCES, () -> files.open(path, NEW));
            assertRefused(PosixError.EACCES, () -> files.setPermissions(path, 0));
        }
        assertRefused(PosixError.EACCES, () -> files.open("above/new", NEW));
        assertRefused(PosixError.EACCES, () -> files.makeDirectory("above/new"));
        assertRefused(PosixError.EACCES, () -> files.unlink("above/secret"));
        assertRefused(PosixError.EACCES, () -> files.rename("above/secret", "mine"));
        assertRefused(PosixError.EACCES, () -> files.rename("file", "above/mine"));
        assertRefused(PosixError.EACCES, () -> files.list("above"));
        assertRefused(PosixError.ELOOP, () -> files.stat("loop"));
        assertRefused(PosixError.ENOENT, () -> files.stat("nowhere"));
        assertRefused(PosixError.ENOENT, () -> files.open("nowhere", NEW));
        assertTrue(assertRefused(PosixError.EACCES, () -> files.stat("out"))
                .getMessage()
                .startsWith("\"out\" leaves the directory that is served"));
        final Map<String, NameKind> kinds = kinds("/");
        assertEquals(NameKind.FILE, kinds.remove("file"));
        assertEquals(6, kinds.size());
        assertEquals(Set.of(NameKind.OTHER_LINK), Set.copyOf(kinds.values()));
        assertEquals("secret", Files.readString(outside.resolve("secret")));
        assertFalse(Files.exists(outside.resolve("new")));
        assertFalse(Files.exists(inside.resolve("none")));
    }

    @Test
    void shouldRemoveAndRenameLinksThemselves() throws IOException {
        files.makeDirectory("d");
        Bytes.create(files, "d/file", pattern(10, 1));
        link("out", "../secret");
        link("directory", "d");
        files.rename("directory", "d/link");
        assertEquals("d", Files.readSymbolicLink(inside.resolve("d/link")).toString());
        assertRefused(PosixError.ENOTEMPTY, () -> files.removeDirectory("d"));
        link("directory", "d");
        files.remove("directory");
        files.remove("out");
        files.remove("d/link");
        assertEquals(List.of("d"), names("/"));
        assertEquals(List.of("file"), names("d"));
        assertEquals("secret", Files.readString(outside.resolve("secret")));
    }

    /** The open of a pipe for reading would wait for a writer. */
    @Test
    void shouldRefusePipesDevicesAndSocketsWithoutOpeningThem() throws Exception {
        assertEquals(0, run("mkfifo", inside.resolve("pipe").toString()));
        assertRefused(PosixError.ENOTSUP, () -> files.open("pipe", READ));
        assertRefused(PosixError.ENOTSUP, () -> files.open("pipe", NEW));
        assertRefused(PosixError.ENOTSUP, () -> files.stat("pipe"));
        assertRefused(PosixError.ENOTSUP, () -> files.setPermissions("pipe", 0));
        assertEquals(Map.of("pipe", NameKind.PIPE), kinds("/"));
        files.makeDirectory("d");
        files.rename("pipe", "d/pipe");
        assertRefused(PosixError.ENOTEMPTY, () -> files.removeDirectory("d"));
        files.unlink("d/pipe");
        files.removeDirectory("d");
        try (DirectoryFileService devices =
                DirectoryFileService.open(new DirectoryContext().directory(Path.of("/dev")))) {
            final FileServiceException refusal = assertRefused(PosixError.ENOTSUP, () -> devices.open("null", READ));
            assertTrue(refusal.getMessage().contains("is a device"), refusal.getMessage());
            final List<DirectoryEntry> entries = devices.list("/");
            assertTrue(
                    entries.stream().anyMatch(entry -> entry.name().equals("null") && entry.kind() == NameKind.DEVICE));
        }
    }

    private static int run(final String... command) throws Exception {
        return new ProcessBuilder(command).start().waitFor();
    }

    @Test
    void shouldListAndOpenNamesOfAnyBytes() throws Exception {
        assertEquals(0, run("sh", "-c", "cd '" + inside + "' && printf x > \"$(printf 'a\\377b')\""));
        assertEquals(List.of("a\\xffb"), names("/"));
        assertArrayEquals(new byte[] {'x'}, Bytes.readAll(files, "a\\xffb"));
        Bytes.create(files, "\\x5cx41", pattern(3, 1));
        assertTrue(Files.exists(inside.resolve("\\x41")));
        assertEquals(List.of("\\x5cx41", "a\\xffb"), names("/"));
        files.rename("a\\xffb", "plain");
        assertTrue(Files.exists(inside.resolve("plain")));
    }

    @Test
    void shouldRefuseEscapesThatNoNameHas() throws IOException {
        files.makeDirectory("d");
        assertRefused(PosixError.EINVAL, () -> files.open("\\x00", NEW));
        assertRefused(PosixError.EINVAL, () -> files.open("d\\x2f..\\x2fx", NEW));
        assertRefused(PosixError.EINVAL, () -> files.removeDirectory("d/\\x2e\\x2e"));
        assertRefused(PosixError.EINVAL, () -> files.stat("\\x2e./secret"));
        assertRefused(PosixError.EINVAL, () -> files.stat("d/\\x2e"));
    }

    @Test
    void shouldTellFilesOfSeveralNames() throws IOException {
        Bytes.create(files, "file", pattern(10, 1));
        Bytes.create(files, "other", pattern(10, 1));
        Files.createLink(inside.resolve("same"), inside.resolve("file"));
        assertEquals(
                Map.of("file", NameKind.SHARED_FILE, "other", NameKind.FILE, "same", NameKind.SHARED_FILE), kinds("/"));
        final List<DirectoryEntry> entries = files.list("/");
        assertEquals(
                entries.getFirst().status().fileId(), entries.getLast().status().fileId());
    }

    @Test
    void shouldListNoMoreThanServedNamesToThoseThatKnowNoOthers() throws IOException {
        for (int i = 0; i < 10; i++) {
            Bytes.create(files, "file-" + i, pattern(1, i));
            link("dangling-" + i, "none");
            link("file-" + i + "-dangling", "none");
        }
        final ServedNames served = new ServedNames(files);
        final List<String> expected =
                names("/").stream().filter(name -> !name.contains("dangling")).toList();
        for (final int limit : new int[] {1, 2, 9, 10, 11, 1000}) {
            final List<String> found = new ArrayList<>();
            List<DirectoryEntry> page;
            do {
                page = served.list("/", found.isEmpty() ? "" : found.getLast(), limit);
                page.forEach(entry -> found.add(entry.name()));
            } while (page.size() == limit);
            assertEquals(expected, found, "pages of " + limit);
        }
        assertRefused(PosixError.EINVAL, () -> served.list("/", "", 0));
    }

    @Test
    void shouldKeepHoles() throws IOException {
        final long handle = files.open("file", NEW);
        Bytes.write(files, handle, 1L << 30, new byte[] {7});
        files.truncate(handle, 1L << 31);
        files.sync(handle);
        assertEquals(1L << 31, files.status(handle).size());
        assertTrue(files.status(handle).allocated() <= 1 << 20, () -> "status " + handle);
        assertArrayEquals(new byte[1000], Bytes.read(files, handle, 12_345, 1000));
    }

    @Test
    void shouldAppendWholeBesideAnotherProcess() throws Exception {
        final int count = 500;
        final long handle = files.open("log", NEW);
        final Process other = new ProcessBuilder(
                        "sh", "-c", "for i in $(seq " + count + "); do echo \"other $i\" >> '" + inside + "/log'; done")
                .start();
        final Map<Long, String> mine = new HashMap<>();
        int i = 0;
        while (other.isAlive() || i < count) {
            final String line = "mine " + i++ + "x".repeat(i % 3000) + "\n";
            final Appended appended = Bytes.append(files, handle, line.getBytes(StandardCharsets.US_ASCII));
            mine.put(appended.offset(), line);
        }
        assertEquals(0, other.waitFor());
        final byte[] log = Files.readAllBytes(inside.resolve("log"));
        mine.forEach((offset, line) ->
                assertEquals(line, new String(log, offset.intValue(), line.length(), StandardCharsets.US_ASCII)));
        assertEquals(
                count,
                new String(log, StandardCharsets.US_ASCII)
                        .lines()
                        .filter(line -> line.matches("other \\d+"))
                        .count());
        assertEquals(i, mine.size());
    }

    @Test
    void shouldMoveBytesOfArraysOfAnyLength() throws IOException {
        final long handle = files.open("file", NEW);
        final byte[] bytes = pattern(2 * Transfers.PIECE_LENGTH + 1000, 3);
        files.write(handle, 5, MemorySegment.ofArray(bytes), 0, bytes.length);
        final byte[] back = new byte[bytes.length + 100];
        assertEquals(bytes.length, files.read(handle, 5, MemorySegment.ofArray(back), 0, back.length));
        assertArrayEquals(bytes, Arrays.copyOf(back, bytes.length));
        final byte[] first = new byte[1000];
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment second = arena.allocate(bytes.length);
            assertEquals(bytes.length, files.read(handle, 5, List.of(MemorySegment.ofArray(first), second)));
            assertArrayEquals(Arrays.copyOf(bytes, 1000), first);
            assertEquals(
                    -1,
                    second.asSlice(0, bytes.length - 1000)
                            .mismatch(MemorySegment.ofArray(bytes).asSlice(1000)));
        }
        final MemorySegment constant = MemorySegment.ofArray(new byte[10]).asReadOnly();
        assertThrows(IllegalArgumentException.class, () -> files.read(handle, 0, constant, 0, 10));
    }

    @Test
    void shouldServeMoreThreadsWithArraysThanThereAreStagingPieces() throws Exception {
        final byte[] bytes = pattern(100_000, 3);
        Bytes.create(files, "file", bytes);
        final long handle = files.open("file", NEW);
        try (ExecutorService threads = Executors.newFixedThreadPool(16)) {
            final List<Future<?>> jobs = new ArrayList<>();
            for (int i = 0; i < 16; i++) {
                final boolean writes = i % 2 == 0;
                jobs.add(threads.submit(() -> {
                    for (int round = 0; round < 50; round++) {
                        final MemorySegment memory = MemorySegment.ofArray(bytes.clone());
                        if (writes) {
                            files.write(handle, 0, memory, 0, bytes.length);
                        } else {
                            assertEquals(bytes.length, files.read(handle, 0, memory, 0, bytes.length));
                        }
                    }
                    return null;
                }));
            }
            for (final Future<?> job : jobs) {
                job.get();
            }
        }
    }

    @Test
    void shouldFailWithEmfileAtTheBoundOfHandles() throws IOException {
        final long first = files.open("file", NEW);
        for (int i = 1; i < MAX_OPEN_FILES; i++) {
            files.open("file", READ);
        }
        final FileServiceException refusal = assertRefused(PosixError.EMFILE, () -> files.open("file", READ));
        assertTrue(refusal.getMessage().contains("all 20 handles"), refusal.getMessage());
        assertRefused(PosixError.EMFILE, () -> files.open("new", NEW));
        assertFalse(Files.exists(inside.resolve("new")));
        Bytes.append(files, first, new byte[1]);
        files.close(first);
        for (int i = 0; i < 3 * MAX_OPEN_FILES; i++) {
            assertRefused(PosixError.ENOENT, () -> files.open("none", READ));
        }
        files.close(files.open("new", NEW));
    }

    @Test
    void shouldReleaseDescriptorsWhateverFails() throws Exception {
        link("out", "../secret");
        assertEquals(0, run("mkfifo", inside.resolve("pipe").toString()));
        files.makeDirectory("d");
        Bytes.create(files, "d/file", pattern(10, 1));
        for (int round = 0; round < 3; round++) {
            exercise();
        }
        final long before = descriptors();
        for (int round = 0; round < 50; round++) {
            exercise();
        }
        assertTrue(descriptors() < before + 20, before + " descriptors before, now " + descriptors());
    }

    private void exercise() throws IOException {
        for (final String path : List.of("out", "pipe", "d", "none", "d/file", "d/file/x", "none/x", "d/..", "/")) {
            attempt(() -> files.close(files.open(path, READ)));
            attempt(() -> files.close(files.open(path, NEW)));
            attempt(() -> files.list(path));
            attempt(() -> files.setPermissions(path, 0755));
            attempt(() -> files.makeDirectory(path));
            attempt(() -> files.rename(path, "d/file"));
            attempt(() -> files.rename(path, "d/new"));
            attempt(() -> files.rename("d/new", path));
            attempt(() -> files.removeDirectory(path));
        }
        attempt(() -> files.remove("none"));
    }

    private interface Attempt {
        void run() throws IOException;
    }

    private static void attempt(final Attempt attempt) throws IOException {
        try {
            attempt.run();
        } catch (final FileServiceException _) {
            // Some of the calls must fail.
        }
    }

    private static long descriptors() throws IOException {
        try (var open = Files.list(Path.of("/proc/self/fd"))) {
            return open.count();
        }
    }

    @Test
    void shouldCloseHandlesWhileTheyAreRead() throws Exception {
        Bytes.create(files, "file", pattern(100_000, 1));
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            for (int round = 0; round < 300; round++) {
                final long handle = files.open("file", READ);
                final Future<?> reader = threads.submit(() -> {
                    try {
                        while (true) {
                            assertArrayEquals(pattern(100_000, 1), Bytes.read(files, handle, 0, 100_000));
                        }
                    } catch (final FileServiceException e) {
                        assertEquals(PosixError.EBADF, e.error());
                        return null;
                    }
                });
                files.close(handle);
                Bytes.create(files, "other", pattern(100_000, 2));
                reader.get();
            }
        }
    }

    @Test
    void shouldReturnFewerBytesWhenAFileIsCutRemovedOrReplacedMeanwhile() throws Exception {
        final byte[] bytes = pattern(4_000_000, 1);
        final AtomicBoolean ends = new AtomicBoolean();
        try (ExecutorService threads = Executors.newSingleThreadExecutor()) {
            final Path file = inside.resolve("file");
            Files.write(file, bytes);
            final Future<?> other = threads.submit(() -> {
                while (!ends.get()) {
                    try (RandomAccessFile cut = new RandomAccessFile(file.toFile(), "rw")) {
                        cut.setLength(1000);
                        cut.setLength(0);
                    }
                    Files.write(file, bytes);
                    Files.write(inside.resolve("new"), bytes);
                    Files.move(inside.resolve("new"), file, StandardCopyOption.REPLACE_EXISTING);
                    Files.delete(file);
                    Files.write(file, bytes);
                }
                return null;
            });
            for (int i = 0; i < 200; i++) {
                attempt(() -> {
                    final long handle = files.open("file", READ);
                    final byte[] read = Bytes.read(files, handle, 0, bytes.length);
                    assertTrue(read.length <= bytes.length);
                    files.status(handle);
                    files.close(handle);
                });
            }
            ends.set(true);
            other.get();
        }
    }

    @Test
    void shouldKeepTheVersionOfOwnWritesWhenAFileIsOpenedAgain() throws IOException {
        long handle = files.open("file", NEW);
        long version = files.status(handle).version();
        for (int i = 0; i < 100; i++) {
            assertEquals(version + 1, Bytes.write(files, handle, i % 5, pattern(10, i)));
            assertEquals(
                    version + 2, Bytes.append(files, handle, pattern(10, i)).version());
            files.close(handle);
            handle = files.open("file", NEW);
            version = assertKept(version + 2, files.status(handle).version());
            files.setPermissions("file", 0600 + i % 8);
            files.rename("file", "other");
            files.rename("other", "file");
            assertEquals(version, files.status(handle).version());
            version = assertKept(version, files.stat("file").version());
            files.setModificationTime(handle, i);
            assertEquals(version + 1, files.status(handle).version());
            version = assertKept(version + 1, files.stat("file").version());
        }
    }

    /** Without exact times, a look by name proves nothing after own changes, and gives a higher version. */
    private long assertKept(final long expected, final long version) {
        if (files.hasExactTimes()) {
            assertEquals(expected, version);
        } else {
            assertTrue(version > expected, expected + ", then " + version);
        }
        return version;
    }

    /** Another process changes bytes, and neither the size nor, mostly, the tick. */
    @Test
    void shouldNeverHaveEqualVersionsOfDifferentBytes() throws IOException {
        final Path file = inside.resolve("file");
        Files.write(file, new byte[Integer.BYTES]);
        final Map<Long, Integer> seen = new HashMap<>();
        final Map<Long, Integer> seenByName = new HashMap<>();
        try (FileChannel other = FileChannel.open(file, StandardOpenOption.WRITE)) {
            for (int i = 0; i < 5000; i++) {
                other.write(ByteBuffer.allocate(Integer.BYTES).putInt(0, i), 0);
                final long handle = files.open("file", READ);
                assertEquals(null, seen.put(files.status(handle).version(), i));
                assertEquals(null, seenByName.put(files.stat("file").version(), i));
                files.close(handle);
            }
        }
    }

    @Test
    void shouldSeeAChangeOfAnotherAfterOwnChanges() throws IOException {
        final long handle = files.open("file", NEW);
        final long version = Bytes.write(files, handle, 0, pattern(10, 1));
        Files.write(inside.resolve("file"), pattern(10, 2));
        assertNotEquals(version, files.stat("file").version());
        assertNotEquals(version, files.status(handle).version());
        final long changed = files.status(handle).version();
        assertEquals(changed + 1, Bytes.write(files, handle, 0, pattern(10, 3)));
    }

    @Test
    void shouldGiveARecreatedFileAnotherId() throws IOException {
        for (int i = 0; i < 200; i++) {
            final long first = files.open("file", NEW);
            final long id = files.status(first).fileId();
            files.close(first);
            files.unlink("file");
            final long second = files.open("file", NEW);
            assertNotEquals(id, files.status(second).fileId());
            files.close(second);
        }
    }

    @Test
    void shouldNotCreateOverADanglingNameOrTruncateBeforeAllIsChecked() throws IOException {
        Bytes.create(files, "file", pattern(10, 1));
        assertRefused(
                PosixError.EEXIST,
                () -> files.open(
                        "file",
                        EnumSet.of(
                                FileOpenOption.WRITE,
                                FileOpenOption.CREATE,
                                FileOpenOption.EXCLUSIVE,
                                FileOpenOption.TRUNCATE)));
        assertEquals(10, files.stat("file").size());
    }

    @Test
    void shouldSyncNamesWhateverHasBecomeOfTheirDirectories() throws IOException {
        files.makeDirectory("d");
        files.makeDirectory("d/e");
        final long handle = files.open("d/e/file", NEW);
        files.rename("d", "moved");
        files.sync(handle);
        files.makeDirectory("gone");
        files.removeDirectory("gone");
        final long removed = files.open("moved/file", NEW);
        files.unlink("moved/file");
        Files.move(inside.resolve("moved"), inside.resolve("elsewhere"));
        files.setPermissions(removed, 0600);
        files.sync(removed);
        files.sync(removed);
        files.syncAll();
    }

    @Test
    void shouldSayOnceThatTheDirectoryWasRemoved() throws Exception {
        assertFalse(assertRefused(PosixError.ENOENT, () -> files.stat("none"))
                .getMessage()
                .contains("removed"));
        final long handle = files.open("file", NEW);
        files.unlink("file");
        Files.delete(inside);
        Files.createDirectory(inside);
        Files.createFile(inside.resolve("file"));
        final PrintStream console = System.err;
        final ByteArrayOutputStream written = new ByteArrayOutputStream();
        try {
            System.setErr(new PrintStream(written, true, StandardCharsets.UTF_8));
            for (int i = 0; i < 10; i++) {
                final String message = assertRefused(PosixError.ENOENT, () -> files.stat("file"))
                        .getMessage();
                assertTrue(message.contains("the directory " + inside + ", which is served, was removed"), message);
                assertRefused(PosixError.ENOENT, () -> files.open("new", NEW));
            }
        } finally {
            System.setErr(console);
        }
        final List<String> logged =
                written.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(1, logged.size(), logged::toString);
        assertTrue(logged.getFirst().contains(inside + " was removed"), logged::toString);
        Bytes.write(files, handle, 0, pattern(10, 1));
        files.close(handle);
    }

    @Test
    void shouldServeADirectoryThatWasRenamed() throws Exception {
        Files.move(inside, outside.resolve("elsewhere"));
        Bytes.create(files, "file", pattern(10, 1));
        assertTrue(Files.exists(outside.resolve("elsewhere/file")));
    }

    @Test
    void shouldRefuseEveryCallAfterTheClose() throws IOException {
        final long handle = files.open("file", NEW);
        files.close();
        files.close();
        assertRefused(PosixError.EBADF, () -> files.read(handle, 0, MemorySegment.NULL, 0, 0));
        assertRefused(PosixError.EBADF, () -> files.list("/"));
        assertRefused(PosixError.EBADF, () -> files.open("file", READ));
        assertRefused(PosixError.EBADF, () -> files.rename("file", "other"));
        assertRefused(PosixError.EBADF, files::syncAll);
        assertRefused(PosixError.EBADF, files::capacity);
    }
}
