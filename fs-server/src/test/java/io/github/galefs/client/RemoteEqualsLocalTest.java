package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Makes the same random calls on a store and on a server, and compares results and errors. */
@Timeout(120)
class RemoteEqualsLocalTest {
    private static final Set<FileOpenOption> FREQUENT_OPTIONS =
            EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE, FileOpenOption.CREATE);
    private static final int CALLS = 3000;
    private static final long UNKNOWN_HANDLE = 1L << 40;
    private static final String[] PATHS = {
        "a",
        "b",
        "d",
        "d/a",
        "d/e",
        "d/e/f",
        "/",
        "..",
        "d/..",
        "a/",
        "a/x",
        "",
        "none/x",
        "d//a",
        "./a",
        "x\0y",
        "\uD800",
        "n".repeat(255),
        "n".repeat(256),
        "/".repeat(4094) + "a",
        "/".repeat(4100) + "a",
        "ü€"
    };

    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void shouldReturnTheSameResultsAndErrorsOverTheNetwork(final long seed) throws Exception {
        try (EmbeddedStore local = EmbeddedStore.create(new EmbeddedStoreContext()
                        .directory(directory.resolve("local"))
                        .blockSize(ServedStore.BLOCK)
                        .segmentSize(1024 * 1024));
                ServedStore served = new ServedStore(directory);
                RemoteFileService remote = served.connect()) {
            final SplittableRandom random = new SplittableRandom(seed);
            final List<Handles> open = new ArrayList<>();
            open.add(new Handles(UNKNOWN_HANDLE, UNKNOWN_HANDLE));
            for (int step = 0; step < CALLS; step++) {
                final Step call = draw(random, open);
                final String expected = outcome(call, local, true);
                assertEquals(expected, outcome(call, remote, false), "step " + step + ": " + call.name);
                if (call.opened[0] != 0 && call.opened[1] != 0) {
                    open.add(new Handles(call.opened[0], call.opened[1]));
                }
            }
        }
    }

    private record Handles(long local, long remote) {}

    private interface Action {
        Object run(FileService files, long handle, Step step) throws FileServiceException;
    }

    private static final class Step {
        private final String name;
        private final Handles handles;
        private final Action action;
        private final long[] opened = new long[2];
        private boolean local;

        Step(final String name, final Handles handles, final Action action) {
            this.name = name;
            this.handles = handles;
            this.action = action;
        }
    }

    private static String outcome(final Step step, final FileService files, final boolean local) {
        step.local = local;
        try {
            return String.valueOf(step.action.run(files, local ? step.handles.local() : step.handles.remote(), step));
        } catch (final FileServiceException e) {
            return e.error().name();
        }
    }

    private static Step draw(final SplittableRandom random, final List<Handles> open) {
        final String path = PATHS[random.nextInt(PATHS.length)];
        final String other = PATHS[random.nextInt(PATHS.length)];
        final Handles handles = open.get(random.nextInt(open.size()));
        final long position = switch (random.nextInt(8)) {
            case 0 -> -1;
            case 1 -> Long.MAX_VALUE - random.nextInt(3);
            case 2 -> 1L << 40;
            default -> random.nextInt(40_000);
        };
        final int length = random.nextInt(20) == 0 ? -1 : random.nextInt(random.nextBoolean() ? 10 : 30_000);
        return switch (random.nextInt(19)) {
            case 0, 1, 2 -> {
                final Set<FileOpenOption> options = EnumSet.noneOf(FileOpenOption.class);
                for (final FileOpenOption option : FileOpenOption.values()) {
                    final boolean isFrequent = FREQUENT_OPTIONS.contains(option);
                    if (random.nextInt(8) < (isFrequent ? 6 : 1)) {
                        options.add(option);
                    }
                }
                yield new Step("open " + path + options, handles, (files, handle, step) -> {
                    step.opened[step.local ? 0 : 1] = files.open(path, options);
                    return "opened";
                });
            }
            case 3 -> {
                final boolean closes = random.nextInt(4) == 0;
                yield new Step("close", handles, (files, handle, step) -> {
                    if (closes || handle == UNKNOWN_HANDLE) {
                        files.close(handle);
                    }
                    return "closed";
                });
            }
            case 4 -> new Step("status", handles, (files, handle, step) -> withoutTime(files.status(handle)));
            case 5, 6 ->
                new Step(
                        "read " + position + "+" + length,
                        handles,
                        (files, handle, step) -> Arrays.hashCode(
                                length < 0
                                        ? new byte[files.read(handle, position, MemorySegment.NULL, 0, length)]
                                        : Bytes.read(files, handle, position, length)));
            case 17 -> {
                final int rest = random.nextInt(10_000);
                yield new Step(
                        "read " + position + "+" + length + "+" + rest,
                        handles,
                        (files, handle, step) -> readScattered(files, handle, position, Math.max(0, length), rest));
            }
            case 7, 8 -> {
                final byte[] bytes = Bytes.pattern(Math.max(0, length), random.nextInt());
                yield new Step(
                        "write " + position + "+" + length,
                        handles,
                        (files, handle, step) -> Bytes.write(files, handle, position, bytes));
            }
            case 18 -> {
                final byte[] bytes = Bytes.pattern(Math.max(0, length), random.nextInt());
                yield new Step(
                        "replace " + path + "+" + length,
                        handles,
                        (files, handle, step) -> withoutTime(replace(files, path, bytes, length)));
            }
            case 16 -> {
                final byte[] bytes = Bytes.pattern(Math.max(0, length), random.nextInt());
                yield new Step(
                        "append " + length, handles, (files, handle, step) -> Bytes.append(files, handle, bytes));
            }
            case 9 ->
                new Step("truncate " + position, handles, (files, handle, step) -> files.truncate(handle, position));
            case 10 -> new Step("stat " + path, handles, (files, handle, step) -> withoutTime(files.stat(path)));
            case 11 -> {
                final int limit = random.nextInt(-1, 10);
                final String after = random.nextBoolean() ? "" : "b";
                yield new Step(
                        "list " + path + limit,
                        handles,
                        (files, handle, step) -> files.list(path, after, limit).stream()
                                .map(RemoteEqualsLocalTest::withoutTime)
                                .toList());
            }
            case 12 ->
                new Step("makeDirectory " + path, handles, (files, handle, step) -> {
                    files.makeDirectory(path);
                    return "made";
                });
            case 13 -> {
                final boolean file = random.nextBoolean();
                yield new Step("remove " + path, handles, (files, handle, step) -> {
                    if (file) {
                        files.unlink(path);
                    } else {
                        files.removeDirectory(path);
                    }
                    return "removed";
                });
            }
            case 14 ->
                new Step("rename " + path + " " + other, handles, (files, handle, step) -> {
                    files.rename(path, other);
                    return "renamed";
                });
            default -> {
                final int permissions = random.nextInt(-1, 010001);
                final long time = random.nextInt();
                yield new Step("set " + path + permissions, handles, (files, handle, step) -> {
                    files.setPermissions(path, permissions);
                    files.setModificationTime(path, time);
                    files.setPermissions(handle, permissions);
                    files.setModificationTime(handle, time);
                    files.sync(handle);
                    return Stream.of(files.capacity())
                            .map(capacity -> capacity.files())
                            .toList();
                });
            }
        };
    }

    private static int readScattered(
            final FileService files, final long handle, final long position, final int length, final int rest)
            throws FileServiceException {
        final byte[] first = new byte[length];
        final byte[] second = new byte[rest];
        final int count =
                files.read(handle, position, List.of(MemorySegment.ofArray(first), MemorySegment.ofArray(second)));
        Arrays.fill(first, Math.min(count, length), length, (byte) 0);
        Arrays.fill(second, Math.clamp(count - length, 0, rest), rest, (byte) 0);
        return 31 * (31 * count + Arrays.hashCode(first)) + Arrays.hashCode(second);
    }

    private static String withoutTime(final DirectoryEntry entry) {
        return entry.name() + withoutTime(entry.status());
    }

    /** Formats a status without its time, which differs between the two stores. */
    private static String withoutTime(final FileStatus status) {
        return status.fileId() + " " + status.directory() + " " + status.permissions() + " " + status.size() + " "
                + status.allocated() + " " + status.version();
    }

    /** A failure may leave the file under its other name, or not. */
    private static FileStatus replace(final FileService files, final String path, final byte[] bytes, final int length)
            throws FileServiceException {
        try {
            return files.replace("temporary", path, MemorySegment.ofArray(bytes), 0, length);
        } catch (final FileServiceException e) {
            if (files.list("/").stream().anyMatch(entry -> entry.name().equals("temporary"))) {
                files.unlink("temporary");
            }
            throw e;
        }
    }
}
