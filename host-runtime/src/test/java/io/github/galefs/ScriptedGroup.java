package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.model.GroupProgram;
import io.github.galefs.device.model.ModelMemory;
import io.github.galefs.device.model.Report;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.file.DeviceFile;
import io.github.galefs.kernel.file.FileOperation;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * A work-group that reads blocks of a file that all groups share, writes parts of a file of its own, gives way and
 * opens and closes, at random, and checks every byte that it reads.
 */
final class ScriptedGroup implements GroupProgram {
    static final String SHARED_FILE = "shared";
    static final int OWN_FILE_BLOCKS = 4;

    /** State of the work-group: what its latest request was for. */
    private enum Pending {
        NOTHING,
        OPEN_SHARED,
        OPEN_OWN,
        READ_SHARED,
        READ_OWN,
        WRITE_OWN,
        YIELD,
        CLOSE_SHARED,
        CLOSE_OWN
    }

    private final int blockSize;
    private final byte[] shared;
    private final byte[] own;
    private final String ownName;
    private final SplittableRandom random;
    private int steps;
    private Pending pending = Pending.NOTHING;
    private int sharedFd;
    private int ownFd;
    private int ownSize;
    private int block;
    private int begin;
    private int length;
    private long yielded;
    private long hits;
    private long bytesRead;
    private long bytesWritten;

    ScriptedGroup(final int group, final long seed, final int steps, final int blockSize, final byte[] shared) {
        this.blockSize = blockSize;
        this.shared = shared;
        this.own = new byte[OWN_FILE_BLOCKS * blockSize];
        this.ownName = name(group);
        this.random = new SplittableRandom(seed * 31 + group);
        this.steps = steps;
    }

    static String name(final int group) {
        return "own-" + group + "-" + "x".repeat(group % 100);
    }

    /** Returns the bytes of the own file; called after the launch. */
    byte[] own() {
        return Arrays.copyOf(own, ownSize);
    }

    @Override
    public Report run(final ModelMemory memory, final long result) {
        take(memory, result);
        Report report = null;
        while (report == null) {
            report = step(memory);
        }
        return report;
    }

    private void take(final ModelMemory memory, final long result) {
        switch (pending) {
            case NOTHING -> assertEquals(0, result);
            case OPEN_SHARED -> sharedFd = fd(result);
            case OPEN_OWN -> ownFd = fd(result);
            case READ_SHARED -> readReply(memory, result, shared, shared.length);
            case READ_OWN -> readReply(memory, result, own, ownSize);
            case WRITE_OWN -> writeReply(memory, result);
            case YIELD -> assertEquals(yielded, result);
            case CLOSE_SHARED, CLOSE_OWN -> assertEquals(0, result);
        }
        pending = Pending.NOTHING;
    }

    private Report step(final ModelMemory memory) {
        if (sharedFd == 0) {
            return ask(Pending.OPEN_SHARED, Report.open(FileOperation.OPEN, SHARED_FILE, DeviceFile.O_RDONLY));
        }
        if (ownFd == 0) {
            return ask(
                    Pending.OPEN_OWN, Report.open(FileOperation.OPEN, ownName, DeviceFile.O_RDWR | DeviceFile.O_CREAT));
        }
        if (steps-- <= 0) {
            return end();
        }
        return switch (random.nextInt(10)) {
            case 0, 1, 2, 3 -> readShared(memory);
            case 4, 5 -> readOwn(memory);
            case 6, 7 -> write();
            case 8 -> {
                yielded = random.nextLong();
                yield ask(Pending.YIELD, Report.givesWay(yielded));
            }
            default -> {
                final int closed = ownFd;
                ownFd = 0;
                yield ask(Pending.CLOSE_OWN, Report.request(FileOperation.CLOSE, closed, 0, 0));
            }
        };
    }

    private Report end() {
        if (sharedFd > 0) {
            // One of two groups leaves its files open.
            if (random.nextBoolean()) {
                return Report.finished(hits, bytesRead, bytesWritten);
            }
            final int closed = sharedFd;
            sharedFd = -1;
            return ask(Pending.CLOSE_SHARED, Report.request(FileOperation.CLOSE, closed, 0, 0));
        }
        return Report.finished(hits, bytesRead, bytesWritten);
    }

    private Report readShared(final ModelMemory memory) {
        assertEquals(shared.length, memory.fileSize(sharedFd));
        block = random.nextInt((shared.length + blockSize - 1) / blockSize);
        return read(memory, sharedFd, Pending.READ_SHARED, shared, shared.length);
    }

    private Report readOwn(final ModelMemory memory) {
        assertEquals(ownSize, memory.fileSize(ownFd));
        block = random.nextInt(OWN_FILE_BLOCKS);
        return read(memory, ownFd, Pending.READ_OWN, own, ownSize);
    }

    private Report read(
            final ModelMemory memory, final int fd, final Pending state, final byte[] content, final int size) {
        final int frame = memory.lookUp(fd, block);
        if (frame < 0) {
            return ask(state, Report.request(FileOperation.READ, fd, (long) block * blockSize, 1));
        }
        hits++;
        checkFrame(memory, frame, content, size);
        return null;
    }

    private void readReply(final ModelMemory memory, final long result, final byte[] content, final int size) {
        if (result != -Errno.EIO) {
            assertTrue(result >= 0, "reply to a read: " + result);
            checkFrame(memory, result, content, size);
        }
    }

    private void checkFrame(final ModelMemory memory, final long frame, final byte[] content, final int size) {
        final byte[] expected = new byte[blockSize];
        final int offset = block * blockSize;
        if (offset < size) {
            System.arraycopy(content, offset, expected, 0, Math.min(blockSize, size - offset));
        }
        final byte[] actual = memory.frame(frame).toArray(ValueLayout.JAVA_BYTE);
        assertEquals(-1, Arrays.mismatch(expected, actual), "first wrong byte of block " + block);
        bytesRead += blockSize;
    }

    private Report write() {
        block = random.nextInt(OWN_FILE_BLOCKS);
        begin = random.nextInt(blockSize);
        length = random.nextInt(1, blockSize - begin + 1);
        if (random.nextInt(3) == 0) {
            begin = 0;
            length = blockSize;
        }
        final long offset = (long) block * blockSize + begin;
        return ask(Pending.WRITE_OWN, Report.request(FileOperation.WRITE, ownFd, offset, length));
    }

    private void writeReply(final ModelMemory memory, final long result) {
        if (result == -Errno.EIO) {
            return;
        }
        assertTrue(result >= 0, "reply to a write: " + result);
        final byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        memory.frame(result).asSlice(begin, length).copyFrom(MemorySegment.ofArray(bytes));
        System.arraycopy(bytes, 0, own, block * blockSize + begin, length);
        ownSize = Math.max(ownSize, block * blockSize + begin + length);
        bytesWritten += length;
    }

    private Report ask(final Pending state, final Report report) {
        pending = state;
        return report;
    }

    private static int fd(final long result) {
        assertTrue(result > 0, "reply to an open: " + result);
        return (int) result;
    }

    /** Returns what the groups should have counted together. */
    static Map<String, Long> totals(final Iterable<ScriptedGroup> groups) {
        long hits = 0;
        long read = 0;
        long written = 0;
        for (final ScriptedGroup group : groups) {
            hits += group.hits;
            read += group.bytesRead;
            written += group.bytesWritten;
        }
        return Map.of("hits", hits, "read", read, "written", written);
    }
}
