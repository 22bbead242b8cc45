package io.github.galefs.bench.wordmatch;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Texts in place of the JDK's sources, where there are none: as many texts, bytes and words, but random. Some words are
 * more frequent than others, as in any text. The same on each machine.
 */
final class GeneratedText {
    private static final int TEXTS = 9;
    private static final int TEXT_LENGTH = 3_200_000;
    private static final int WORDS = 36_000;
    private static final int LETTERS = 26;
    private static final int SPACES_AFTER_A_WORD = 3;
    private static final int SEED = 1;

    private GeneratedText() {}

    static Map<String, byte[]> create() {
        final byte[][] words = new byte[WORDS][];
        for (int i = 0; i < WORDS; i++) {
            words[i] = word(i);
        }
        final SplittableRandom random = new SplittableRandom(SEED);
        final Map<String, byte[]> texts = new HashMap<>();
        for (int i = 0; i < TEXTS; i++) {
            texts.put("text" + i, text(words, random));
        }
        return texts;
    }

    /** Returns the letters of a number's digits, the lowest first; three at least. */
    private static byte[] word(final int index) {
        final StringBuilder word = new StringBuilder();
        for (int rest = index + LETTERS * LETTERS; rest > 0; rest /= LETTERS) {
            word.append((char) ('a' + rest % LETTERS));
        }
        return word.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] text(final byte[][] words, final SplittableRandom random) {
        final ByteArrayOutputStream text = new ByteArrayOutputStream(TEXT_LENGTH);
        while (text.size() < TEXT_LENGTH) {
            final double place = random.nextDouble();
            text.writeBytes(words[(int) (WORDS * place * place * place)]);
            text.writeBytes(
                    " ".repeat(1 + random.nextInt(2 * SPACES_AFTER_A_WORD)).getBytes(StandardCharsets.ISO_8859_1));
        }
        return text.toByteArray();
    }
}
