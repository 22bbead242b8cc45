package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_TRUNC;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.STAT_ALLOCATED;
import static io.github.galefs.kernel.file.DeviceFile.STAT_MODIFIED;
import static io.github.galefs.kernel.file.DeviceFile.STAT_SIZE;
import static io.github.galefs.kernel.file.DeviceFile.STAT_VERSION;

import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.Errno;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Checks the results of a work-group's calls of {@link ScriptKernel}, one after the other. */
final class FileModel {
    private static final int ACCESS_MODE = 3;
    private static final int ALL_FLAGS = ACCESS_MODE | O_CREAT | O_TRUNC;
    private static final int FIRST_FD = 3;
    private static final int CLOCK_MILLIS = 1000;

    /** Time in which the lower half of a count of nanoseconds does not wrap around. */
    private static final int MAX_VERSION_MILLIS = 2000;

    /** What calls fail with when the server does not answer. */
    private static final Set<Integer> OUTAGE_ERRORS =
            Set.of(-PosixError.ECONNRESET.number(), -PosixError.ECONNREFUSED.number(), -PosixError.ETIMEDOUT.number());

    private static final class Fd {
        private final String name;
        private final int flags;

        /** A loss is certain that no call has returned yet. */
        private boolean hasLost;

        /** A loss through another fd is possible that no call through this one has returned yet. */
        private boolean mayHaveLost;

        /** Moment before which losses are returned already. */
        private int knownUntil;

        /** Moment after which writes are at the service if the close returns no error. */
        private int trustedSince;

        Fd(final String name, final int flags, final int openedAt) {
            this.name = name;
            this.flags = flags;
            this.knownUntil = openedAt;
            this.trustedSince = openedAt;
        }

        boolean writes() {
            return (flags & ACCESS_MODE) != O_RDONLY;
        }
    }

    private final int fdLimit;
    private final FileScript.Writing writing;
    private final Supplier<Map<String, byte[]>> looks;
    private final int startMillis = (int) System.currentTimeMillis();
    private final Map<String, ModelFile> files = new TreeMap<>();
    private final Map<Integer, Fd> fds = new TreeMap<>();
    private final Set<String> truncated = new HashSet<>();
    private final Set<ServiceCommand> faults = EnumSet.noneOf(ServiceCommand.class);
    private final int[] slots = FileStep.SLOTS.clone();
    private boolean isMapped;
    private int replacements;
    private int moment;

    /**
     * Creates a model of files that do not exist.
     *
     * @param fdLimit most fds; {@link Integer#MAX_VALUE} if other work-groups have fds, too.
     * @param writing when writes reach the service.
     * @param looks   returns what the commands to look have seen.
     */
    FileModel(final int fdLimit, final FileScript.Writing writing, final Supplier<Map<String, byte[]>> looks) {
        this.fdLimit = fdLimit;
        this.writing = writing;
        this.looks = looks;
        ScriptedFiles.NAMES.forEach(name -> files.put(name, new ModelFile(FileStep.MAX_SIZE + FileStep.BLOCK_SIZE)));
    }

    /** Says that some calls of the service may fail at any time. */
    void mayFail(final Set<ServiceCommand> newFaults) {
        faults.addAll(newFaults);
    }

    /** Ends a launch without errors. */
    void endLaunch() {
        for (final Fd fd : fds.values()) {
            if (fd.writes()) {
                files.get(fd.name).onWriterClosed(true, fd.trustedSince);
            }
        }
        fds.clear();
        truncated.clear();
        Arrays.fill(slots, 0, FileStep.VARIABLE_SLOTS, 0);
        isMapped = false;
    }

    /** Checks the content of the files at the service. */
    void look(final Map<String, byte[]> contents) {
        files.forEach((name, file) -> {
            final String problem = file.look(contents.get(name), isOpen(name));
            check(problem == null, name + " " + problem);
        });
    }

    /**
     * Checks a step.
     *
     * @param step   of the script.
     * @param result of the call.
     * @param bytes  that it has read, or may have.
     */
    void step(final FileStep step, final int result, final byte[] bytes) {
        moment++;
        for (final ModelFile file : files.values()) {
            if (canLose() || !file.isCertain()) {
                file.doubt(moment);
            }
        }
        switch (step.call()) {
            case ScriptKernel.OPEN -> open(step, result);
            case ScriptKernel.READ -> read(step, result, bytes);
            case ScriptKernel.WRITE -> write(step, result);
            case ScriptKernel.CLOSE -> close(slots[step.slot()], result);
            case ScriptKernel.STAT -> stat(step, result);
            case ScriptKernel.MAP -> map(step, result, bytes);
            case ScriptKernel.UNMAP -> {
                checkEquals(isMapped ? 0 : -Errno.EINVAL, result);
                isMapped = false;
            }
            default -> checkEquals(0, result);
        }
    }

