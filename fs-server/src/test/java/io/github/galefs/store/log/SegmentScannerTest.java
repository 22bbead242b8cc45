package io.github.galefs.store.log;

import static io.github.galefs.store.log.SegmentImage.END_MARK;
import static io.github.galefs.store.log.SegmentImage.METADATA;
import static io.github.galefs.store.log.SegmentImage.NOT_COMPLETE;
import static io.github.galefs.store.log.SegmentImage.SEGMENT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class SegmentScannerTest {
    private static final int LENGTH = 100;
    private static final int HEADER_LENGTH = Integer.BYTES;

    @TempDir
    private Path directory;

    private SegmentImage image;
    private final List<Integer> records = new ArrayList<>();
    private final List<String> damages = new ArrayList<>();

    @BeforeEach
    void createImage() throws IOException {
        image = new SegmentImage(directory);
    }

    @Test
    void shouldVisitRecordsAndSkipTables() throws IOException {
        final int first = image.record(LENGTH);
        image.zeros(METADATA | 40, 40);
        final int second = image.record(LENGTH + 1);
        final int third = image.record(LENGTH);
        image.zeros(END_MARK, 0);
        scanWhole();
        assertEquals(List.of(first, second, third), records);
        assertEquals(List.of(), damages);
    }

    @Test
    void shouldVisitNothingInAnEmptyFile() throws IOException {
        Files.createFile(SegmentFiles.path(directory, SEGMENT));
        scan();
        assertEquals(List.of(), records);
        assertEquals(List.of(), damages);
    }

    @Test
    void shouldReportAFileThatEndsWithinTheSegmentHeader() throws IOException {
        image.write(500);
        scan();
        assertEquals(List.of("0+500: the file is truncated at 500, before the first record"), damages);
    }

    @Test
    void shouldReportADamagedSegmentHeaderAndVisitTheRecordsAfterIt() throws IOException {
        final int first = image.record(LENGTH);
        image.damage(10);
        scanWhole();
        assertEquals(List.of(first), records);
        assertEquals(1, damages.size());
        assertTrue(damages.getFirst().startsWith("0+" + SegmentHeader.LENGTH + ": "), damages.getFirst());
    }

    @Test
    void shouldIgnoreADamagedSegmentHeaderWhenThereIsNoRecord() throws IOException {
        image.damage(10);
        scanWhole();
        assertEquals(List.of(), damages);
    }

    @Test
    void shouldReportADamagedRecordAndContinueWithTheNext() throws IOException {
        final int first = image.record(LENGTH);
        final int damaged = image.record(LENGTH);
        final int third = image.record(LENGTH);
        image.damage(damaged);
        scanWhole();
        assertEquals(List.of(first, third), records);
        assertEquals(List.of(range(damaged, third) + "a record of 100 bytes is damaged"), damages);
    }

    @Test
    void shouldVisitARecordWhoseHeaderIsDamaged() throws IOException {
        final int first = image.record(60, LENGTH);
        final int second = image.record(LENGTH);
        scanWhole();
        assertEquals(List.of(first, second), records);
        assertEquals(
                List.of(first - HEADER_LENGTH + "+" + HEADER_LENGTH + ": its header states 60 bytes instead of 100"),
                damages);
    }

    @Test
    void shouldAcceptPaddingOfLessThanAHeader() throws IOException {
        final int first = image.record(LENGTH, LENGTH - 3);
        final int second = image.record(LENGTH);
        scanWhole();
        assertEquals(List.of(first, second), records);
        assertEquals(List.of(), damages);
    }

    @Test
    void shouldResumeAtTheNextRecordWhenTheChainIsBroken() throws IOException {
        // The stated length ends at the content of the next record, not at its header.
        final int broken = image.zeros(LENGTH + HEADER_LENGTH, LENGTH);
        final int next = image.record(LENGTH);
        scanWhole();
        assertEquals(List.of(next), records);
        assertEquals(
                List.of(broken + "+" + (next - broken) + ": no document follows the length of the header 68"), damages);
    }

    @Test
    void shouldSkipAnIncompleteRecordAtTheEnd() throws IOException {
        final int first = image.record(LENGTH);
        image.record(0, LENGTH);
        scanWhole();
        assertEquals(List.of(first), records);
        assertEquals(List.of(), damages);
    }

    @Test
    void shouldVisitAnIncompleteRecordThatOthersFollow() throws IOException {
        final int first = image.record(NOT_COMPLETE | LENGTH, LENGTH);
        final int second = image.record(LENGTH);
        scanWhole();
        assertEquals(List.of(first, second), records);
        assertEquals(
                List.of(first - HEADER_LENGTH + "+" + HEADER_LENGTH
                        + ": its header 80000064 marks it as incomplete, but records follow"),
                damages);
    }

    @Test
    void shouldReportRecordsAfterTheEndMark() throws IOException {
        final int end = image.zeros(END_MARK, 0);
        final int record = image.record(LENGTH);
        scanWhole();
        assertEquals(List.of(record), records);
        assertEquals(List.of(end + "+" + (record - end) + ": records follow the end mark c0000000"), damages);
    }

    @Test
    void shouldReportATruncatedRecordUpToTheEndOfTheFile() throws IOException {
        final int first = image.record(LENGTH);
        final int second = image.record(LENGTH);
        final int length = second + LENGTH / 2;
        image.write(length);
        scan();
        assertEquals(List.of(first), records);
        assertEquals(
                List.of(range(second, length + HEADER_LENGTH) + "the file is truncated at " + length
                        + ", within a record of 100 bytes"),
                damages);
    }

    @Test
    void shouldReportAFileThatEndsAfterARecord() throws IOException {
        image.record(LENGTH);
        final int end = image.position();
        image.write(end);
        scan();
        assertEquals(List.of(end + "+0: the file is truncated at " + end + ", before the end of the log"), damages);
    }

    /** Whatever is damaged, the scan ends, and visits ranges within the file in ascending order. */
    @Test
    void shouldStayWithinTheFileWhateverIsDamaged() throws IOException {
        for (int i = 0; i < 10; i++) {
            image.record(LENGTH + i);
        }
        final int end = image.position();
        final byte[] intact = Files.readAllBytes(image.write());
        for (int seed = 0; seed < 2000; seed++) {
            final SplittableRandom random = new SplittableRandom(seed);
            final byte[] bytes = intact.clone();
            for (int i = 0; i < 4; i++) {
                bytes[random.nextInt(SegmentHeader.LENGTH, end)] = (byte) random.nextInt();
            }
            Files.write(SegmentFiles.path(directory, SEGMENT), bytes);
            assertOrdered("seed " + seed, bytes.length);
        }
    }

    private void assertOrdered(final String message, final int length) throws IOException {
        final long[] last = {0};
        SegmentScanner.scan(directory, SEGMENT, SegmentImage::validLength, new SegmentScanner.Visitor() {
            @Override
            public boolean onRecord(final MemorySegment bytes, final long position, final long recordLength) {
                check(position, recordLength);
                return true;
            }

            @Override
            public void onDamage(
                    final MemorySegment bytes, final long position, final long rangeLength, final String what) {
                check(position, rangeLength);
            }

            private void check(final long position, final long rangeLength) {
                assertTrue(position >= last[0] && rangeLength >= 0 && position + rangeLength <= length, message);
                last[0] = position + rangeLength;
            }
        });
    }

    /** Returns the description of the range from the header of one record to that of another. */
    private static String range(final int record, final int next) {
        return record - HEADER_LENGTH + "+" + (next - record) + ": ";
    }

    private void scanWhole() throws IOException {
        image.write();
        scan();
    }

    private void scan() throws IOException {
        SegmentScanner.scan(directory, SEGMENT, SegmentImage::validLength, new SegmentScanner.Visitor() {
            @Override
            public boolean onRecord(final MemorySegment bytes, final long position, final long length) {
                records.add((int) position);
                assertEquals(SegmentImage.validLength(bytes, position), length);
                return true;
            }

            @Override
            public void onDamage(final MemorySegment bytes, final long position, final long length, final String what) {
                damages.add(position + "+" + length + ": " + what);
            }
        });
    }
}
