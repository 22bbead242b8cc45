import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes the input of scripts/parts, the same each time: texts, a dictionary and a list for the sample wordmatch; a
 * graph and roots for the sample graph.
 *
 * <pre>java scripts/PartsInput.java DIRECTORY MEBIBYTES</pre>
 */
final class PartsInput {
    private static final int TEXTS = 32;
    private static final int WORDS = 20_000;
    private static final int ROOTS = 8;
    private static final int DEGREE = 14;

    private PartsInput() {}

    public static void main(final String[] arguments) throws IOException {
        final Path directory = Path.of(arguments[0]);
        final int bytes = Integer.parseInt(arguments[1]) << 20;
        final SplittableRandom random = new SplittableRandom(1);
        writeTexts(directory, bytes / TEXTS, random);
        // An edge has 4 bytes, a vertex 8.
        writeGraph(directory, bytes / (8 + 4 * DEGREE), random);
    }

    private static void writeTexts(final Path directory, final int bytes, final SplittableRandom random)
            throws IOException {
        final String[] words = IntStream.range(0, WORDS)
                .mapToObj(word -> random.ints(2 + random.nextInt(10), 'a', 'z' + 1)
                        .mapToObj(Character::toString)
                        .collect(Collectors.joining()))
                .distinct()
                .toArray(String[]::new);
        Files.writeString(directory.resolve("dict"), String.join("\n", words));
        final StringBuilder list = new StringBuilder();
        for (int text = 0; text < TEXTS; text++) {
            final String name = "text-%02d".formatted(text);
            list.append(name).append('\n');
            try (PrintStream out = new PrintStream(directory.resolve(name).toString(), StandardCharsets.US_ASCII)) {
                for (int written = 0; written < bytes; ) {
                    final String word = words[random.nextInt(random.nextInt(words.length) + 1)];
                    out.print(word);
                    out.print(random.nextInt(12) == 0 ? '\n' : ' ');
                    written += word.length() + 1;
                }
            }
        }
        Files.writeString(directory.resolve("list"), list);
    }

    /** Writes a graph whose vertices have the same number of edges each, to random vertices. */
    private static void writeGraph(final Path directory, final int vertices, final SplittableRandom random)
            throws IOException {
        final ByteBuffer graph = ByteBuffer.allocate((vertices + 1) * Long.BYTES + vertices * DEGREE * Integer.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN);
        for (long vertex = 0; vertex <= vertices; vertex++) {
            graph.putLong(vertex * DEGREE);
        }
        while (graph.hasRemaining()) {
            graph.putInt(random.nextInt(vertices));
        }
        Files.write(directory.resolve("graph"), graph.array());
        Files.writeString(
                directory.resolve("roots"),
                IntStream.range(0, ROOTS)
                        .mapToObj(root -> (long) vertices * root / ROOTS + "\n")
                        .collect(Collectors.joining()));
    }
}
