package io.github.galefs.device.model;

import static io.github.galefs.kernel.round.RoundDescriptor.ENTRIES_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_GROUP_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_LENGTH;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_RESULT_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_RESUME_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_ROUND_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_SLOT_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.ENTRY_TAG_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.FINISHED;
import static io.github.galefs.kernel.round.RoundDescriptor.FORMAT;
import static io.github.galefs.kernel.round.RoundDescriptor.FORMAT_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.PATHS_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.PATH_CAPACITY;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORDS_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_BYTE_COUNT_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_FD_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_FILE_OFFSET_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_LENGTH;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_LENGTH_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_OPEN_FLAGS_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_OPERATION_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_PATH_LENGTH_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_RESUME_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_ROUND_OFFSET;
import static io.github.galefs.kernel.round.RoundDescriptor.RECORD_TAG_OFFSET;

import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.RoundCompanion;
import io.github.galefs.kernel.file.FileOperation;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.function.IntFunction;

/** Rounds of a {@link ModelDevice}. */
public final class ModelRounds implements KernelRounds {
    private final ModelDevice device;
    private final ModelRegion region;
    private final ModelMemory memory;
    private final IntFunction<GroupProgram> programs;
    private final SplittableRandom random;
    private final SuspendedGroup[] slots;
    private final BitSet started = new BitSet();
    private final BitSet finished = new BitSet();
    private int lastRound;
    private int roundCount;
    private boolean copiedOut;

    private record SuspendedGroup(int group, GroupProgram program, int resumePoint, int tag, boolean wantsFrame) {}

    ModelRounds(
            final ModelDevice device,
            final ModelRegion region,
            final IntFunction<GroupProgram> programs,
            final int slotCount,
            final SplittableRandom random) {
        this.device = device;
        this.region = region;
        this.memory = region.memory();
        this.programs = programs;
        this.random = random;
        slots = new SuspendedGroup[slotCount];
    }

    /** Returns the number of work-groups that have ended. */
    public int finishedCount() {
        return finished.cardinality();
    }

    /** Returns the number of rounds. */
    public int roundCount() {
        return roundCount;
    }

    /** Returns whether the arrays were copied back. */
    public boolean isCopiedOut() {
        return copiedOut;
    }

    @Override
    public String kernelName() {
        return "Model#kernel";
    }

    @Override
    public boolean suspends() {
        return true;
    }

    @Override
    public int slotCount() {
        return slots.length;
    }

    @Override
    public void run(final int groupCount, final RoundCompanion companion) {
        region.beginRound();
        try {
            runRound(groupCount, companion);
        } finally {
            region.endRound();
        }
    }

    private void runRound(final int groupCount, final RoundCompanion companion) {
        roundCount++;
        region.applyUpdates();
        if (memory.getLong(FORMAT_OFFSET) != FORMAT) {
            throw new AssertionError("the control fields were not sent");
        }
        final long entries = memory.getLong(ENTRIES_OFFSET);
        final long records = memory.getLong(RECORDS_OFFSET);
        final long entriesLength = (long) groupCount * ENTRY_LENGTH;
        memory.segment()
                .asSlice(entries, entriesLength)
                .copyFrom(region.mirror().asSlice(entries, entriesLength));
        checkEntries(entries, groupCount);
        checkFramesInProgress(entries, groupCount);
        for (int position = 0; position < groupCount; position++) {
            region.completeSome();
            companion.goOn();
            checkFramesInProgress();
            runGroup(position, entries + (long) position * ENTRY_LENGTH);
        }
        final long recordsLength = (long) groupCount * RECORD_LENGTH;
        region.mirror()
                .asSlice(records, recordsLength)
                .copyFrom(memory.segment().asSlice(records, recordsLength));
    }

    @Override
    public void copyOut() {
        copiedOut = true;
        device.throwViolation();
    }

    @Override
    public void close() {
        device.onClosed();
    }

    private void checkEntries(final long entries, final int groupCount) {
        final BitSet slotsOfRound = new BitSet();
        final int round = memory.getInt(entries + ENTRY_ROUND_OFFSET);
        check(round != lastRound, "round number " + round + " again");
        lastRound = round;
        for (int position = 0; position < groupCount; position++) {
            final long entry = entries + (long) position * ENTRY_LENGTH;
            final int slot = memory.getInt(entry + ENTRY_SLOT_OFFSET);
            final int group = memory.getInt(entry + ENTRY_GROUP_OFFSET);
            check(memory.getInt(entry + ENTRY_ROUND_OFFSET) == round, "round number at position " + position);
            check(slot >= 0 && slot < slots.length && !slotsOfRound.get(slot), "slot " + slot);
            slotsOfRound.set(slot);
            if (memory.getInt(entry + ENTRY_RESUME_OFFSET) == 0) {
                check(!started.get(group), "group " + group + " starts twice");
                check(slots[slot] == null, "group " + group + " starts in slot " + slot + ", which is taken");
            } else {
                final SuspendedGroup suspended = slots[slot];
                check(suspended != null && suspended.group() == group, "group " + group + " in slot " + slot);
                check(memory.getInt(entry + ENTRY_RESUME_OFFSET) == suspended.resumePoint(), "resume point");
                check(memory.getInt(entry + ENTRY_TAG_OFFSET) == suspended.tag(), "tag");
            }
        }
    }

