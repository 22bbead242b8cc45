package io.github.galefs.sample.wordmatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.CaseShare;
import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Grid;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.sample.HostFiles;
import io.github.galefs.sample.Part;
import io.github.galefs.sample.SampleException;
import io.github.galefs.statistics.Metric;
import io.github.galefs.statistics.Statistics;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.ByteArrayOutputStream;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass(name = "{0}")
@ValueSource(strings = {"jvm", "opencl"})
@Tag("opencl")
@Timeout(120)
class WordMatchTest {
    private static final int BLOCK_SIZE = 4096;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private FileService files;

    @BeforeEach
    void createStore() throws Exception {
        Assumptions.assumeFalse(
                deviceName.equals("opencl") && OpenClDevices.list().isEmpty(),
                "there is no OpenCL device here; on Debian, install pocl-opencl-icd");
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
    }

    @AfterEach
    void closeStore() throws Exception {
        if (files != null) {
            files.close();
        }
    }

    @Test
    void shouldCountWholeWordsAndDistinguishCase() throws Exception {
        put("dict", "the\nThe\nthere\n_x\nabsent\nthe\n");
        put("list", "text");
        put("text", "the other The the-there,the _x x the_ their the");
        run(1, 1, 16);
        assertEquals(
                "         4 the\n         1 The\n         1 there\n         1 _x\n         0 absent\n         4 the\n",
                get("text.counts"));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 8", "2, 1", "2, 8", "64, 1", "64, 8"})
    void shouldWriteTheSameBytesWhenGridsDifferAndTheCacheIsSmallerThanTheInput(final int groups, final int localSize)
            throws Exception {
        final List<String> words = words(500, 1);
        put("dict", String.join("\n", words) + "\n");
        put("texts/list", "a\n/texts/b\nsub/c\n");
        files.makeDirectory("texts/sub");
        put("texts/a", text(words, 150_000, 2));
        put("texts/b", text(words, 65_536, 3));
        put("texts/sub/c", text(words, 131_072 + 31, 4));

        final Statistics statistics = run(groups, localSize, 8);

        assertTrue(statistics.get(Metric.CACHE_EVICTIONS) > 0, statistics.toString());
        for (final String path : List.of("texts/a", "texts/b", "texts/sub/c")) {
            assertEquals(independentCounts(words, get(path)), get(path + ".counts"), path);
        }
        assertEquals(Optional.empty(), new WordMatch("dict", "texts/list").verify(files));
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "31", "32", "33", "16351", "16352", "16353", "16383", "16384", "16385", "65536"})
    void shouldFindAWordWhenItCrossesTheEdgeOfAWindow(final int position) throws Exception {
        put("dict", "needle\n" + "n".repeat(31) + "\n");
        put("list", "text\n");
        final String text = " ".repeat(position) + "needle " + "n".repeat(31) + " " + "n".repeat(32) + "\n";
        put("text", text);
        run(2, 8, 64);
        assertEquals("         1 needle\n         1 " + "n".repeat(31) + "\n", get("text.counts"));
    }

    static Stream<Integer> localSizes() {
        return CaseShare.some(List.of(1, 3, 8, 32, 70, 256));
    }

