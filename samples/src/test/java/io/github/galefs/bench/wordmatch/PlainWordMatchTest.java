package io.github.galefs.bench.wordmatch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.sample.HostFiles;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PlainWordMatchTest {
    private static final int TEXTS = 10;

    private TemporaryStore store;

    @BeforeEach
    void open() throws Exception {
        store = new TemporaryStore();
    }

    @AfterEach
    void close() throws Exception {
        store.close();
    }

    @RepeatedTest(5)
    void shouldWriteTheCountsOfEachText() throws Exception {
        final long seed = System.nanoTime();
        final SplittableRandom random = new SplittableRandom(seed);
        final List<String> words = RandomWords.dictionary(random);
        final List<byte[]> texts = IntStream.range(0, TEXTS)
                .mapToObj(text -> text == 0 ? new byte[0] : RandomWords.text(random))
                .toList();
        for (int text = 0; text < TEXTS; text++) {
            put("text" + text, texts.get(text));
            put("text" + text + ".counts", new byte[5000]);
        }
        final String lineEnd = random.nextBoolean() ? "\n" : "";
        run(words, "text0\ntext1\ntext2\ntext3\ntext4\ntext5\ntext6\ntext7\ntext8\ntext9" + lineEnd);
        for (int text = 0; text < TEXTS; text++) {
            assertEquals(
                    RandomWords.counts(words, texts.get(text)),
                    get("text" + text + ".counts"),
                    "seed " + seed + ", text " + text);
        }
    }

    /** Parts of threads end at any letter of a word. */
    @Test
    void shouldCountTheLongestWordsWhereverPartsEnd() throws Exception {
        final String word = "a".repeat(31);
        final List<String> names =
                IntStream.range(0, 64).mapToObj(shift -> "text" + shift).toList();
        for (int shift = 0; shift < names.size(); shift++) {
            final String text = " ".repeat(shift) + (word + " ").repeat(99);
            put(names.get(shift), text.getBytes(StandardCharsets.ISO_8859_1));
        }
        run(List.of(word), String.join("\n", names));
        for (final String name : names) {
            assertEquals("        99 " + word + "\n", get(name + ".counts"), name);
        }
    }

    @Test
    void shouldWriteNothingWhenTheListIsEmpty() throws Exception {
        run(List.of("a"), "");
        assertEquals(2, store.files().list("/").size());
    }

    @Test
    void shouldWriteAnEmptyFileWhenTheDictionaryIsEmpty() throws Exception {
        put("text", "a b".getBytes(StandardCharsets.ISO_8859_1));
        run(List.of(), "text\n");
        assertEquals("", get("text.counts"));
    }

    private void run(final List<String> words, final String list) throws Exception {
        put("dictionary", RandomWords.bytes(words));
        put("list", list.getBytes(StandardCharsets.ISO_8859_1));
        new PlainWordMatch(store.files(), "dictionary", "list").run();
    }

    private void put(final String path, final byte[] bytes) throws Exception {
        store.put(path, MemorySegment.ofArray(bytes));
    }

    private String get(final String path) throws Exception {
        return new String(HostFiles.readAll(store.files(), path), StandardCharsets.ISO_8859_1);
    }
}
