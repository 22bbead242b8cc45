package io.github.galefs.documentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The documentation names only what exists: classes, members, packages, files, tests and commands. */
@Timeout(120)
class DocumentationTest {
    private static final Path ROOT = Path.of("..");
    private static final String HELLO = "samples/src/main/java/io/github/galefs/sample/hello/Hello.java";
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]+)(?:#[^)]*)?\\)");
    private static final Pattern COMMAND =
            Pattern.compile("^scripts/galefs ([a-z]+)" + "(?: ([a-z]+(?:\\|[a-z]+)*)(?= |$))?");

    private static final SourceTree SOURCES = SourceTree.of(ROOT);

    static Stream<Markdown> documents() throws IOException {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(
                            Stream.of(ROOT.resolve("README.md"), ROOT.resolve("CHANGELOG.md")),
                            docs.filter(path -> path.toString().endsWith(".md")).sorted().toList().stream())
                    .map(Markdown::read);
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void shouldNameOnlyClassesAndMembersThatExist(final Markdown document) {
        assertEquals(
                List.of(),
                document.codeWords()
                        .filter(CodeWords::isClass)
                        .filter(word -> !SOURCES.hasClass(word))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("documents")
    void shouldNameOnlyFilesAndPackagesThatExist(final Markdown document) {
        assertEquals(
                List.of(),
                document.codeWords()
                        .filter(CodeWords::isFileOrPackage)
                        .filter(word -> !SOURCES.hasFileOrPackage(word))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("documents")
    void shouldLinkOnlyToFilesThatExist(final Markdown document) {
        final List<String> broken = LINK.matcher(document.text())
                .results()
                .map(result -> result.group(1))
                .filter(target -> !target.contains("://"))
                .filter(target -> !Files.exists(document.path().resolveSibling(target)))
                .toList();

        assertEquals(List.of(), broken);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void shouldShowOnlyCommandsThatExist(final Markdown document) {
        final List<String> unknown = document.commandLines()
                .flatMap(line -> COMMAND.matcher(line).results())
                .flatMap(DocumentationTest::commands)
                .filter(command -> !isCommand(command))
                .toList();

        assertEquals(List.of(), unknown);
    }

    @Test
    void shouldShowTheHelloSampleAsItIs() throws IOException {
        final String hello = Files.readString(ROOT.resolve(HELLO));
        final List<String> blocks =
                Markdown.read(ROOT.resolve("README.md")).fences("java").toList();

        assertEquals(2, blocks.size());
        for (final String block : blocks) {
            block.lines().filter(line -> !line.isBlank()).forEach(line -> assertTrue(hello.contains(line), line));
        }
    }

    @Test
    void shouldFindWhatDoesNotExist() {
        final Markdown document = new Markdown(ROOT.resolve("docs/none.md"), """
                `NoSuchClass`, `EmbeddedStore.noSuchMethod`, `docs/no-such.md`, `no.such.package`
                ```
                 NoSuchPart
                ```
                """);

        assertEquals(
                List.of("NoSuchClass", "EmbeddedStore.noSuchMethod", "NoSuchPart"),
                document.codeWords()
                        .filter(CodeWords::isClass)
                        .filter(word -> !SOURCES.hasClass(word))
                        .toList());
        assertEquals(
                List.of("docs/no-such.md", "no.such.package"),
                document.codeWords()
                        .filter(CodeWords::isFileOrPackage)
                        .filter(word -> !SOURCES.hasFileOrPackage(word))
                        .toList());
        assertFalse(isCommand("nosuchcommand"));
        assertFalse(isCommand("snapshot nosuchcommand"));
        assertFalse(isCommand("bench nosuchbenchmark"));
    }

    /** The commands of a line; the second word may have alternatives, as in {@code snapshot create|ls|rm}. */
    private static Stream<String> commands(final MatchResult line) {
        return line.group(2) == null
                ? Stream.of(line.group(1))
                : Stream.of(line.group(2).split("\\|")).map(second -> line.group(1) + " " + second);
    }

    /** Whether the words are a command, or a command and an argument that its help names. */
    private static boolean isCommand(final String words) {
        final String[] parts = words.split(" ", -1);
        return helpOf(words).contains("galefs " + words)
                || (parts.length == 2
                        && helpOf(parts[0]).contains("galefs " + parts[0])
                        && helpOf(parts[0]).contains(parts[1]));
    }

    /** The help of a command; for an unknown one it is that of {@code galefs} itself. */
    private static String helpOf(final String words) {
        final ByteArrayOutputStream help = new ByteArrayOutputStream();
        final PrintStream out = new PrintStream(help, false, StandardCharsets.UTF_8);
        Main.run(out, out, (words + " --help").split(" ", -1));
        out.flush();
        return help.toString(StandardCharsets.UTF_8);
    }
}
