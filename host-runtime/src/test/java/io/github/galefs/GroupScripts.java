package io.github.galefs;

import static io.github.galefs.GroupScriptKernel.CLOSE;
import static io.github.galefs.GroupScriptKernel.MAP;
import static io.github.galefs.GroupScriptKernel.MAX_SHIFT;
import static io.github.galefs.GroupScriptKernel.NAME_LENGTH;
import static io.github.galefs.GroupScriptKernel.OPEN;
import static io.github.galefs.GroupScriptKernel.OWN;
import static io.github.galefs.GroupScriptKernel.READ;
import static io.github.galefs.GroupScriptKernel.RESULT_LENGTH;
import static io.github.galefs.GroupScriptKernel.SIZE;
import static io.github.galefs.GroupScriptKernel.STEP_LENGTH;
import static io.github.galefs.GroupScriptKernel.WRITE;
import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.galefs.device.Grid;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Random scripts for the work-groups of a launch of {@link GroupScriptKernel}, and the results that they must get. */
final class GroupScripts {
    /** Own files grow to at most this many blocks, and a write of the maximum byte count. */
    private static final int OWN_FILE_BLOCKS = 4;

    /** Calls, each as often as it is likely. */
    private static final int[] CALLS = {READ, READ, READ, READ, WRITE, WRITE, WRITE, MAP, MAP, SIZE, OPEN, CLOSE};

    /** Flags for the own file, likewise. */
    private static final int[] OWN_FLAGS = {
        O_RDONLY, O_WRONLY | O_CREAT, O_RDWR | O_CREAT, O_RDWR | O_CREAT, O_RDWR | O_CREAT | O_TRUNC, O_WRONLY | O_TRUNC
    };

    private final Workload workload;
    private final Grid grid;
    private final List<byte[]> shared;
    private final int[] steps;
    private final int[] expected;
    private final Map<String, byte[]> ownFiles;
    private int openCount;
    private long bytesRead;
    private long bytesWritten;

    /**
     * What scripts are like.
     *
     * @param blockSize     bytes in a block.
     * @param steps         maximum steps of a work-group.
     * @param maxCount      maximum bytes of a call.
     * @param callInterval  one of so many work-groups makes calls; the others end at once.
     * @param ownerInterval one of so many work-groups has a file of its own; a multiple of the call interval.
     */
    record Workload(int blockSize, int steps, int maxCount, int callInterval, int ownerInterval) {
        boolean isOwner(final int group) {
            return group % ownerInterval == 0;
        }
    }

    /**
     * Creates the scripts.
     *
     * @param workload what they are like.
     * @param grid     of the launch.
     * @param shared   contents of the shared files, by their numbers.
     * @param ownFiles contents of the own files that exist already, by name.
     * @param seed     of the random numbers.
     */
    GroupScripts(
            final Workload workload,
            final Grid grid,
            final List<byte[]> shared,
            final Map<String, byte[]> ownFiles,
            final long seed) {
        this.workload = workload;
        this.grid = grid;
        this.shared = shared;
        this.ownFiles = new TreeMap<>(ownFiles);
        this.steps = new int[grid.groupCount() * workload.steps() * STEP_LENGTH];
        this.expected = new int[grid.groupCount() * workload.steps() * RESULT_LENGTH];
        final SplittableRandom random = new SplittableRandom(seed);
        for (int group = 0; group < grid.groupCount(); group += workload.callInterval()) {
            generate(group, random);
        }
    }

    /** Returns the name of a work-group's own file. */
    static String ownName(final int group) {
        return name(true, group);
    }

    /** Returns the name of a shared file. */
    static String sharedName(final int number) {
        return name(false, number);
    }

    int[] steps() {
        return steps;
    }

    /** Returns an array for the bytes of all work-groups. */
    int[] newMemory() {
        final int bytes = Math.max(workload.maxCount(), NAME_LENGTH) + MAX_SHIFT;
        return new int[grid.groupCount() * (bytes / Integer.BYTES + 1)];
    }

    int[] newResults() {
        return new int[expected.length];
    }

    /** Returns the number of opens: the maximum of fds at the same time. */
    int openCount() {
        return openCount;
    }

    long bytesRead() {
        return bytesRead;
    }

    long bytesWritten() {
        return bytesWritten;
    }

    /** Returns what the own files must contain after the launch, by name. */
    Map<String, byte[]> ownFiles() {
        return ownFiles;
    }

