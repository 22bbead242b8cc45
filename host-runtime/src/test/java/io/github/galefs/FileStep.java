package io.github.galefs;

import static io.github.galefs.ScriptKernel.GREATEST_OFFSET;

import io.github.galefs.kernel.file.DeviceFile;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A step of a script: a call of {@link ScriptKernel}, or the end of a launch.
 *
 * @param call  of {@link ScriptKernel}, or {@link #END_OF_LAUNCH}.
 * @param slot  index in {@link #SLOTS}: of the fd, or where an open puts it.
 * @param third index of the name in {@link #NAMES}, file offset, or what is between two launches.
 * @param count byte count, open flags or field.
 * @param value number for the content of a write.
 */
record FileStep(int call, int slot, int third, int count, int value) {
    static final int END_OF_LAUNCH = 100;

    static final int BLOCK_SIZE = 4096;

    /** Most bytes of a file: more than the cache has. */
    static final int MAX_SIZE = 12 * BLOCK_SIZE;

    /** Slots that opens set, before those with constants. */
    static final int VARIABLE_SLOTS = 5;

    /** Slot that commands set, the last of those. */
    private static final int COMMAND_SLOT = VARIABLE_SLOTS - 1;

    /** Limit of fds that are open at the same time. */
    static final int MAX_FDS = 6;

    /** First values of the slots. Behind those that opens set: wrong fds, and then all fds that may be open. */
    static final int[] SLOTS = {0, 0, 0, 0, 0, -1, 0, 2, Integer.MIN_VALUE, 1_000_000, 3, 4, 5, 6, 7, 8};

    static final int FIRST_FD_SLOT = 10;

    /** What opens name: files, a directory, and commands. */
    static final List<String> NAMES = Stream.of(
                    ScriptedFiles.NAMES.stream(),
                    Stream.of("d0"),
                    Stream.of(ServiceCommand.values()).map(ServiceCommand::path))
            .flatMap(names -> names)
            .toList();

    private static final int DIRECTORY = ScriptedFiles.NAMES.size();
    private static final int FIRST_COMMAND = NAMES.size() - ServiceCommand.values().length;
    private static final int[] CALLS = {
        ScriptKernel.READ, ScriptKernel.WRITE, ScriptKernel.OPEN, ScriptKernel.CLOSE, ScriptKernel.STAT,
        ScriptKernel.READ, ScriptKernel.WRITE, ScriptKernel.OPEN, ScriptKernel.CLOSE, ScriptKernel.MAP,
        ScriptKernel.READ, ScriptKernel.WRITE, ScriptKernel.OPEN, ScriptKernel.UNMAP, ScriptKernel.UNMAP,
        ScriptKernel.READ, ScriptKernel.WRITE, ScriptKernel.WRITE, ScriptKernel.READ_EACH, ScriptKernel.READ_EACH
    };
    private static final int[] ACCESS = {
        DeviceFile.O_RDWR, DeviceFile.O_RDWR, DeviceFile.O_RDONLY, DeviceFile.O_WRONLY, 3
    };
    private static final int[] MORE_FLAGS = {
        DeviceFile.O_CREAT, 0, DeviceFile.O_CREAT | DeviceFile.O_TRUNC, DeviceFile.O_TRUNC, DeviceFile.O_CREAT, 1 << 20
    };
    private static final int[] FIELDS = {
        DeviceFile.STAT_SIZE,
        DeviceFile.STAT_SIZE,
        DeviceFile.STAT_SIZE,
        DeviceFile.STAT_MODIFIED,
        DeviceFile.STAT_VERSION,
        DeviceFile.STAT_ALLOCATED,
        1
    };

    /** Most blocks of a range, each as often as it is likely. */
    private static final int[] BLOCKS = {1, 1, 1, 2, 3, 5, 10};

    /** Bounds of the numbers from which a step is made; all begin with 0. */
    record Choice(int kind, int slot, int offset, int count, int value) {
        static final int KINDS = 256;
        static final int SLOTS = 64;
        static final int NUMBERS = 1 << 20;
        static final int VALUES = 256;
    }

    /** Returns a random step of a script for one work-group. */
    static FileStep random(final SplittableRandom random) {
        return of(new Choice(
                random.nextInt(Choice.KINDS),
                random.nextInt(Choice.SLOTS),
                random.nextInt(Choice.NUMBERS),
                random.nextInt(Choice.NUMBERS),
                random.nextInt(Choice.VALUES)));
    }

    /** Returns the step of a script for one work-group that stands for some numbers. Lower ones make a simpler step. */
    static FileStep of(final Choice choice) {
        final int kind = choice.kind() % 32;
        if (kind >= 30) {
            return new FileStep(END_OF_LAUNCH, 0, choice.slot() % 4, 0, 0);
        }
        if (kind >= 27) {
            return command(ServiceCommand.ALL.get(choice.offset() % ServiceCommand.ALL.size()));
        }
        final int call = CALLS[kind % CALLS.length];
        final int slot = choice.slot() < 56 ? choice.slot() % COMMAND_SLOT : choice.slot() % SLOTS.length;
        return switch (call) {
            case ScriptKernel.OPEN ->
                new FileStep(call, choice.slot() % COMMAND_SLOT, choice.offset() % 13 % 4, flags(choice), 0);
            case ScriptKernel.STAT -> new FileStep(call, slot, 0, FIELDS[choice.count() % FIELDS.length], 0);
            case ScriptKernel.CLOSE -> new FileStep(call, slot, 0, 0, 0);
            case ScriptKernel.UNMAP -> new FileStep(call, 0, 0, choice.count() % BLOCK_SIZE, 0);
            case ScriptKernel.READ_EACH -> inRange(call, slot, choice).upTo(DeviceFile.EACH_LIMIT);
            default -> inRange(call, slot, choice);
        };
    }

    /** Returns the open that gives a command to the file service. */
    static FileStep command(final ServiceCommand command) {
        return new FileStep(
                ScriptKernel.OPEN,
                COMMAND_SLOT,
                FIRST_COMMAND + ServiceCommand.ALL.indexOf(command),
                DeviceFile.O_RDONLY,
                0);
    }

    /** Returns the step that ends a mapping, if there is one. */
    static FileStep unmap() {
        return new FileStep(ScriptKernel.UNMAP, 0, 0, 0, 0);
    }

    /** Returns the steps that close everything. Then the content of the files is certain. */
    static List<FileStep> closeAll() {
        return Stream.of(
                        Stream.of(unmap()),
                        IntStream.range(0, MAX_FDS)
                                .mapToObj(i -> new FileStep(ScriptKernel.CLOSE, FIRST_FD_SLOT + i, 0, 0, 0)),
                        Stream.of(command(ServiceCommand.REPAIR), command(ServiceCommand.LOOK)))
                .flatMap(steps -> steps)
                .toList();
    }

    /** Returns the steps that close the fd in a slot, if it is one, and put there what no work-group has as an fd. */
    static List<FileStep> close(final int slot) {
        return List.of(
                unmap(),
                new FileStep(ScriptKernel.CLOSE, slot, 0, 0, 0),
                new FileStep(ScriptKernel.OPEN, slot, DIRECTORY, DeviceFile.O_RDONLY, 0));
    }

    /** Returns whether other work-groups may make calls at the same time. */
    boolean isForManyGroups() {
        return call != END_OF_LAUNCH && command() == null && slot < FIRST_FD_SLOT;
    }

    /** Returns the command that the step gives, or null. */
    ServiceCommand command() {
        return call == ScriptKernel.OPEN && third >= FIRST_COMMAND
                ? ServiceCommand.ALL.get(third - FIRST_COMMAND)
                : null;
    }

    /** Returns the step that begins the launch after this end of one: another client changes a file; or null. */
    FileStep replacement() {
        return switch (third) {
            case 0 -> command(ServiceCommand.REPLACE_0);
            case 1 -> command(ServiceCommand.REPLACE_1);
            default -> null;
        };
    }

    /** Returns the bytes that the step uses in the data. */
    int dataLength() {
        final boolean hasData = call == ScriptKernel.READ || call == ScriptKernel.WRITE || call == ScriptKernel.MAP;
        return hasData ? Math.max(0, count) : call == ScriptKernel.READ_EACH ? eachDataLength() : 0;
    }

    /** The results of the work-items follow the bytes. */
    private int eachDataLength() {
        return ScriptKernel.eachResults(0, count)
                + (FileScript.MAX_GROUP_SIZE * ScriptKernel.EACH_RESULT_LENGTH + 1) * Integer.BYTES;
    }

    private FileStep upTo(final int limit) {
        return new FileStep(call, slot, third, Math.min(count, limit), value);
    }

    /**
     * Returns the read that a work-item makes by {@link ScriptKernel#READ_EACH}.
     *
     * @param part  of the range, from 0.
     * @param parts number of work-items.
     */
    FileStep part(final int part, final int parts) {
        final int skipped = skipped(part, parts);
        final int length = count < 0 ? count : Math.clamp(count - skipped, 0, ScriptKernel.partLength(count, parts));
        return new FileStep(ScriptKernel.READ, slot, third == GREATEST_OFFSET ? third : third + skipped, length, value);
    }

    /** Returns the number of the step's bytes that lie before a part. */
    int skipped(final int part, final int parts) {
        return part * Math.max(0, ScriptKernel.partLength(count, parts));
    }

    long offset() {
        return third == GREATEST_OFFSET ? Long.MAX_VALUE : third;
    }

    @Override
    public String toString() {
        final String range = (third == GREATEST_OFFSET ? "Long.MAX_VALUE" : third) + ", " + count;
        return switch (call) {
            case ScriptKernel.OPEN ->
                command() != null
                        ? "service: " + command()
                        : fd() + " = gopen(" + NAMES.get(third) + ", " + flagNames() + ")";
            case ScriptKernel.READ -> "gread(" + fd() + ", " + range + ")";
            case ScriptKernel.READ_EACH -> "greadEach(" + fd() + ", " + range + ")";
            case ScriptKernel.WRITE -> "gwrite(" + fd() + ", " + range + ")  // content " + value;
            case ScriptKernel.CLOSE -> "gclose(" + fd() + ")";
            case ScriptKernel.STAT -> "gfstat(" + fd() + ", " + fieldName() + ")";
            case ScriptKernel.MAP -> "gmap(" + fd() + ", " + range + ")";
            case ScriptKernel.UNMAP -> "gunmap(" + count + ")";
            case END_OF_LAUNCH -> "// next launch" + (replacement() == null ? "" : "\n    " + replacement());
            default -> "nothing";
        };
    }

    private static FileStep inRange(final int call, final int slot, final Choice choice) {
        if (choice.value() == Choice.VALUES - 1) {
            return new FileStep(call, slot, GREATEST_OFFSET, choice.count() % 3, 1);
        }
        final int any = choice.offset() >> 2;
        final int block = any % (MAX_SIZE / BLOCK_SIZE) * BLOCK_SIZE;
        final int offset = switch (choice.offset() % 4) {
            case 0 -> block;
            case 1 -> any % MAX_SIZE;
            case 2 -> any % 10;
            default -> block + any % 5 - 2;
        };
        final int blocks = BLOCKS[choice.count() % BLOCKS.length];
        final int more = choice.count() / BLOCKS.length;
        final int bytes = switch (more % 5) {
            case 0 -> more % 100;
            case 1 -> blocks * BLOCK_SIZE;
            case 2 -> BLOCK_SIZE - Math.floorMod(offset, BLOCK_SIZE);
            case 3 -> more % (blocks * BLOCK_SIZE);
            default -> more % 97 == 0 ? -1 : blocks * BLOCK_SIZE - 1;
        };
        final boolean isNearEnd = offset >= 0 && offset + bytes > MAX_SIZE;
        return new FileStep(
                call, slot, offset, isNearEnd ? MAX_SIZE - Math.min(offset, MAX_SIZE) : bytes, choice.value());
    }

    private static int flags(final Choice choice) {
        final int number = choice.count();
        return ACCESS[number % 29 % ACCESS.length] | MORE_FLAGS[number / 29 % 31 % MORE_FLAGS.length];
    }

    private String fd() {
        return slot < COMMAND_SLOT ? "fd" + slot : "(" + SLOTS[slot] + ")";
    }

    private String flagNames() {
        final String access = switch (count & 3) {
            case DeviceFile.O_RDONLY -> "O_RDONLY";
            case DeviceFile.O_WRONLY -> "O_WRONLY";
            case DeviceFile.O_RDWR -> "O_RDWR";
            default -> "3";
        };
        return access
                + ((count & DeviceFile.O_CREAT) != 0 ? " | O_CREAT" : "")
                + ((count & DeviceFile.O_TRUNC) != 0 ? " | O_TRUNC" : "")
                + ((count & 1 << 20) != 0 ? " | 1 << 20" : "");
    }

    private String fieldName() {
        return switch (count) {
            case DeviceFile.STAT_SIZE -> "STAT_SIZE";
            case DeviceFile.STAT_MODIFIED -> "STAT_MODIFIED";
            case DeviceFile.STAT_VERSION -> "STAT_VERSION";
            case DeviceFile.STAT_ALLOCATED -> "STAT_ALLOCATED";
            default -> Integer.toString(count);
        };
    }
}
