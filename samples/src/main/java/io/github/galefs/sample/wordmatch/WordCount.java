package io.github.galefs.sample.wordmatch;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The same count in plain Java by another algorithm, which verifies the kernels. */
final class WordCount {
    private static final Pattern WORD = Pattern.compile("[A-Za-z_]+");

    private final List<String> dictionary;

    WordCount(final List<String> dictionary) {
        this.dictionary = dictionary;
    }

    /**
     * Counts the dictionary's words in a text.
     *
     * @param text bytes of the text.
     * @return lines of the output.
     */
    List<String> count(final byte[] text) {
        final Map<String, Integer> counts = new HashMap<>();
        WORD.matcher(new String(text, StandardCharsets.ISO_8859_1))
                .results()
                .map(MatchResult::group)
                .forEach(word -> counts.merge(word, 1, Integer::sum));
        return dictionary.stream()
                .map(word -> "%10d %s".formatted(counts.getOrDefault(word, 0), word))
                .toList();
    }
}
