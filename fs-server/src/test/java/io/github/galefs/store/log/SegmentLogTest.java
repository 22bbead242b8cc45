package io.github.galefs.store.log;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class SegmentLogTest {
    private static final int SEGMENT_SIZE = 1024 * 1024;

    /** Preallocation step of this segment size. */
    private static final int STEP = SEGMENT_SIZE / 4;

    @TempDir
    private Path directory;

    private final AtomicLong usable = new AtomicLong(Long.MAX_VALUE);
    private MetaLog records;
    private SegmentLog log;

    @BeforeEach
    void open() throws IOException {
        records = new MetaLog(directory, SEGMENT_SIZE, usable::get, StoreDisk.system(), 0);
        log = records.segments();
    }

    @AfterEach
    void close() {
        records.close();
    }

    @Test
    void shouldLeaveTheReserveToAppendsThatFreeSpace() throws FileServiceException {
        usable.set(SEGMENT_SIZE + log.reserve().bytes() - 1);
        assertNoSpace(SpaceBudget.ORDINARY);
        append(SpaceBudget.RESERVE);
        log.leaveSegment();

        usable.set(SEGMENT_SIZE + log.reserve().bytes());
        append(SpaceBudget.ORDINARY);
        log.leaveSegment();

        usable.set(STEP - 1);
        assertNoSpace(SpaceBudget.RESERVE);
        usable.set(STEP);
        append(SpaceBudget.RESERVE);
    }

    /** A compaction that cannot copy a whole segment cannot delete it. */
    @Test
    void shouldReserveOneSegmentAtLeastAndSixtyFourMebibytesAtMostOtherwise() {
        assertEquals(4L << 20, new SpaceReserve(1 << 20, 1 << 20).bytes());
        assertEquals(64L << 20, new SpaceReserve(32 << 20, 32 << 20).bytes());
        assertEquals(256L << 20, new SpaceReserve(256 << 20, 256 << 20).bytes());
        assertEquals(256L << 20, new SpaceReserve(1 << 20, 256 << 20).bytes());
    }

    @Test
    void shouldCountWhatOrdinaryAppendsCanUse() {
        final SpaceReserve reserve = new SpaceReserve(SEGMENT_SIZE, SEGMENT_SIZE);
        assertEquals(0, reserve.usable(5L * SEGMENT_SIZE - 1));
        assertEquals(SEGMENT_SIZE, reserve.usable(5L * SEGMENT_SIZE));
    }

    @Test
    void shouldBeginASegmentWithoutARecordFromTheReserve() throws IOException {
        append(SpaceBudget.ORDINARY);
        usable.set(STEP);
        log.beginSegment();
        assertEquals(2, log.segment());
        try (SegmentWalk walk = SegmentWalk.open(SegmentFiles.path(directory, 2))) {
            assertFalse(walk.next());
        }
        usable.set(0);
        append(SpaceBudget.ORDINARY);
        assertEquals(2, log.segment());
    }

    @Test
    void shouldStayInTheCurrentSegmentWhenNoOtherCanBegin() throws FileServiceException {
        append(SpaceBudget.ORDINARY);
        usable.set(STEP - 1);
        assertThrows(FileServiceException.class, log::beginSegment);
        append(SpaceBudget.ORDINARY);
        assertEquals(1, log.segment());
    }

    @Test
    void shouldAppendToTheCurrentSegmentWhileTheDiskIsFull() throws FileServiceException {
        append(SpaceBudget.ORDINARY);
        usable.set(0);
        append(SpaceBudget.ORDINARY);
        assertEquals(1, log.segment());
    }

    @Test
    void shouldPreallocateStepByStep() throws IOException {
        append(SpaceBudget.ORDINARY);
        final Path file = SegmentFiles.path(directory, 1);
        final long first = DiskUsage.ofFile(file);
        assumeTrue(first >= STEP, "the file system does not preallocate");
        assertTrue(first < 2 * STEP, "allocated " + first);
    }

    @Test
    void shouldReleaseTheRestOfASegmentThatWasLeftOnceTheNextHasBegun() throws IOException {
        append(SpaceBudget.ORDINARY);
        final Path file = SegmentFiles.path(directory, 1);
        assumeTrue(DiskUsage.ofFile(file) >= STEP, "the file system does not preallocate");
        log.leaveSegment();
        log.trim();
        assertTrue(DiskUsage.ofFile(file) >= STEP, "Chronicle has not written the end mark yet");
        append(SpaceBudget.ORDINARY);
        log.trim();
        assertTrue(DiskUsage.ofFile(file) < STEP / 2, "allocated " + DiskUsage.ofFile(file));
        try (SegmentWalk walk = SegmentWalk.open(file)) {
            assertTrue(walk.next());
            assertFalse(walk.next());
        }
    }

    @Test
    void shouldReleaseTheRestOfTheCurrentSegmentWhenItIsClosedTrimmed() throws IOException {
        append(SpaceBudget.ORDINARY);
        final Path file = SegmentFiles.path(directory, 1);
        assumeTrue(DiskUsage.ofFile(file) >= STEP, "the file system does not preallocate");
        log.closeTrimmed();
        assertTrue(DiskUsage.ofFile(file) < STEP / 2, "allocated " + DiskUsage.ofFile(file));
    }

    @Test
    void shouldTakeWhatWasWrittenSinceTheLastTime() throws FileServiceException {
        append(SpaceBudget.ORDINARY);
        final DirtySegments first = log.takeDirtySegments();
        assertArrayEquals(new int[] {1}, first.segments().stream().toArray());
        assertTrue(first.directory(), "a segment was created");
        assertTrue(log.takeDirtySegments().segments().isEmpty());

        append(SpaceBudget.ORDINARY);
        log.restoreDirtySegments(first);
        final DirtySegments both = log.takeDirtySegments();
        assertArrayEquals(new int[] {1}, both.segments().stream().toArray());
        assertTrue(both.directory());
    }

    @Test
    void shouldForceWhatIsLeftWhenASegmentWasDeletedMeanwhile() throws FileServiceException {
        append(SpaceBudget.ORDINARY);
        log.leaveSegment();
        append(SpaceBudget.ORDINARY);
        final DirtySegments taken = log.takeDirtySegments();
        log.delete(1);
        assertArrayEquals(new int[] {1, 2}, taken.segments().stream().toArray());
        log.force(taken);
        assertFalse(Files.exists(SegmentFiles.path(directory, 1)));
        assertTrue(log.takeDirtySegments().directory(), "the deletion is not durable yet");
    }

    @Test
    void shouldForceAgainAfterAnInterrupt() throws FileServiceException {
        append(SpaceBudget.ORDINARY);
        Thread.currentThread().interrupt();
        final FileServiceException refusal = assertThrows(FileServiceException.class, log::force);
        assertTrue(Thread.interrupted());
        assertEquals(PosixError.EINTR, refusal.error());
        final DirtySegments taken = log.takeDirtySegments();
        assertArrayEquals(new int[] {1}, taken.segments().stream().toArray(), "what was not forced is taken again");
        log.force(taken);
    }

    private void assertNoSpace(final SpaceBudget budget) {
        final FileServiceException refusal = assertThrows(FileServiceException.class, () -> append(budget));
        assertEquals(PosixError.ENOSPC, refusal.error());
    }

    private void append(final SpaceBudget budget) throws FileServiceException {
        records.append(new byte[100], 100, budget);
    }
}