    private void open(final FileStep step, final int result) {
        slots[step.slot()] = result;
        final int mode = step.count() & ACCESS_MODE;
        if (isMapped) {
            checkEquals(-Errno.EBUSY, result);
        } else if ((step.count() & ~ALL_FLAGS) != 0
                || mode == ACCESS_MODE
                || (mode == O_RDONLY && (step.count() & O_TRUNC) != 0)) {
            checkEquals(-Errno.EINVAL, result);
        } else if (fds.size() == fdLimit) {
            checkEquals(-Errno.EMFILE, result);
        } else if (step.command() != null) {
            checkEquals(-Errno.ENOENT, result);
            execute(step.command());
        } else if (faults.contains(ServiceCommand.SERVER_ENDS)) {
            check(OUTAGE_ERRORS.contains(result), "must fail as the server has ended");
        } else if (faults.contains(ServiceCommand.OPENS_FAIL)) {
            checkEquals(-Errno.EIO, result);
        } else if (!files.containsKey(FileStep.NAMES.get(step.third()))) {
            checkEquals(-Errno.EISDIR, result);
        } else {
            openFile(FileStep.NAMES.get(step.third()), step.count(), result);
        }
    }

    private void openFile(final String name, final int flags, final int result) {
        final ModelFile file = files.get(name);
        if (!file.exists() && (flags & O_CREAT) == 0) {
            checkEquals(-Errno.ENOENT, result);
            return;
        }
        file.create();
        final boolean cuts = (flags & O_TRUNC) != 0 && !truncated.contains(name);
        if (faults.contains(ServiceCommand.STATUS_FAILS)
                || (cuts && faults.contains(ServiceCommand.TRUNCATIONS_FAIL))) {
            checkEquals(-Errno.EIO, result);
            return;
        }
        if (fdLimit == Integer.MAX_VALUE) {
            check(result >= FIRST_FD && !fds.containsKey(result), "must be an fd");
        } else {
            checkEquals(lowestFd(), result);
        }
        if (cuts) {
            truncated.add(name);
            file.replace(new byte[0]);
        }
        file.onOpened(!isOpen(name));
        fds.put(result, new Fd(name, flags, moment));
    }

    private void execute(final ServiceCommand command) {
        switch (command) {
            case REPLACE_0 -> replace(ScriptedFiles.NAMES.get(0));
            case REPLACE_1 -> replace(ScriptedFiles.NAMES.get(1));
            case REMOVE_0 -> remove(ScriptedFiles.NAMES.get(0));
            case LOOK -> look(looks.get());
            case REPAIR -> faults.clear();
            default -> {
                faults.add(command);
                if (canLose()) {
                    files.values().forEach(file -> file.doubt(moment));
                }
            }
        }
    }

    private void replace(final String name) {
        replacements++;
        if (!isOpen(name)) {
            files.get(name).create();
            files.get(name).replace(ScriptedFiles.replacement(replacements));
        }
    }

    private void remove(final String name) {
        if (!isOpen(name)) {
            files.get(name).remove();
            truncated.remove(name);
        }
    }

    private void read(final FileStep step, final int result, final byte[] bytes) {
        final Fd fd = fds.get(slots[step.slot()]);
        if (fd == null || (fd.flags & ACCESS_MODE) == O_WRONLY) {
            checkEquals(-Errno.EBADF, result);
        } else if (step.offset() < 0 || step.count() < 0) {
            checkEquals(-Errno.EINVAL, result);
        } else if (isMapped) {
            checkEquals(-Errno.EBUSY, result);
        } else {
            readFile(files.get(fd.name), step, result, bytes);
        }
    }

    private void readFile(final ModelFile file, final FileStep step, final int result, final byte[] bytes) {
        final int least = available(file.leastSeen(), step);
        final int most = available(file.mostSeen(), step);
        if (result < 0) {
            check(most > 0 && canFailWith(ServiceCommand.READS_FAIL, result), "must be " + least + " to " + most);
            return;
        }
        check(result <= most, "must be " + least + " to " + most);
        final boolean isCut = result < least;
        if (isCut) {
            check(isAtBlock(step.offset() + result) && result > 0, "must be " + least + " to " + most);
            check(
                    canFailWith(ServiceCommand.READS_FAIL, 0),
                    "must be " + least + " to " + most + ": no read has failed");
        }
        if (result == step.count() && result > 0) {
            check(file.seeSize((int) step.offset() + result, Integer.MAX_VALUE), "the file is shorter");
        } else if (result > 0 && !canFailWith(ServiceCommand.READS_FAIL, 0)) {
            check(file.seeSize((int) step.offset() + result, (int) step.offset() + result), "the file is longer");
        }
        checkBytes(file, step, bytes, result);
    }

