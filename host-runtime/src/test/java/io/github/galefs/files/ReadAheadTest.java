package io.github.galefs.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** When blocks are fetched ahead, and how many. */
@Timeout(10)
class ReadAheadTest {
    private static final int MAX_WINDOW = 64;

    private final ReadAhead readAhead = new ReadAhead();

    @Test
    void shouldFetchNothingForTheFirstRequestsInTheMiddleOfAFile() {
        for (long block = 100; block < 107; block++) {
            assertEquals(0, request(block));
        }
        assertEquals(2, request(107));
    }

    @Test
    void shouldFetchAheadFromTheSecondBlockOfAFileOn() {
        assertEquals(0, request(0));
        assertEquals(0, request(0), "another work-group");
        assertEquals(2, request(1));
    }

    @Test
    void shouldFetchAheadWhenALongerRequestFollowsOneForTheFirstBlock() {
        assertEquals(0, request(0));
        assertTrue(readAhead.onRequest(0, 9, MAX_WINDOW, 1) > 0);
    }

    @Test
    void shouldFetchNothingWhenOnlyTheFirstBlockIsReadBeforeAJump() {
        for (int group = 0; group < 64; group++) {
            assertEquals(0, request(0));
        }
        assertEquals(0, request(10));
        assertEquals(0, request(11));
    }

    @Test
    void shouldFetchNothingWhenRequestsAreFarApart() {
        for (long block = 0; block < 100; block++) {
            assertEquals(0, request(block * 1000));
            assertEquals(0, request(block * 1000 + 500));
        }
    }

    @Test
    void shouldDoubleTheWindowUpToItsLimitAndStayAheadOfTheReader() {
        for (long block = 0; block < 1000; block++) {
            final int count = request(block);
            final long ahead = readAhead.begin() - block;
            assertTrue(ahead <= MAX_WINDOW + 1, () -> ahead + " blocks ahead");
            if (block > 300) {
                assertTrue(count == 0 || count == MAX_WINDOW / 4, () -> "a step of " + count);
                assertTrue(ahead > MAX_WINDOW / 2, () -> ahead + " blocks ahead");
            }
        }
    }

    /** Work-groups that take turns: each request is somewhat before or behind the one before it. */
    @Test
    void shouldTakeRequestsForSequentialThatOvertakeEachOther() {
        long fetched = 0;
        for (long turn = 0; turn < 100; turn++) {
            for (final int group : new int[] {3, 0, 2, 1}) {
                fetched += request(4 * turn + group);
            }
        }
        assertTrue(fetched > 300, fetched + " blocks were fetched ahead");
    }

    /** In each turn, all work-groups ask at once, in any order. */
    @Test
    void shouldTakeRequestsForSequentialWhenMoreGroupsTakeTurnsThanARequestMayBeBehind() {
        final int groups = 300;
        final List<Long> turns =
                new ArrayList<>(LongStream.range(0, groups).boxed().toList());
        final Random random = new Random(1);
        long fetched = 0;
        for (long turn = 0; turn < 20; turn++) {
            Collections.shuffle(turns, random);
            for (final long group : turns) {
                final long block = groups * turn + group;
                final int count = readAhead.onRequest(block, block, 1024, groups);
                readAhead.fetched(count);
                fetched += count;
            }
        }
        assertTrue(fetched > 18 * groups, fetched + " blocks were fetched ahead");
    }

    @Test
    void shouldBeginAgainWithAShortWindowAfterAJump() {
        for (long block = 0; block < 500; block++) {
            request(block);
        }
        for (long block = 10_000; block < 10_007; block++) {
            assertEquals(0, request(block));
        }
        assertEquals(2, request(10_007));
    }

    @Test
    void shouldFetchWhatFollowsARequestOfSeveralBlocks() {
        for (long first = 0; first < 100; first += 10) {
            readAhead.onRequest(first, first + 9, MAX_WINDOW, 1);
        }
        assertEquals(100, readAhead.begin());
    }

    /** As when few of many work-groups that take turns run at the same time. */
    @Test
    void shouldFetchNothingWhenMostBlocksAreLeftOut() {
        for (long turn = 10; turn < 100; turn++) {
            assertEquals(0, request(8 * turn));
            assertEquals(0, request(8 * turn + 1));
        }
    }

    /** As when each work-group looks at the begin of every record of a file. */
    @Test
    void shouldFetchNothingWhenAllWorkGroupsReadTheSameFewBlocks() {
        for (int distance = 4; distance < 30; distance++) {
            readAhead.clear();
            for (long record = 0; record < 100; record++) {
                for (int group = 0; group < 64; group++) {
                    // Some are a few records behind.
                    final long block = Math.max(0, record - group % 3) * distance;
                    assertEquals(0, request(block), "every block of " + distance);
                }
            }
        }
    }

