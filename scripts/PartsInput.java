import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes the input of scripts/parts, the same each time: texts, a dictionary and a list for the sample wordmatch; a
 * graph and roots for the sample graph.
 *
 * <pre>java scripts/PartsInput.java DIRECTORY MEBIBYTES-OF-TEXT MEBIBYTES-OF-GRAPH ROOTS</pre>
 */
final class PartsInput {
    private static final int TEXTS = 32;
    private static final int WORDS = 20_000;
    private static final int DEGREE = 14;

    private PartsInput() {}

    public static void main(final String[] arguments) throws IOException {
        final Path directory = Path.of(arguments[0]);
        final SplittableRandom random = new SplittableRandom(1);
        writeTexts(directory, (int) (megabytes(arguments[1]) / TEXTS), random);
        // An edge has 4 bytes, a vertex 8.
        final int vertices = (int) (megabytes(arguments[2]) / (8 + 4 * DEGREE));
        writeGraph(directory, vertices, Integer.parseInt(arguments[3]), random);
    }

    private static long megabytes(final String argument) {
        return Long.parseLong(argument) << 20;
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
        final byte[][] encoded = Arrays.stream(words)
                .map(word -> word.getBytes(StandardCharsets.US_ASCII))
                .toArray(byte[][]::new);
        final List<String> names =
                IntStream.range(0, TEXTS).mapToObj("text-%02d"::formatted).toList();
        Files.write(directory.resolve("list"), names);
        for (final String name : names) {
            writeText(directory.resolve(name), bytes, encoded, random);
        }
    }

    private static void writeText(
            final Path file, final int bytes, final byte[][] words, final SplittableRandom random) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 20)) {
            for (int written = 0; written < bytes; ) {
                final byte[] word = words[random.nextInt(random.nextInt(words.length) + 1)];
                out.write(word);
                out.write(random.nextInt(12) == 0 ? '\n' : ' ');
                written += word.length + 1;
            }
        }
    }

    /** Writes a graph whose vertices have the same number of edges each, to random vertices. */
    private static void writeGraph(
            final Path directory, final int vertices, final int roots, final SplittableRandom random)
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
                IntStream.range(0, roots)
                        .mapToObj(root -> (long) vertices * root / roots + "\n")
                        .collect(Collectors.joining()));
    }
}
