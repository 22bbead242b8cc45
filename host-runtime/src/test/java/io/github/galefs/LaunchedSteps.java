package io.github.galefs;

import static io.github.galefs.ScriptKernel.RESULT_LENGTH;
import static io.github.galefs.ScriptKernel.STEP_LENGTH;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The arrays of a launch of {@link ScriptKernel}. */
final class LaunchedSteps {
    private final List<List<FileStep>> groups;
    private final int groupSize;
    private final int groupSteps;
    private final int[] script;
    private final int[] data;
    private final int[] results;

    /**
     * Lays out the arrays.
     *
     * @param groups    the steps of each work-group.
     * @param groupSize number of work-items of each.
     */
    LaunchedSteps(final List<List<FileStep>> groups, final int groupSize) {
        this.groups = groups;
        this.groupSize = groupSize;
        groupSteps = groups.stream().mapToInt(List::size).max().orElseThrow();
        script = new int[groups.size() * groupSteps * STEP_LENGTH];
        results = new int[groups.size() * groupSteps * RESULT_LENGTH];
        int dataLength = 0;
        for (int i = 0; i < groups.size() * groupSteps; i++) {
            dataLength = putStep(i, dataLength);
        }
        data = new int[dataLength / Integer.BYTES + 1];
    }

    int stepCount() {
        return groups.stream().mapToInt(List::size).sum();
    }

    int[] script() {
        return script;
    }

    int[] names() {
        final Stream<String> ofOthers = IntStream.range(1, groups.size())
                .boxed()
                .flatMap(group -> ScriptedFiles.NAMES.stream().map(name -> ownName(group, name)));
        return TestBytes.namesToInts(Stream.concat(FileStep.NAMES.stream(), ofOthers)
                .map(name -> name + "  ")
                .toList());
    }

    /** Returns the name of a work-group's own file. */
    static String ownName(final int group, final String name) {
        return group == 0 ? name : (char) ('A' + group) + name.substring(1);
    }

    int[] slots() {
        final int[] slots = new int[groups.size() * FileStep.SLOTS.length];
        for (int i = 0; i < slots.length; i++) {
            slots[i] = FileStep.SLOTS[i % FileStep.SLOTS.length];
        }
        return slots;
    }

    int[] data() {
        return data;
    }

    int[] results() {
        return results;
    }

    /** Checks the results of a work-group. */
    void check(final int group, final FileModel model) {
        final byte[] bytes = TestBytes.fromInts(data, data.length * Integer.BYTES);
        final List<FileStep> steps = groups.get(group);
        for (int i = 0; i < steps.size(); i++) {
            final int step = group * groupSteps + i;
            final int result = results[step * RESULT_LENGTH];
            final int begin = script[step * STEP_LENGTH + STEP_LENGTH - 1];
            try {
                if (steps.get(i).call() == ScriptKernel.READ_EACH) {
                    checkParts(steps.get(i), model, bytes, begin);
                } else {
                    model.step(
                            steps.get(i),
                            result,
                            Arrays.copyOfRange(
                                    bytes, begin, begin + steps.get(i).dataLength()));
                    checkSum(steps.get(i), result, results[step * RESULT_LENGTH + 1], bytes, begin);
                }
            } catch (final AssertionError e) {
                throw new AssertionError(
                        "work-group %d, step %d: %s: %d: %s".formatted(group, i, steps.get(i), result, e.getMessage()),
                        e);
            }
        }
    }

    /** Checks what each work-item has read, as if they had read one after another. */
    private void checkParts(final FileStep step, final FileModel model, final byte[] bytes, final int begin) {
        final int firstResult = ScriptKernel.eachResults(begin, step.count()) / Integer.BYTES;
        for (int item = 0; item < groupSize; item++) {
            final int part = groupSize - 1 - item;
            final FileStep read = step.part(part, groupSize);
            final int partBegin = begin + step.skipped(part, groupSize);
            final int own = firstResult + item * ScriptKernel.EACH_RESULT_LENGTH;
            model.step(read, data[own], Arrays.copyOfRange(bytes, partBegin, partBegin + read.dataLength()));
            checkSum(read, data[own], data[own + 1], bytes, partBegin);
        }
    }

    private int putStep(final int index, final int dataLength) {
        final List<FileStep> steps = groups.get(index / groupSteps);
        final int base = index * STEP_LENGTH;
        if (index % groupSteps >= steps.size()) {
            script[base] = ScriptKernel.NOTHING;
            return dataLength;
        }
        final FileStep step = steps.get(index % groupSteps);
        script[base] = step.call();
        script[base + 1] = step.slot();
        script[base + 2] = third(index / groupSteps, step);
        script[base + 3] = step.count();
        script[base + 4] = step.value();
        // Each begins at another remainder of a word.
        script[base + 5] = dataLength + (step.dataLength() > 0 ? index % Integer.BYTES : 0);
        return script[base + 5] + step.dataLength();
    }

    private static int third(final int group, final FileStep step) {
        final int files = ScriptedFiles.NAMES.size();
        final boolean isOwn = group > 0 && step.call() == ScriptKernel.OPEN && step.third() < files;
        return isOwn ? FileStep.NAMES.size() + (group - 1) * files + step.third() : step.third();
    }

    private static void checkSum(
            final FileStep step, final int result, final int actual, final byte[] bytes, final int begin) {
        final boolean reads = step.call() == ScriptKernel.READ || step.call() == ScriptKernel.MAP;
        int sum = 1;
        for (int i = 0; reads && i < result; i++) {
            sum = sum * 31 + (bytes[begin + i] & 0xff);
        }
        if (sum != actual) {
            throw new AssertionError("the kernel has seen other bytes than the host");
        }
    }
}