    @ParameterizedTest
    @MethodSource("localSizes")
    void shouldCountTheSameAsPlainJavaWhenWordsBeginAndEndAnywhere(final int localSize) throws Exception {
        final List<String> words = similarWords();
        put("dict", String.join("\n", words) + "\n");
        final long seed = System.nanoTime();
        final SplittableRandom random = new SplittableRandom(seed);
        final StringBuilder list = new StringBuilder();
        for (final int size : new int[] {63, 64, 65, 127, 300, 16_384, 16_385, 65_535, 150_000 + random.nextInt(200)}) {
            put("text" + size, similarText(words, size, random));
            list.append("text").append(size).append('\n');
        }
        put("list", list.toString());
        run(2, localSize, 64);
        assertEquals(Optional.empty(), new WordMatch("dict", "list").verify(files), "seed " + seed);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8})
    void shouldCountAWordOnceWhenItBeginsAtAnyByteOfABlock(final int localSize) throws Exception {
        put("dict", IntStream.rangeClosed(1, 31).mapToObj("w"::repeat).collect(Collectors.joining("\n")));
        final StringBuilder list = new StringBuilder();
        for (int position = 0; position < 70; position++) {
            final StringBuilder text = new StringBuilder(".".repeat(position));
            IntStream.rangeClosed(1, 33).forEach(i -> text.append("w".repeat(i)).append('.'));
            put("text" + position, text.toString());
            list.append("text").append(position).append('\n');
        }
        put("list", list.toString());
        run(1, localSize, 64);
        for (int position = 0; position < 70; position++) {
            assertEquals(
                    IntStream.rangeClosed(1, 31)
                            .mapToObj(i -> "         1 " + "w".repeat(i) + "\n")
                            .collect(Collectors.joining()),
                    get("text" + position + ".counts"));
        }
    }

    @Test
    void shouldTakeOnlyLettersAndUnderscoresForWordBytes() throws Exception {
        put("dict", "a\n");
        put("list", "text\n");
        final byte[] text = new byte[5 * 256];
        for (int i = 0; i < 256; i++) {
            text[5 * i] = '.';
            text[5 * i + 1] = 'a';
            text[5 * i + 2] = (byte) i;
            text[5 * i + 3] = 'a';
            text[5 * i + 4] = '.';
        }
        put("text", text);
        run(1, 1, 64);
        assertEquals("%10d a\n".formatted(2 * (256 - 53)), get("text.counts"));
    }

    @Test
    void shouldDistinguishWordsThatDifferInZeroBytesAtTheEnd() throws Exception {
        put("dict", "ab\0\nab\nabcdefgh\0\nabcdefgh\n");
        put("list", "text\n");
        put("text", "ab abcdefgh ab\0 ");
        run(1, 1, 64);
        assertEquals(
                "         0 ab\0\n         2 ab\n         0 abcdefgh\0\n         1 abcdefgh\n", get("text.counts"));
    }

    @Test
    void shouldReadADictionaryWhoseLinesCrossTheEdgesOfWindows() throws Exception {
        final List<String> words = words(12_000, 5);
        put("dict", String.join("\n", words));
        put("list", "text\n");
        put("text", String.join(" ", words));
        run(3, 2, 64);
        assertEquals(Optional.empty(), new WordMatch("dict", "list").verify(files));
    }

    /** Chunks have 16,384 bytes. */
    @ParameterizedTest
    @CsvSource({"65535, 1", "65536, 8", "131072, 1"})
    void shouldReadADictionaryThatEndsAtTheEdgeOfAWindow(final int length, final int localSize) throws Exception {
        for (final String end : List.of("\n", "")) {
            final List<String> words = linesOf(length - end.length());
            put("dict", String.join("\n", words) + end);
            put("list", "text\n");
            put("text", words.getFirst() + " " + words.getLast() + " " + words.getLast());
            run(3, localSize, 64);
            assertEquals(Optional.empty(), new WordMatch("dict", "list").verify(files), end.length() + " line ends");
        }
    }

    /** Returns different words that have a number of bytes with a line end between. */
    private static List<String> linesOf(final int byteLength) {
        final List<String> lines = new ArrayList<>();
        int left = byteLength;
        while (left > 20) {
            lines.add("w" + "_".repeat(lines.size() % 9) + letters(lines.size()));
            left -= lines.getLast().length() + 1;
        }
        lines.add("z".repeat(left));
        return lines;
    }

    private static String letters(final int number) {
        return Integer.toString(number, 26)
                .chars()
                .mapToObj(digit -> String.valueOf((char) ('a' + digit % 26)))
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "5, 8"})
    void shouldNameTheFirstInvalidLineOfADictionaryOfSeveralWindows(final int groups, final int localSize)
            throws Exception {
        final List<String> lines = linesOf(150_000);
        final int first = 9_000;
        final int bytesBefore = lines.subList(0, first).stream()
                .mapToInt(line -> line.length() + 1)
                .sum();
        lines.set(first, "b".repeat(2 * 65_536 - bytesBefore + 100));
        lines.set(lines.size() - 5, "");
        put("dict", String.join("\n", lines));
        put("list", "text\n");
        put("text", "a");
        final SampleException failure = assertThrows(SampleException.class, () -> run(groups, localSize, 64));
        assertEquals(
                "dictionary 'dict' line " + (first + 1) + ": '"
                        + lines.get(first).substring(0, 200) + "…' has "
                        + lines.get(first).length() + " bytes; a word has at most 31",
                failure.getMessage());
    }

    @Test
    void shouldForgetTheTextBeforeWhenTheNextOneBegins() throws Exception {
        put("dict", "end\nbegin\nendbegin\n");
        put("list", "long\nshort\n");
        put("long", " ".repeat(2 * 65_536 - 3) + "end");
        put("short", "begin");
        run(1, 2, 64);
        assertEquals("         1 end\n         0 begin\n         0 endbegin\n", get("long.counts"));
        assertEquals("         0 end\n         1 begin\n         0 endbegin\n", get("short.counts"));
    }

    /** Three texts are counted at a time, and then the others. */
    @Test
    void shouldCountInSomeTextsAfterTheOthersWhenTheyAreMany() throws Exception {
        final List<String> words = List.of("one", "two", "three");
        put("dict", String.join("\n", words));
        final StringBuilder list = new StringBuilder();
        for (int text = 1; text <= 7; text++) {
            put("text" + text, "two ".repeat(text) + (text == 5 ? "one" : ""));
            list.append("text").append(text).append('\n');
        }
        put("list", list.toString());
        try (GaleFs galeFs = GaleFs.open(new GaleFsContext().files(files).device(deviceName))) {
            new WordMatch("dict", "list", Part.WHOLE, 3 * words.size()).run(galeFs, new Grid(2, 8));
        }
        for (int text = 1; text <= 7; text++) {
            final int ones = text == 5 ? 1 : 0;
            final String expected = "%10d one\n%10d two\n%10d three\n".formatted(ones, text, 0);
            assertEquals(expected, get("text" + text + ".counts"));
        }
    }

    @Test
    void shouldCountInTheTextsOfItsPartOnly() throws Exception {
        put("dict", "one\ntwo");
        put("list", "a\nb\nc\nd\nnone");
        for (final String text : List.of("a", "b", "c", "d")) {
            put(text, "two two");
        }
        runPart(2, 3);
        assertEquals(List.of("b.counts", "c.counts"), countsFiles());
        runPart(1, 3);
        assertEquals(List.of("a.counts", "b.counts", "c.counts"), countsFiles());
        assertEquals("         0 one\n         2 two\n", get("b.counts"));
        assertEquals(Optional.empty(), new WordMatch("dict", "list", new Part(2, 3)).verify(files));
        final SampleException missing = assertThrows(SampleException.class, () -> runPart(3, 3));
        assertEquals("list 'list' line 5: 'none': no such file or directory (ENOENT)", missing.getMessage());
        runPart(1, 7);
        assertEquals(List.of("a.counts", "b.counts", "c.counts"), countsFiles());
    }

    private void runPart(final int number, final int count) throws Exception {
        try (GaleFs galeFs = GaleFs.open(new GaleFsContext().files(files).device(deviceName))) {
            new WordMatch("dict", "list", new Part(number, count)).run(galeFs, new Grid(2, 8));
        }
    }

    private List<String> countsFiles() throws Exception {
        return files.list("/").stream()
                .map(DirectoryEntry::name)
                .filter(name -> name.endsWith(".counts"))
                .toList();
    }

    @Test
    void shouldCountNothingWhenARunOfLettersIsLongerThanAWindow() throws Exception {
        put("dict", "x\n");
        put("list", "text\n");
        put("text", "x".repeat(200_000) + " x");
        run(3, 4, 64);
        assertEquals("         1 x\n", get("text.counts"));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "4, 8"})
    void shouldCountNothingWhenAFileIsEmpty(final int groups, final int localSize) throws Exception {
        put("dict", "one\n");
        put("list", "text\n");
        put("text", "");
        run(groups, localSize, 16);
        assertEquals("         0 one\n", get("text.counts"));
    }

    @Test
    void shouldVerifyADictionaryThatIsNotUtf8() throws Exception {
        put("dict", new byte[] {'c', (byte) 0xE9, '\n', 'x', '\n'});
        put("list", "text\n");
        put("text", "x c x");
        run(1, 1, 16);
        assertEquals(Optional.empty(), new WordMatch("dict", "list").verify(files));
    }

    @Test
    void shouldDoNothingWhenTheListIsEmpty() throws Exception {
        put("dict", "one\n");
        put("list", "");
        run(2, 1, 16);
        assertEquals(2, files.list("/").size());
    }

    @ParameterizedTest
    @CsvSource({"dictionary, dict, list", "list, list, dict"})
    void shouldNameTheInputWhenItIsMissingOrADirectory(final String kind, final String missing, final String present)
            throws Exception {
        put(present, "text\n");
        put("text", "one");
        final Exception gone = assertThrows(SampleException.class, () -> run(2, 1, 16));
        assertEquals(kind + " '" + missing + "': no such file or directory (ENOENT)", gone.getMessage());
        files.makeDirectory(missing);
        final Exception folder = assertThrows(SampleException.class, () -> run(2, 1, 16));
        assertEquals(kind + " '" + missing + "': is a directory (EISDIR)", folder.getMessage());
    }

    @Test
    void shouldReportADifferenceWhenTheOutputIsWrong() throws Exception {
        put("dict", "one\ntwo\n");
        put("list", "text\n");
        put("text", "one two one");
        put("text.counts", "         2 one\n         2 two\n");
        assertEquals(
                Optional.of("'text.counts' line 2: '         2 two', expected '         1 two'"),
                new WordMatch("dict", "list").verify(files));
    }

    @Test
    void shouldTruncateAnExistingOutputWhenItIsLonger() throws Exception {
        put("dict", "one\n");
        put("list", "text\n");
        put("text", "one");
        put("text.counts", "x".repeat(100_000));
        run(64, 1, 4);
        assertEquals("         1 one\n", get("text.counts"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    a,,b | text     | dictionary 'dict' line 2: is empty; each line must have a word
                    ,a   | text     | dictionary 'dict' line 1: is empty; each line must have a word
                    a,LONG | text | dictionary 'dict' line 2: 'LONG' has 32 bytes; a word has at most 31
                    a    | text,,text | list 'list' line 2: is empty; each line must have a file's name
                    a    | text,NAME  | list 'list' line 2: the name has more than 4000 bytes
                    a    | output     | list 'list' line 1: 'output.counts': is a directory (EISDIR)
                    a    | text,gone  | list 'list' line 2: 'gone': no such file or directory (ENOENT)
                    a    | folder     | list 'list' line 1: 'folder': is a directory (EISDIR)
                    a    | text/x     | list 'list' line 1: 'text/x': not a directory (ENOTDIR)
                    """)
    void shouldNameTheLineWhenItIsInvalid(final String dictionary, final String list, final String message)
            throws Exception {
        final String longWord = "b".repeat(32);
        put("dict", dictionary.replace("LONG", longWord).replace(',', '\n') + "\n");
        put("list", list.replace("NAME", "n".repeat(4001)).replace(',', '\n') + "\n");
        put("text", "a");
        put("output", "a");
        files.makeDirectory("output.counts");
        files.makeDirectory("folder");
        final SampleException failure = assertThrows(SampleException.class, () -> run(4, 2, 16));
        assertEquals(message.replace("LONG", longWord), failure.getMessage());
    }

    private Statistics run(final int groups, final int localSize, final int frames) throws Exception {
        final String list = exists("texts") ? "texts/list" : "list";
        try (GaleFs galeFs = GaleFs.open(new GaleFsContext()
                .files(files)
                .device(deviceName)
                .blockSize(BLOCK_SIZE)
                .cacheSize((long) frames * BLOCK_SIZE))) {
            new WordMatch("dict", list).run(galeFs, new Grid(groups, localSize));
            return galeFs.statistics();
        }
    }

    private boolean exists(final String name) throws Exception {
        return files.list("/").stream().anyMatch(entry -> entry.name().equals(name));
    }

    private void put(final String path, final String text) throws Exception {
        put(path, text.getBytes(StandardCharsets.UTF_8));
    }

    private void put(final String path, final byte[] bytes) throws Exception {
        if (path.startsWith("texts/") && !exists("texts")) {
            files.makeDirectory("texts");
        }
        final long handle =
                files.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE));
        files.write(handle, 0, MemorySegment.ofArray(bytes), 0, bytes.length);
        files.close(handle);
    }

    private String get(final String path) throws Exception {
        return new String(HostFiles.readAll(files, path), StandardCharsets.UTF_8);
    }

    private static List<String> words(final int count, final long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        return IntStream.range(0, count)
                .mapToObj(i -> random.ints(random.nextInt(1, 32), 0, 53)
                        .mapToObj(k -> k == 52 ? "_" : String.valueOf((char) (k < 26 ? 'a' + k : 'A' + k - 26)))
                        .collect(Collectors.joining()))
                .toList();
    }

    private static String text(final List<String> words, final int length, final long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        final String delimiters = " \n.-0é";
        final StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.append(words.get(random.nextInt(words.size())));
            if (random.nextInt(10) > 0) {
                text.append(delimiters.charAt(random.nextInt(delimiters.length())));
            }
        }
        return text.substring(0, length);
    }

    /** Returns words of each length, of which some differ only in the case of one letter or in the last. */
    private static List<String> similarWords() {
        final String letters = "abcdefghijklmnopqrstuvwxyz_abcd";
        return IntStream.rangeClosed(1, 31)
                .mapToObj(length -> letters.substring(0, length))
                .flatMap(word -> Stream.of(
                        word,
                        word.toUpperCase(Locale.ROOT),
                        "x" + word.substring(1),
                        word.substring(0, word.length() - 1) + "Z"))
                .distinct()
                .toList();
    }

    /** Returns words, too long ones among them, between bytes of which many are almost word bytes. */
    private static byte[] similarText(final List<String> words, final int size, final SplittableRandom random) {
        final byte[] delimiters = "@[`{^\0\u007f \n\u00c1\u00e1\u00df\u00ff".getBytes(StandardCharsets.ISO_8859_1);
        final ByteArrayOutputStream text = new ByteArrayOutputStream();
        while (text.size() < size) {
            text.writeBytes(words.get(random.nextInt(words.size())).getBytes(StandardCharsets.ISO_8859_1));
            for (int i = random.nextInt(-1, 4); i > 0; i--) {
                text.write(delimiters[random.nextInt(delimiters.length)]);
            }
        }
        return Arrays.copyOf(text.toByteArray(), size);
    }

    /** Splits instead of matching, and compares every word of the text with every word of the dictionary. */
    private static String independentCounts(final List<String> dictionary, final String text) {
        final List<String> found = List.of(text.split("[^A-Za-z_]+"));
        return dictionary.stream()
                .map(word -> String.format(
                        "%10d %s%n", found.stream().filter(word::equals).count(), word))
                .collect(Collectors.joining());
    }
}