    private void map(final FileStep step, final int result, final byte[] bytes) {
        final Fd fd = fds.get(slots[step.slot()]);
        final boolean isInBlock = step.count() > 0
                && step.offset() / FileStep.BLOCK_SIZE == (step.offset() + step.count() - 1) / FileStep.BLOCK_SIZE;
        if (fd == null || (fd.flags & ACCESS_MODE) == O_WRONLY) {
            checkEquals(-Errno.EBADF, result);
        } else if (step.offset() < 0 || step.count() < 0) {
            checkEquals(-Errno.EINVAL, result);
        } else if (isMapped) {
            checkEquals(-Errno.EBUSY, result);
        } else if (!isInBlock || available(files.get(fd.name).mostSeen(), step) < step.count()) {
            checkEquals(-Errno.EINVAL, result);
        } else if (result == -Errno.EINVAL) {
            final int end = (int) step.offset() + step.count();
            check(files.get(fd.name).seeSize(0, end - 1), "the file is longer");
        } else if (result < 0) {
            check(canFailWith(ServiceCommand.READS_FAIL, result), "no read has failed");
        } else {
            checkEquals(step.count(), result);
            isMapped = true;
            checkBytes(files.get(fd.name), step, bytes, result);
        }
    }

    private void write(final FileStep step, final int result) {
        final Fd fd = fds.get(slots[step.slot()]);
        if (fd == null || !fd.writes()) {
            checkEquals(-Errno.EBADF, result);
        } else if (step.offset() < 0 || step.count() < 0) {
            checkEquals(-Errno.EINVAL, result);
        } else if (step.offset() + step.count() < 0) {
            checkEquals(-Errno.EFBIG, result);
        } else if (isMapped) {
            checkEquals(-Errno.EBUSY, result);
        } else if (writing == FileScript.Writing.BACK && isLossReported(fd, result)) {
            takeReport(fd, !canFailWith(ServiceCommand.READS_FAIL, result));
        } else if (result >= 0 || writing == FileScript.Writing.BACK) {
            writeAfterReports(fd, step, result);
        } else if (!canLose() && !fd.hasLost && !fd.mayHaveLost) {
            writeFile(files.get(fd.name), step, result);
        } else {
            check(isError(result), "must be " + step.count());
            files.get(fd.name).writeInVain((int) step.offset(), step.count(), step.value(), moment);
            onWriteFailed(fd, !canFailWith(ServiceCommand.READS_FAIL, result));
        }
    }

    private void writeAfterReports(final Fd fd, final FileStep step, final int result) {
        check(!fd.hasLost || result < 0 || step.count() == 0, "must fail: another fd has reported a loss");
        final ModelFile file = files.get(fd.name);
        writeFile(file, step, result);
        if (writing != FileScript.Writing.BACK) {
            file.onWrittenThrough((int) step.offset(), result);
        }
    }

    /**
     * Takes note that a write through to the service has failed. If it has returned an earlier loss, the others may
     * have returned that already.
     */
    private void onWriteFailed(final Fd fd, final boolean isLoss) {
        final boolean isNewLoss = isLoss && !fd.hasLost && !fd.mayHaveLost;
        final boolean mayBeNewLoss = !isNewLoss && !fd.hasLost;
        for (final Fd other : fds.values()) {
            if (other.name.equals(fd.name)) {
                other.trustedSince = moment;
                other.hasLost |= isNewLoss;
                other.mayHaveLost |= mayBeNewLoss;
            }
        }
        fd.hasLost = false;
        if (isLoss) {
            fd.mayHaveLost = false;
            fd.knownUntil = moment + 1;
        }
    }

    /** Returns whether a write was refused because earlier bytes of the file were lost. */
    private boolean isLossReported(final Fd fd, final int result) {
        return isError(result) && (files.get(fd.name).mayHaveLostSince(fd.knownUntil) || fd.hasLost);
    }

    /** Takes note of a loss that a write has returned, or may have. Other bytes of the file may still be lost later. */
    private void takeReport(final Fd fd, final boolean isCertain) {
        if (isCertain) {
            spreadReport(fd);
        }
        fd.hasLost = false;
        fd.trustedSince = moment;
    }

    /** Takes note that the other fds of a file have to return the loss that one has returned. */
    private void spreadReport(final Fd fd) {
        for (final Fd other : fds.values()) {
            // The loss is no older than what this fd knew; a later write of the other may have returned it already.
            other.hasLost |= other != fd
                    && other.name.equals(fd.name)
                    && other.trustedSince <= fd.knownUntil
                    && other.knownUntil <= fd.knownUntil;
        }
    }

