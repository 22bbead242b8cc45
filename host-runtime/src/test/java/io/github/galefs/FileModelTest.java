package io.github.galefs;

import static io.github.galefs.ScriptKernel.CLOSE;
import static io.github.galefs.ScriptKernel.OPEN;
import static io.github.galefs.ScriptKernel.READ;
import static io.github.galefs.ScriptKernel.RESULT_LENGTH;
import static io.github.galefs.ScriptKernel.SIZE;
import static io.github.galefs.ScriptKernel.SLOTS;
import static io.github.galefs.ScriptKernel.STEP_LENGTH;
import static io.github.galefs.ScriptKernel.WRITE;
import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.Errno;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterProperty;
import net.jqwik.api.lifecycle.BeforeProperty;

/** Random calls of a kernel, with a cache of few frames, compared with an in-memory model of POSIX files. */
class FileModelTest {
    private static final int BLOCK_SIZE = 4096;
    private static final int MAX_OFFSET = 5 * BLOCK_SIZE;
    private static final int MAX_COUNT = 3 * BLOCK_SIZE;
    private static final int ACCESS_MODE = 3;
    private static final int[] FLAGS = {
        O_RDONLY, O_WRONLY, O_RDWR, O_RDWR | O_CREAT, O_WRONLY | O_CREAT, O_RDWR | O_CREAT | O_TRUNC, O_WRONLY | O_TRUNC
    };
    private static final Integer[] CALLS = {OPEN, OPEN, READ, READ, READ, WRITE, WRITE, WRITE, CLOSE, SIZE};
    private static final List<String> NAMES = List.of("f0", "f1", "f2");

    private record OpenEntry(String name, int flags) {}

    private String deviceName = "jvm";
    private final Map<String, byte[]> model = new TreeMap<>();
    private Path directory;
    private FileService files;

    /** Returns the same test on another device. */
    static FileModelTest on(final String deviceName) {
        final FileModelTest test = new FileModelTest();
        test.deviceName = deviceName;
        return test;
    }

    @BeforeProperty
    void createStore() throws Exception {
        directory = Files.createTempDirectory("galefs-model");
        files = FileStore.create(new FileStoreContext().directory(directory.resolve("store")));
    }

