package io.github.galefs.store.log;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Reads the kernel's view of a log's maps in {@code /proc/self/smaps}. */
@Timeout(60)
class PageSizesTest {
    private static final int MIB = 1024 * 1024;

    /** Segment size whose preallocation step is 8 MiB. */
    private static final int SEGMENT_SIZE = 32 * MIB;

    /** Length of a payload that, with header and gap, takes a quarter of a step. */
    private static final int LENGTH = 2 * MIB - BlockLocation.ALIGNMENT;

    private static final int RECORDS_PER_STEP = 4;

    /** Forces in a step after which small pages are used. */
    private static final int MANY = 9;

    /** A map: first byte, end, permissions, offset in the file, device, inode, path. */
    private static final Pattern MAP = Pattern.compile("([0-9a-f]+)-([0-9a-f]+) \\S+ ([0-9a-f]+) \\S+ \\d+ +(.*)");

    private static final Pattern LARGE = Pattern.compile("VmFlags:.* hg( .*)?");
    private static final Path TRANSPARENT_HUGE_PAGES = Path.of("/sys/kernel/mm/transparent_hugepage");

    @TempDir
    private Path directory;

    private final MemorySegment payload = Arena.ofAuto().allocate(LENGTH);

    @Test
    void shouldUseLargePagesWhenNothingIsForced() throws IOException {
        try (DataLog log = open()) {
            append(log, 2 * RECORDS_PER_STEP - 1);
            assertLarge(IntStream.rangeClosed(0, 7), 1);
            while (log.segments().segment() < 2) {
                append(log, 1);
            }
            assertLarge(IntStream.rangeClosed(0, 3), 2);
        }
    }

    @Test
    void shouldLimitLargePagesToTheFirstWhenTheLogIsForcedOftenFromTheStart() throws IOException {
        try (DataLog log = open()) {
            for (int i = 0; i < 3 * MANY; i++) {
                log.append(1, 1, 0, payload, 0, BlockLocation.ALIGNMENT);
                log.segments().force();
            }
            append(log, 1);
            assertLarge(IntStream.of(0), 1);
        }
    }

    @Test
    void shouldUseSmallPagesWhenThePreviousStepWasForcedOften() throws IOException {
        try (DataLog log = open()) {
            append(log, 1);
            force(log, MANY);
            append(log, 2 * RECORDS_PER_STEP - 2);
            // Pages 0 and 1 were begun before the forces; a large page cannot be split.
            assertLarge(IntStream.of(0, 1), 1);
        }
    }

    @Test
    void shouldUseLargePagesAgainWhenThePreviousStepWasForcedRarely() throws IOException {
        try (DataLog log = open()) {
            append(log, 1);
            force(log, MANY);
            append(log, 2 * RECORDS_PER_STEP);
            assertLarge(IntStream.of(0, 1, 8, 9, 10, 11), 1);
        }
    }

    @Test
    void shouldUseSmallPagesInTheRestOfAStepThatIsForcedOften() throws IOException {
        try (DataLog log = open()) {
            append(log, RECORDS_PER_STEP);
            force(log, MANY);
            append(log, 1);
            assertLarge(IntStream.rangeClosed(0, 4), 1);
        }
    }

    private DataLog open() throws IOException {
        return new DataLog(directory, SEGMENT_SIZE, () -> Long.MAX_VALUE, StoreDisk.system(), 0);
    }

    private void append(final DataLog log, final int count) throws IOException {
        for (int i = 0; i < count; i++) {
            log.append(1, 1, 0, payload, 0, LENGTH);
        }
    }

    private static void force(final DataLog log, final int times) throws IOException {
        for (int i = 0; i < times; i++) {
            log.segments().force();
        }
    }

    /** Asserts the indexes of a segment's large pages; none where the kernel does not support large pages. */
    private void assertLarge(final IntStream expected, final int segment) throws IOException {
        final List<Integer> pages =
                Files.exists(TRANSPARENT_HUGE_PAGES) ? expected.boxed().toList() : List.of();
        assertEquals(pages, largePages(SegmentFiles.path(directory, segment)));
    }

    private static List<Integer> largePages(final Path file) throws IOException {
        final List<Integer> pages = new ArrayList<>();
        long begin = -1;
        long end = -1;
        for (final String line : Files.readAllLines(Path.of("/proc/self/smaps"))) {
            final Matcher map = MAP.matcher(line);
            if (map.matches()) {
                begin = map.group(4).equals(file.toString()) ? hexadecimal(map.group(3)) : -1;
                end = begin + hexadecimal(map.group(2)) - hexadecimal(map.group(1));
            } else if (begin >= 0 && LARGE.matcher(line).matches()) {
                for (long page = begin / MapAdvice.LARGE_PAGE; page < end / MapAdvice.LARGE_PAGE; page++) {
                    pages.add((int) page);
                }
            }
        }
        Collections.sort(pages);
        return pages;
    }

    private static long hexadecimal(final String digits) {
        return Long.parseUnsignedLong(digits, 16);
    }
}