    /** Fails unless each call of each work-group had the expected result in each work-item. */
    void check(final int[] results) {
        final int first = Arrays.mismatch(expected, results);
        if (first >= 0) {
            final int step = first / RESULT_LENGTH;
            final int base = step * STEP_LENGTH;
            final int result = step * RESULT_LENGTH;
            fail(("%d of %d results are wrong; the first is that of work-group %d, step %d, %s:"
                            + " %d and the sum %d, not %d and %d")
                    .formatted(
                            wrongCount(results),
                            expected.length / RESULT_LENGTH,
                            step / workload.steps(),
                            step % workload.steps(),
                            describe(Arrays.copyOfRange(steps, base, base + STEP_LENGTH)),
                            results[result],
                            results[result + 1],
                            expected[result],
                            expected[result + 1]));
        }
    }

    private int wrongCount(final int[] results) {
        int count = 0;
        for (int i = 0; i < expected.length; i += RESULT_LENGTH) {
            count += Arrays.equals(expected, i, i + RESULT_LENGTH, results, i, i + RESULT_LENGTH) ? 0 : 1;
        }
        return count;
    }

    private static String describe(final int[] step) {
        final String file = step[1] == OWN ? "the own file" : "a shared file";
        return switch (step[0]) {
            case OPEN -> "open of file %d with flags %d".formatted(step[1], step[3]);
            case READ -> "read of %d bytes at %d of %s".formatted(step[3], step[2], file);
            case WRITE -> "write of %d bytes at %d of %s".formatted(step[3], step[2], file);
            case MAP -> "map of %d bytes at %d of %s".formatted(step[3], step[2], file);
            case SIZE -> "size of " + file;
            case CLOSE -> "close of " + file;
            default -> "after the end";
        };
    }

    private void generate(final int group, final SplittableRandom random) {
        final GroupModel model = new GroupModel(workload.blockSize(), shared, ownFiles.get(ownName(group)));
        final int stepCount = random.nextInt(workload.steps() / 2, workload.steps()) + 1;
        for (int i = 0; i < stepCount; i++) {
            final int step = group * workload.steps() + i;
            putStep(step * STEP_LENGTH, model, workload.isOwner(group) && random.nextBoolean(), random);
            putResult(step, model);
        }
        if (model.own() != null) {
            ownFiles.put(ownName(group), model.own());
        }
        bytesRead += model.bytesRead();
        bytesWritten += model.bytesWritten();
    }

    private void putStep(final int base, final GroupModel model, final boolean isOnOwn, final SplittableRandom random) {
        int call = CALLS[random.nextInt(CALLS.length)];
        final int file = isOnOwn ? OWN : random.nextInt(shared.size());
        // Most calls should succeed. Some do not: on files that are not open, and writes to shared ones.
        final boolean isUsual = random.nextInt(8) != 0;
        if (isUsual && call != OPEN && !model.isOpen(file)) {
            call = OPEN;
        } else if (isUsual && call == WRITE && !isOnOwn) {
            call = READ;
        }
        steps[base] = call;
        steps[base + 1] = file;
        steps[base + 4] = random.nextInt(1 << 16);
        if (call == OPEN) {
            steps[base + 3] = isOnOwn ? OWN_FLAGS[random.nextInt(OWN_FLAGS.length)] : O_RDONLY;
            openCount++;
        } else {
            putRange(base, call == WRITE ? OWN_FILE_BLOCKS * workload.blockSize() : model.size(file), random);
        }
    }

    /** Chooses a range that begins before an end, or just behind it; often at or across the edge of a block. */
    private void putRange(final int base, final int end, final SplittableRandom random) {
        final int blockSize = workload.blockSize();
        final int any = random.nextInt(end + 10);
        final int nearEdge = Math.max(0, any / blockSize * blockSize + random.nextInt(-3, 4));
        final int offset = random.nextBoolean() ? any : nearEdge;
        final int toEdge = blockSize - offset % blockSize;
        final int count = random.nextInt(workload.maxCount() + 1);
        // A map must not cross the edge.
        final boolean endsInBlock = steps[base] == MAP ? random.nextInt(8) != 0 : random.nextInt(4) == 0;
        steps[base + 2] = offset;
        steps[base + 3] = endsInBlock ? Math.min(count, toEdge) : count;
    }

    private void putResult(final int step, final GroupModel model) {
        final int base = step * STEP_LENGTH;
        final int result = model.call(steps[base], steps[base + 1], steps[base + 2], steps[base + 3], steps[base + 4]);
        expected[step * RESULT_LENGTH] = result;
        expected[step * RESULT_LENGTH + 1] = model.sum() + result * grid.localSize();
    }

    private static String name(final boolean isOwn, final int number) {
        final StringBuilder name = new StringBuilder(NAME_LENGTH);
        for (int i = 0; i < NAME_LENGTH; i++) {
            name.append((char) GroupScriptKernel.nameByte(i, isOwn, number));
        }
        return name.toString();
    }
}
