package io.github.galefs.bench.wordmatch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PlainWordTableTest {
    private static final int MAX_PARTS = 7;

    /** Any parts of a text have the counts of the text, wherever they divide a word. */
    @RepeatedTest(200)
    void shouldCountEachWordInThePartInWhichItBegins() {
        final long seed = System.nanoTime();
        final SplittableRandom random = new SplittableRandom(seed);
        final List<String> words = RandomWords.dictionary(random);
        final byte[] text = RandomWords.text(random);
        final PlainWordTable table = new PlainWordTable(RandomWords.bytes(words));
        final int[][] counts = new int[1 + random.nextInt(MAX_PARTS)][words.size()];
        final int[] ends =
                random.ints(counts.length, 0, text.length + 1).sorted().toArray();
        ends[ends.length - 1] = text.length;
        int begin = 0;
        for (int part = 0; part < counts.length; part++) {
            table.count(text, begin, ends[part], text.length, counts[part]);
            begin = ends[part];
        }
        assertEquals(words.size(), table.size(), "seed " + seed);
        final int middle = random.nextInt(words.size() + 1);
        final String expected = RandomWords.counts(words, text);
        assertEquals(
                expected, lines(table, 0, middle, counts) + lines(table, middle, words.size(), counts), "seed " + seed);
        assertEquals(
                lines(table, 0, middle, counts).length(),
                table.lineOffset(middle),
                "seed " + seed + ", word " + middle);
    }

    /** Both words have the hash 0x5E4DAA9D. */
    @Test
    void shouldTellWordsApartWhenTheirHashesAreEqual() {
        final PlainWordTable table = new PlainWordTable(RandomWords.bytes(List.of("costarring")));
        final byte[] text = "liquid costarring liquid".getBytes(StandardCharsets.ISO_8859_1);
        final int[] counts = new int[1];
        table.count(text, 0, text.length, text.length, counts);
        assertArrayEquals(new int[] {1}, counts);
    }

    /** The buffer of a part may hold bytes after the text. */
    @Test
    void shouldEndAWordAtTheEndOfTheText() {
        final PlainWordTable table = new PlainWordTable(RandomWords.bytes(List.of("ab", "abc")));
        final int[] counts = new int[2];
        table.count("abc".getBytes(StandardCharsets.ISO_8859_1), 0, 2, 2, counts);
        assertArrayEquals(new int[] {1, 0}, counts);
    }

    @Test
    void shouldFindNothingInAnEmptyDictionary() {
        final PlainWordTable table = new PlainWordTable(new byte[0]);
        table.count("a b".getBytes(StandardCharsets.ISO_8859_1), 0, 3, 3, new int[0]);
        assertEquals(0, table.size());
        assertEquals("", lines(table, 0, 0, new int[1][0]));
    }

    private static String lines(final PlainWordTable table, final int from, final int to, final int[][] counts) {
        return new String(table.lines(from, to, counts), StandardCharsets.ISO_8859_1);
    }
}
