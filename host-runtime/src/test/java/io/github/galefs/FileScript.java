package io.github.galefs;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * A program of calls.
 *
 * @param groups    steps of each work-group. The steps of one work-group alone may give commands to the file service
 *                  and end launches.
 * @param groupSize number of work-items.
 * @param place     where the file service is.
 * @param writing   when writes reach the file service.
 */
record FileScript(List<List<FileStep>> groups, int groupSize, Place place, Writing writing) {
    static final int MAX_STEPS = 200;
    static final int MAX_GROUP_SIZE = 3;

    /** Where a file service is. */
    enum Place {
        /** In the process: it fails, as the program says, with errors that are made. */
        EMBEDDED,

        /** At a server, which ends and starts again as the program says. */
        SERVER
    }

    /** When writes reach a file service. */
    enum Writing {
        /** When their blocks are written back. */
        BACK,

        /** Before they return. */
        THROUGH
    }

    /** Returns a random program of one work-group. */
    static FileScript random(final SplittableRandom random) {
        final List<FileStep> steps = Stream.generate(() -> FileStep.random(random))
                .limit(random.nextInt(1, MAX_STEPS))
                .toList();
        return new FileScript(
                List.of(steps),
                random.nextBoolean() ? 1 : MAX_GROUP_SIZE,
                Place.EMBEDDED,
                random.nextBoolean() ? Writing.BACK : Writing.THROUGH);
    }

    /**
     * Returns the steps of each launch of one work-group. A launch in which the service fails ends with closes, which
     * return the errors: otherwise the launch itself would fail, as it would on the JVM with a mapping that is left
     * open. Another client looks at what is written through.
     */
    List<List<FileStep>> launches() {
        final List<List<FileStep>> launches = new ArrayList<>();
        List<FileStep> launch = new ArrayList<>();
        for (final FileStep step : groups.getFirst()) {
            if (step.call() == FileStep.END_OF_LAUNCH) {
                launches.add(ended(launch));
                launch = new ArrayList<>();
                if (step.replacement() != null) {
                    launch.add(step.replacement());
                }
            } else {
                launch.add(step);
                if (writing == Writing.THROUGH && step.call() == ScriptKernel.WRITE) {
                    launch.add(FileStep.command(ServiceCommand.LOOK));
                }
            }
        }
        launches.add(ended(launch));
        launches.removeIf(List::isEmpty);
        return launches;
    }

    /**
     * Returns the steps of several work-groups. Each closes what it opens, so that errors of write-backs do not make
     * the launch fail, and uses no fds of others.
     */
    List<List<FileStep>> sideBySide() {
        return groups.stream().map(FileScript::withCloses).toList();
    }

    private static List<FileStep> withCloses(final List<FileStep> steps) {
        final List<FileStep> all = new ArrayList<>();
        for (final FileStep step : steps) {
            if (step.isForManyGroups()) {
                if (step.call() == ScriptKernel.OPEN || step.call() == ScriptKernel.CLOSE) {
                    all.addAll(FileStep.close(step.slot()));
                }
                if (step.call() != ScriptKernel.CLOSE) {
                    all.add(step);
                }
            }
        }
        for (int slot = 0; slot < FileStep.VARIABLE_SLOTS; slot++) {
            all.addAll(FileStep.close(slot));
        }
        return all;
    }

    private static List<FileStep> ended(final List<FileStep> launch) {
        if (launch.stream().anyMatch(step -> step.command() != null)) {
            launch.addAll(FileStep.closeAll());
        } else if (launch.stream().anyMatch(step -> step.call() == ScriptKernel.MAP)) {
            launch.add(FileStep.unmap());
        }
        return launch;
    }

    @Override
    public String toString() {
        final StringBuilder text = new StringBuilder("\n");
        text.append("    // work-groups of ")
                .append(groupSize)
                .append(", file service: ")
                .append(place);
        text.append(", cache of 8 blocks of 4096 bytes, writes: ")
                .append(writing)
                .append('\n');
        for (int i = 0; i < groups.size(); i++) {
            text.append(groups.size() > 1 ? "    // work-group " + i + ", with files of its own\n" : "");
            groups.get(i).forEach(step -> text.append("    ").append(step).append('\n'));
        }
        return text.toString();
    }
}
