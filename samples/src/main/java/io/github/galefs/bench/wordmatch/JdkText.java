package io.github.galefs.bench.wordmatch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Input of the benchmark: the sources of the JDK's module java.base, one text for each package below java, and as
 * dictionary all words of 3 to 31 letters in them.
 *
 * @param source     name of the texts' source for results.
 * @param texts      bytes of each text, by name.
 * @param dictionary words in the order of their bytes.
 */
record JdkText(String source, Map<String, byte[]> texts, List<String> dictionary) {
    private static final Logger LOGGER = LoggerFactory.getLogger(JdkText.class);
    private static final String DIRECTORY = "java.base/java/";
    private static final Pattern WORD = Pattern.compile("[A-Za-z_]+");
    private static final int MIN_WORD_LENGTH = 3;
    private static final int MAX_WORD_LENGTH = 31;

    /** Collects the input from the sources of the running JDK, or generates it where there are none. */
    static JdkText collect() throws IOException {
        return collect(Path.of(System.getProperty("java.home"), "lib", "src.zip"));
    }

    static JdkText collect(final Path sources) throws IOException {
        if (!Files.isReadable(sources)) {
            LOGGER.warn(
                    "this JDK has no sources ({} is missing): the text is generated; do not compare its figures with"
                            + " those of the JDK's sources",
                    sources);
            return of("generated", new TreeMap<>(GeneratedText.create()));
        }
        final Map<String, ByteArrayOutputStream> texts = new TreeMap<>();
        try (ZipFile zip = new ZipFile(sources.toFile())) {
            final List<? extends ZipEntry> entries = zip.stream()
                    .filter(entry -> isInPackage(entry.getName()))
                    .sorted(Comparator.comparing(ZipEntry::getName))
                    .toList();
            for (final ZipEntry entry : entries) {
                texts.computeIfAbsent(textName(entry.getName()), name -> new ByteArrayOutputStream())
                        .write(zip.getInputStream(entry).readAllBytes());
            }
        }
        final Map<String, byte[]> bytes = new TreeMap<>();
        texts.forEach((name, text) -> bytes.put(name, text.toByteArray()));
        return of("jdk", bytes);
    }

    /** Builds the dictionary of some texts. */
    static JdkText of(final String source, final Map<String, byte[]> texts) {
        final TreeSet<String> words = new TreeSet<>();
        for (final byte[] text : texts.values()) {
            WORD.matcher(new String(text, StandardCharsets.ISO_8859_1))
                    .results()
                    .map(MatchResult::group)
                    .filter(word -> word.length() >= MIN_WORD_LENGTH && word.length() <= MAX_WORD_LENGTH)
                    .filter(word -> word.indexOf('_') < 0)
                    .forEach(words::add);
        }
        return new JdkText(source, texts, List.copyOf(words));
    }

    private static boolean isInPackage(final String name) {
        return name.startsWith(DIRECTORY) && name.endsWith(".java") && name.indexOf('/', DIRECTORY.length()) > 0;
    }

    private static String textName(final String name) {
        return "java." + name.substring(DIRECTORY.length(), name.indexOf('/', DIRECTORY.length()));
    }
}
