package io.github.galefs.bench.wordmatch;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Random dictionaries and texts of few different words, and their counts by a simple loop. */
final class RandomWords {
    private static final String LETTERS = "aBz_";
    private static final String TEXT_CHARACTERS = LETTERS + LETTERS + " \n@[`{\u00e9";

    private RandomWords() {}

    /** Returns words of 0 to 3 letters, some of them equal, and some as long as a word may be. */
    static List<String> dictionary(final SplittableRandom random) {
        return IntStream.range(0, random.nextInt(60))
                .mapToObj(_ -> characters(random, LETTERS, random.nextInt(20) == 0 ? 31 : random.nextInt(4)))
                .toList();
    }

    /** Returns short words, between words of up to 40 letters. The last word may end the text. */
    static byte[] text(final SplittableRandom random) {
        final StringBuilder text = new StringBuilder();
        final int pieces = random.nextInt(8);
        for (int piece = 0; piece < pieces; piece++) {
            text.append(characters(random, TEXT_CHARACTERS, random.nextInt(60)));
            text.append("a".repeat(random.nextInt(3) == 0 ? random.nextInt(40) : 0));
        }
        return text.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Returns a file with each word in a line. */
    static byte[] bytes(final List<String> words) {
        final StringBuilder lines = new StringBuilder();
        words.forEach(word -> lines.append(word).append('\n'));
        return lines.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Returns the expected output: a line for each word. */
    static String counts(final List<String> words, final byte[] text) {
        final List<String> found = List.of(new String(text, StandardCharsets.ISO_8859_1).split("[^A-Za-z_]+"));
        final StringBuilder lines = new StringBuilder();
        for (final String word : words) {
            final long count = found.stream()
                    .filter(other -> !other.isEmpty() && other.equals(word))
                    .count();
            lines.append("%10d %s\n".formatted(count, word));
        }
        return lines.toString();
    }

    private static String characters(final SplittableRandom random, final String of, final int length) {
        final StringBuilder characters = new StringBuilder();
        for (int i = 0; i < length; i++) {
            characters.append(of.charAt(random.nextInt(of.length())));
        }
        return characters.toString();
    }
}