    /** Checks that no work-group of the round can find a frame into which a copy is in progress; returns those. */
    private BitSet checkFramesInProgress() {
        final BitSet inProgress = new BitSet();
        for (final ModelRegion.Copy copy : region.copiesInProgress()) {
            final int frame = memory.frameAt(copy.offset());
            if (frame >= 0 && copy.destination() == null) {
                inProgress.set(frame);
                check(memory.visibleFile(frame) == 0, "frame " + frame + " is overwritten while it is visible");
            }
        }
        return inProgress;
    }

    /** Checks that no work-group of the round can find or use a frame into which a copy is in progress. */
    private void checkFramesInProgress(final long entries, final int groupCount) {
        final BitSet inProgress = checkFramesInProgress();
        for (int position = 0; position < groupCount; position++) {
            final long entry = entries + (long) position * ENTRY_LENGTH;
            final SuspendedGroup suspended = slots[memory.getInt(entry + ENTRY_SLOT_OFFSET)];
            final long result = memory.getLong(entry + ENTRY_RESULT_OFFSET);
            if (suspended != null && suspended.wantsFrame() && result >= 0) {
                check(!inProgress.get((int) result), "frame " + result + " is granted before its copy is complete");
            }
        }
    }

    private void runGroup(final int position, final long entry) {
        final int slot = memory.getInt(entry + ENTRY_SLOT_OFFSET);
        final int group = memory.getInt(entry + ENTRY_GROUP_OFFSET);
        final boolean starts = memory.getInt(entry + ENTRY_RESUME_OFFSET) == 0;
        final GroupProgram program = starts ? programs.apply(group) : slots[slot].program();
        started.set(group);
        final Report report = program.run(memory, memory.getLong(entry + ENTRY_RESULT_OFFSET));
        if (report == null) {
            slots[slot] = null;
            return;
        }
        final int resumePoint = 1 + random.nextInt(1000);
        final int tag = random.nextInt();
        writeRecord(position, report, resumePoint, tag);
        if (report.operation() == FINISHED) {
            check(!finished.get(group), "group " + group + " ends twice");
            finished.set(group);
            slots[slot] = null;
        } else {
            final boolean wantsFrame =
                    report.operation() == FileOperation.READ || report.operation() == FileOperation.WRITE;
            slots[slot] = new SuspendedGroup(group, program, resumePoint, tag, wantsFrame);
        }
    }

    private void writeRecord(final int position, final Report report, final int resumePoint, final int tag) {
        final long record = memory.getLong(RECORDS_OFFSET) + (long) position * RECORD_LENGTH;
        final long path = memory.getLong(PATHS_OFFSET) + (long) position * PATH_CAPACITY;
        memory.putInt(record + RECORD_LENGTH_OFFSET, RECORD_LENGTH);
        memory.putInt(record + RECORD_OPERATION_OFFSET, report.operation());
        memory.putInt(record + RECORD_ROUND_OFFSET, lastRound);
        memory.putInt(record + RECORD_FD_OFFSET, report.fd());
        memory.putLong(record + RECORD_FILE_OFFSET_OFFSET, report.fileOffset());
        memory.putLong(record + RECORD_BYTE_COUNT_OFFSET, report.byteCount());
        if (report.operation() == FINISHED) {
            memory.putLong(record + RECORD_OPEN_FLAGS_OFFSET, report.flags());
        } else {
            memory.putInt(record + RECORD_OPEN_FLAGS_OFFSET, (int) report.flags());
            final byte[] bytes = report.path().getBytes(StandardCharsets.UTF_8);
            memory.putInt(record + RECORD_PATH_LENGTH_OFFSET, bytes.length);
            memory.segment().asSlice(path, bytes.length).copyFrom(MemorySegment.ofArray(bytes));
        }
        memory.putInt(record + RECORD_RESUME_OFFSET, resumePoint);
        memory.putInt(record + RECORD_TAG_OFFSET, tag);
    }

    private static void check(final boolean kept, final String rule) {
        if (!kept) {
            throw new AssertionError(rule);
        }
    }
}