    @Test
    void shouldFetchNothingWhenWorkGroupsReadEveryFourthBlockInAnyOrder() {
        final List<Long> blocks =
                new ArrayList<>(LongStream.range(0, 64).map(i -> 4 * i).boxed().toList());
        for (int order = 0; order < 1000; order++) {
            final Random random = new Random(order);
            for (int part = 0; part < 64; part += 16) {
                Collections.shuffle(blocks.subList(part, part + 16), random);
            }
            readAhead.clear();
            for (final long block : blocks) {
                assertEquals(0, request(block), blocks::toString);
            }
            Collections.sort(blocks);
        }
    }

    @Test
    void shouldStayAheadOfSeveralReadersAtDifferentPlaces() {
        long fetched = 0;
        for (long block = 0; block < 200; block++) {
            for (long reader = 0; reader < 4; reader++) {
                fetched += request(10_000 * reader + block);
            }
        }
        assertTrue(fetched > 600, fetched + " blocks were fetched ahead");
    }

    /** Work-groups of the other reader could be late by as much. */
    @Test
    void shouldStayAheadOfAReaderThatComesUpFromBehindToAnother() {
        final int groups = 1024;
        long fetched = 0;
        for (long block = 0; block < 2000; block++) {
            final long above = 2500 + block / 100;
            readAhead.fetched(readAhead.onRequest(above, above, 256, groups));
            final int count = readAhead.onRequest(block, block, 256, groups);
            readAhead.fetched(count);
            fetched += count;
        }
        assertTrue(fetched > 1900, fetched + " of 2,000 blocks were fetched ahead");
    }

    @Test
    void shouldNotLoseAReaderByAFewRequestsElsewhere() {
        for (long block = 0; block < 200; block++) {
            request(block);
        }
        request(100_000);
        request(5_000_000);
        long fetched = 0;
        for (long block = 200; block < 300; block++) {
            fetched += request(block);
        }
        assertTrue(fetched > 50, fetched + " blocks were fetched ahead");
    }

    @Test
    void shouldIgnoreWhoReadsLateWhatIsCached() {
        for (long block = 0; block < 100; block++) {
            request(block);
        }
        request(10_000);
        assertFalse(readAhead.isNext(50, MAX_WINDOW));
        assertTrue(readAhead.isNext(100, MAX_WINDOW));
        assertFalse(readAhead.isNext(5_000, MAX_WINDOW));
    }

    @Test
    void shouldSoonStopWhenAReaderBeginsToLeaveOutMostBlocks() {
        for (long block = 0; block < 20; block++) {
            request(block);
        }
        long fetched = 0;
        for (long block = 20; block < 20_000; block += 20) {
            // What was fetched ahead is found without a request.
            fetched += block < readAhead.begin() ? 0 : request(block);
        }
        assertTrue(fetched < 1000, fetched + " blocks were fetched in vain");
    }

    @Test
    void shouldFetchNothingWhenAllWantTheSameBlock() {
        for (int i = 0; i < 100; i++) {
            assertEquals(0, request(5));
        }
    }

    /** The blocks have been evicted since the first pass. */
    @Test
    void shouldFetchAheadInTheSecondPassAlsoOfAFileThatIsShorterThanTheWindow() {
        long second = 0;
        for (int pass = 0; pass < 2; pass++) {
            for (long block = 0; block < 1000; block++) {
                final int count = readAhead.onRequest(block, block, 1024, 1);
                readAhead.fetched(count);
                second += (long) pass * count;
            }
        }
        assertTrue(second > 500, second + " blocks");
    }

    @Test
    void shouldAskAgainForWhatCouldNotBeFetched() {
        for (long block = 0; block < 10; block++) {
            readAhead.onRequest(block, block, MAX_WINDOW, 1);
            readAhead.fetched(0);
        }
        assertEquals(10, readAhead.begin());
        assertTrue(readAhead.onRequest(10, 10, MAX_WINDOW, 1) > 0);
    }

    @Test
    void shouldFetchNothingWhenThereIsNoRoom() {
        for (long block = 0; block < 100; block++) {
            assertEquals(0, readAhead.onRequest(block, block, 0, 1));
        }
    }

    @Test
    void shouldFetchAheadForEachReaderOfAWindowThatIsSmallerThanTheirNumber() {
        final long[] fetched = new long[4];
        for (long block = 0; block < 100; block++) {
            for (int reader = 0; reader < fetched.length; reader++) {
                final long at = 10_000L * reader + block;
                final int count = readAhead.onRequest(at, at, 2, 1);
                readAhead.fetched(count);
                fetched[reader] += count;
            }
        }
        for (final long count : fetched) {
            assertTrue(count > 50, count + " blocks were fetched ahead");
        }
    }

    private int request(final long block) {
        final int count = readAhead.onRequest(block, block, MAX_WINDOW, 1);
        if (count > 0) {
            readAhead.fetched(count);
        }
        return count;
    }
}
