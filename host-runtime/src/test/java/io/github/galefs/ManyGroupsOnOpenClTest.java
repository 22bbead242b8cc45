package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.GroupScripts.Workload;
import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.WaitForm;
import io.github.galefs.file.FileService;
import io.github.galefs.statistics.Metric;
import io.github.galefs.statistics.Statistics;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random calls of many work-groups at the same time, in both forms of the wait, compared with the model. The name of a
 * test has its seed.
 */
@Tag("opencl")
@Timeout(120)
class ManyGroupsOnOpenClTest {
    private static final int BLOCK_SIZE = 4096;
    private static final int MANY = 100_000;
    private static final List<Integer> FRAMES = List.of(1, 2, 8, 1024);
    private static final List<Integer> GROUPS = List.of(1, 7, 64, 1000, MANY);
    private static final List<Integer> LOCAL_SIZES = List.of(1, 32, 256);

    /** Steps of a work-group, by the number of work-groups. */
    private static final Map<Integer, Integer> STEPS = Map.of(1, 200, 7, 100, 64, 40, 1000, 8, MANY, 3);

    /** Sizes of the files that all work-groups read: some blocks are wanted by many groups, others by few. */
    private static final List<Integer> SHARED_SIZES = List.of(BLOCK_SIZE, 8 * BLOCK_SIZE + 1, 50 * BLOCK_SIZE - 1000);

    private static final List<byte[]> SHARED =
            SHARED_SIZES.stream().map(size -> TestBytes.random(size, size)).toList();

    /** With the most work-groups, one of so many has a file of its own. */
    private static final int OWNER_INTERVAL = 64;

    /**
     * Live, with the most work-groups, one of so many makes calls: the host looks at all lanes for each request, and a
     * processor runs few work-groups at the same time.
     */
    private static final int LIVE_CALL_INTERVAL = 32;

    @TempDir
    private Path directory;

    private FileService files;

    /**
     * Each number of frames with each number of work-groups, and with these the local sizes in turn.
     *
     * <p>Live, an eviction searches the lanes of all work-groups: with the most of them, enough frames for nearly all
     * blocks.
     */
    static Stream<Arguments> launches() {
        final List<Arguments> launches = new ArrayList<>();
        for (final WaitForm form : WaitForm.values()) {
            for (int i = 0; i < FRAMES.size() * GROUPS.size(); i++) {
                final int row = i / GROUPS.size();
                final int groups = GROUPS.get(i % GROUPS.size());
                final int frames = form == WaitForm.LIVE && groups == MANY ? 1024 : FRAMES.get(row);
                final int localSize = LOCAL_SIZES.get((i % GROUPS.size() + row) % LOCAL_SIZES.size());
                launches.add(Arguments.of(form, frames, groups, localSize, i));
            }
        }
        return CaseShare.some(launches);
    }

    @BeforeEach
    void createStore() throws Exception {
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        for (int number = 0; number < SHARED.size(); number++) {
            TestBytes.put(files, GroupScripts.sharedName(number), SHARED.get(number));
        }
    }

    @AfterEach
    void closeStore() throws Exception {
        files.close();
    }

    @ParameterizedTest(name = "{0}: {1} frames, {2} groups of {3}, seed {4}")
    @MethodSource("launches")
    void shouldReturnTheResultsOfTheModelToEachWorkGroup(
            final WaitForm form, final int frames, final int groups, final int localSize, final long seed)
            throws Exception {
        assume(form);
        final Workload workload = workload(form, groups);
        final Grid grid = new Grid(groups, localSize);
        final GroupScripts scripts = new GroupScripts(workload, grid, SHARED, createOwnFiles(workload, groups), seed);
        final int[] results = scripts.newResults();
        final Statistics statistics;
        try (GaleFs galeFs = GaleFs.open(new GaleFsContext()
                .files(files)
                .device(AssumedDevice.OPENCL)
                .waitForm(form)
                .blockSize(BLOCK_SIZE)
                .cacheSize((long) frames * BLOCK_SIZE)
                .maxWorkGroups(groups)
                .maxOpenFiles(scripts.openCount() + 1))) {
            galeFs.launch(
                    GroupScriptKernel::run,
                    grid,
                    scripts.steps(),
                    scripts.newMemory(),
                    new int[grid.globalSize()],
                    results);
            statistics = galeFs.statistics();
        }
        scripts.check(results);
        checkOwnFiles(scripts);
        assertEquals(scripts.bytesRead(), statistics.get(Metric.BYTES_READ));
        assertEquals(scripts.bytesWritten(), statistics.get(Metric.BYTES_WRITTEN));
    }

    private static Workload workload(final WaitForm form, final int groups) {
        final int steps = STEPS.get(groups);
        return groups == MANY
                ? new Workload(BLOCK_SIZE, steps, 256, form == WaitForm.LIVE ? LIVE_CALL_INTERVAL : 1, OWNER_INTERVAL)
                : new Workload(BLOCK_SIZE, steps, 2 * BLOCK_SIZE + 100, 1, 1);
    }

    private static void assume(final WaitForm form) {
        if (form == WaitForm.LIVE) {
            AssumedDevice.liveOpenCl();
        } else {
            AssumedDevice.openCl();
        }
    }

    /** Creates the own files of every third of the work-groups that have one, and returns their contents by name. */
    private Map<String, byte[]> createOwnFiles(final Workload workload, final int groups) throws Exception {
        final Map<String, byte[]> contents = new TreeMap<>();
        for (int group = 0; group < groups; group += 3) {
            if (workload.isOwner(group)) {
                final byte[] content = TestBytes.random(BLOCK_SIZE + group % (2 * BLOCK_SIZE), group);
                TestBytes.put(files, GroupScripts.ownName(group), content);
                contents.put(GroupScripts.ownName(group), content);
            }
        }
        return contents;
    }

    private void checkOwnFiles(final GroupScripts scripts) throws Exception {
        for (final Map.Entry<String, byte[]> file : scripts.ownFiles().entrySet()) {
            assertArrayEquals(file.getValue(), TestBytes.get(files, file.getKey()), file.getKey());
        }
        assertEquals(scripts.ownFiles().size() + SHARED.size(), files.list("/").size());
    }
}