    /** A part of a block is written after all of it was read. */
    private void writeFile(final ModelFile file, final FileStep step, final int result) {
        if (result != step.count()) {
            final boolean isCut = result < 0 || (result > 0 && isAtBlock(step.offset() + result));
            check(result < step.count() && isCut, "must be " + step.count());
            check(canFailWith(ServiceCommand.READS_FAIL, Math.min(0, result)), "no read has failed");
        }
        if (result > 0) {
            file.write((int) step.offset(), result, step.value(), moment);
            if (writing == FileScript.Writing.BACK && (canLose() || !file.isCertain())) {
                file.doubt(moment);
            }
        }
    }

    private void close(final int number, final int result) {
        final Fd fd = fds.get(number);
        if (isMapped) {
            checkEquals(-Errno.EBUSY, result);
            return;
        }
        if (fd == null) {
            checkEquals(-Errno.EBADF, result);
            return;
        }
        fds.remove(number);
        final boolean isOutage = faults.contains(ServiceCommand.SERVER_ENDS) && OUTAGE_ERRORS.contains(result);
        if (!fd.writes()) {
            check(result == 0 || isOutage, "must be 0");
            return;
        }
        final ModelFile file = files.get(fd.name);
        if (result == 0) {
            check(!fd.hasLost, "must fail: another fd, opened later and closed earlier, has reported a loss");
        } else if (!isOutage) {
            check(
                    isError(result) && (file.mayHaveLostSince(fd.knownUntil) || fd.hasLost),
                    "must be 0: nothing was lost");
            spreadReport(fd);
        }
        file.onWriterClosed(result == 0, fd.trustedSince);
    }

    private void stat(final FileStep step, final int result) {
        final Fd fd = fds.get(slots[step.slot()]);
        if (fd == null) {
            checkEquals(-Errno.EBADF, result);
            return;
        }
        final ModelFile file = files.get(fd.name);
        switch (step.count()) {
            case STAT_SIZE ->
                check(
                        result >= file.leastSeen() && result <= file.mostSeen() && file.seeSize(result, result),
                        "must be " + file.leastSeen() + " to " + file.mostSeen());
            case STAT_VERSION ->
                check(
                        file.seeVersion(result) || (int) System.currentTimeMillis() - startMillis > MAX_VERSION_MILLIS,
                        "is lower than before");
            case STAT_MODIFIED -> {
                final int age = (int) System.currentTimeMillis() - result;
                final int ageOfAll = (int) System.currentTimeMillis() - startMillis;
                check(age > -CLOCK_MILLIS && age < ageOfAll + CLOCK_MILLIS, "was " + age + " ms ago");
            }
            case STAT_ALLOCATED -> check(result >= 0, "must not be negative");
            default -> checkEquals(-Errno.EINVAL, result);
        }
    }

    private void checkBytes(final ModelFile file, final FileStep step, final byte[] bytes, final int count) {
        for (int i = 0; i < count; i++) {
            final int position = (int) step.offset() + i;
            if (!file.seeByte(position, bytes[i])) {
                check(
                        false,
                        "byte %d is %d, not %d%s"
                                .formatted(
                                        position,
                                        bytes[i] & 0xff,
                                        file.newestAt(position),
                                        file.isCertain() ? "" : ", nor what it was before a loss"));
            }
        }
    }

    private static boolean isError(final int result) {
        return result == -Errno.EIO || result == -Errno.ENOSPC || OUTAGE_ERRORS.contains(result);
    }

    private boolean canLose() {
        return faults.contains(ServiceCommand.WRITES_FAIL)
                || faults.contains(ServiceCommand.DISK_IS_FULL)
                || faults.contains(ServiceCommand.SERVER_ENDS);
    }

    /** Returns whether a call may fail in an error, or in any for 0. */
    private boolean canFailWith(final ServiceCommand fault, final int result) {
        return (faults.contains(fault) && (result == 0 || result == -Errno.EIO))
                || (faults.contains(ServiceCommand.SERVER_ENDS) && (result == 0 || OUTAGE_ERRORS.contains(result)));
    }

    private boolean isOpen(final String name) {
        return fds.values().stream().anyMatch(fd -> fd.name.equals(name));
    }

    private int lowestFd() {
        int fd = FIRST_FD;
        while (fds.containsKey(fd)) {
            fd++;
        }
        return fd;
    }

    private static int available(final int size, final FileStep step) {
        return (int) Math.max(0, Math.min(step.count(), size - step.offset()));
    }

    private static boolean isAtBlock(final long offset) {
        return offset % FileStep.BLOCK_SIZE == 0;
    }

    private static void checkEquals(final int expected, final int actual) {
        check(expected == actual, "must be " + expected);
    }

    private static void check(final boolean isRight, final String problem) {
        if (!isRight) {
            throw new AssertionError(problem);
        }
    }
}