    @AfterProperty
    void closeStore() throws Exception {
        files.close();
        try (var paths = Files.walk(directory)) {
            for (final Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    @Property(tries = 150)
    void shouldReturnTheResultsOfTheModelForRandomCalls(
            @ForAll("scripts") final List<int[]> script,
            @ForAll("frames") final int frames,
            @ForAll("sizes") final int size)
            throws Exception {
        final int[] results = new int[script.size() * RESULT_LENGTH];
        removeAll();
        try (GaleFs galeFs = GaleFs.open(AssumedDevice.context(deviceName)
                .files(files)
                .blockSize(BLOCK_SIZE)
                .cacheSize((long) frames * BLOCK_SIZE))) {
            galeFs.launch(
                    ScriptKernel::run,
                    new Grid(1, size),
                    script.stream().flatMapToInt(Arrays::stream).toArray(),
                    TestBytes.namesToInts(
                            NAMES.stream().map(name -> name + "  ").toList()),
                    new int[SLOTS],
                    new int[MAX_COUNT / Integer.BYTES + 1],
                    results);
        }
        assertArrayEquals(expectedResults(script), results);
        for (final Map.Entry<String, byte[]> file : model.entrySet()) {
            assertArrayEquals(file.getValue(), TestBytes.get(files, file.getKey()), file.getKey());
        }
        assertEquals(model.size(), files.list("/").size());
    }

    @Provide
    Arbitrary<List<int[]>> scripts() {
        final Arbitrary<Integer> calls = Arbitraries.of(OPEN, OPEN, READ, READ, READ, WRITE, WRITE, WRITE, CLOSE, SIZE);
        final Arbitrary<Integer> slots = Arbitraries.integers().between(0, SLOTS - 1);
        final Arbitrary<Integer> offsets = Arbitraries.integers().between(0, MAX_OFFSET);
        final Arbitrary<Integer> counts = Arbitraries.integers().between(0, MAX_COUNT);
        return Combinators.combine(
                        calls, slots, offsets, counts, Arbitraries.integers().between(1, 255))
                .as(FileModelTest::step)
                .list()
                .ofMinSize(1)
                .ofMaxSize(40);
    }

    @Provide
    Arbitrary<Integer> frames() {
        return Arbitraries.of(1, 2, 3, 64);
    }

    @Provide
    Arbitrary<Integer> sizes() {
        return Arbitraries.of(1, 3);
    }

    /** Returns a step for scripts that are generated without the property-test library. */
    static int[] randomStep(final SplittableRandom random) {
        return step(
                CALLS[random.nextInt(CALLS.length)],
                random.nextInt(SLOTS),
                random.nextInt(MAX_OFFSET),
                random.nextInt(MAX_COUNT),
                random.nextInt(1, 256));
    }

    private static int[] step(final int call, final int slot, final int offset, final int count, final int value) {
        final int[] step = {call, slot, offset, count, value};
        if (call == OPEN) {
            step[2] = offset % NAMES.size();
            step[3] = FLAGS[count % FLAGS.length];
        }
        assertEquals(STEP_LENGTH, step.length);
        return step;
    }

    private void removeAll() throws Exception {
        model.clear();
        for (final var entry : files.list("/")) {
            files.remove(entry.name());
        }
    }

    private int[] expectedResults(final List<int[]> script) {
        final ModelRun run = new ModelRun();
        final int[] results = new int[script.size() * RESULT_LENGTH];
        for (int i = 0; i < script.size(); i++) {
            run.step(script.get(i), results, i * RESULT_LENGTH);
        }
        return results;
    }

    /** Runs a script on the model. */
    private final class ModelRun {
        private final int[] slots = new int[SLOTS];
        private final Map<Integer, OpenEntry> open = new TreeMap<>();
        private final Set<String> truncated = new HashSet<>();

        void step(final int[] step, final int[] results, final int index) {
            final int fd = slots[step[1]];
            results[index] = switch (step[0]) {
                case OPEN -> open(NAMES.get(step[2]), step[3]);
                case READ -> read(fd, step[2], step[3]).length;
                case WRITE -> write(fd, step[2], step[3], step[4]);
                case CLOSE -> open.remove(fd) == null ? -Errno.EBADF : 0;
                default -> open.containsKey(fd) ? content(fd).length : -Errno.EBADF;
            };
            if (step[0] == OPEN) {
                slots[step[1]] = results[index];
            } else if (step[0] == READ) {
                if (isForbidden(fd, O_WRONLY)) {
                    results[index] = -Errno.EBADF;
                }
                results[index + 1] = checksum(read(fd, step[2], step[3]));
            }
        }

        private int open(final String name, final int flags) {
            if (!model.containsKey(name) && (flags & O_CREAT) == 0) {
                return -Errno.ENOENT;
            }
            model.putIfAbsent(name, new byte[0]);
            if ((flags & O_TRUNC) != 0 && truncated.add(name)) {
                model.put(name, new byte[0]);
            }
            int fd = 3;
            while (open.containsKey(fd)) {
                fd++;
            }
            open.put(fd, new OpenEntry(name, flags));
            return fd;
        }

        private byte[] read(final int fd, final int offset, final int count) {
            if (isForbidden(fd, O_WRONLY)) {
                return new byte[0];
            }
            final byte[] content = content(fd);
            return Arrays.copyOfRange(
                    content, Math.min(offset, content.length), Math.min(offset + count, content.length));
        }

        private int write(final int fd, final int offset, final int count, final int seed) {
            if (isForbidden(fd, O_RDONLY)) {
                return -Errno.EBADF;
            }
            if (count > 0) {
                final byte[] content = Arrays.copyOf(content(fd), Math.max(content(fd).length, offset + count));
                for (int i = 0; i < count; i++) {
                    content[offset + i] = (byte) (seed + i * 7);
                }
                model.put(open.get(fd).name(), content);
            }
            return count;
        }

        private boolean isForbidden(final int fd, final int forbidden) {
            return !open.containsKey(fd) || (open.get(fd).flags() & ACCESS_MODE) == forbidden;
        }

        private byte[] content(final int fd) {
            return model.get(open.get(fd).name());
        }

        private static int checksum(final byte[] bytes) {
            int sum = 1;
            for (final byte b : bytes) {
                sum = sum * 31 + (b & 0xff);
            }
            return sum;
        }
    }
}
