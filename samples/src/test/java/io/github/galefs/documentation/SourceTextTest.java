package io.github.galefs.documentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Rules about the text of sources that neither the compiler nor the formatter checks. */
@Timeout(60)
class SourceTextTest {
    private static final Path ROOT = Path.of("..");
    private static final int MAX_COLUMNS = 120;

    private static final Pattern QUALIFIED_NAME =
            Pattern.compile("(?<![\\w.])(?:io\\.github\\.galefs|org\\.agrona|java|javax)(?:\\.[a-z]\\w*)+\\.[A-Z]");
    private static final Pattern COMMENT_OR_TEXT = Pattern.compile(
            "(?s)/\\*.*?\\*/|//[^\\n]*|\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|(?m:^import [^\\n]*)");

    @Test
    void shouldHaveNoLineOfMoreThan120Columns() throws IOException {
        final List<String> tooLong = new ArrayList<>();
        for (final Path source : sources()) {
            final List<String> lines = lines(source);
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).codePointCount(0, lines.get(i).length()) > MAX_COLUMNS) {
                    tooLong.add(ROOT.relativize(source) + ":" + (i + 1));
                }
            }
        }

        assertEquals(List.of(), tooLong);
    }

    @Test
    void shouldImportTypesInsteadOfQualifyingThem() throws IOException {
        assertEquals(
                List.of(),
                javaFiles()
                        .flatMap(path -> QUALIFIED_NAME
                                .matcher(COMMENT_OR_TEXT
                                        .matcher(String.join("\n", lines(path)))
                                        .replaceAll(""))
                                .results()
                                .map(name -> ROOT.relativize(path) + ": " + name.group()))
                        .toList());
    }

    /** Users import both packages, often whole. */
    @Test
    void shouldGiveNoClassTheNameOfOneInJavaNioFile() throws IOException {
        final Path classes = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules/java.base/java/nio/file");
        final Set<String> taken;
        try (Stream<Path> files = Files.list(classes)) {
            taken = files.map(path -> path.getFileName().toString().replace(".class", ".java"))
                    .collect(Collectors.toUnmodifiableSet());
        }

        assertTrue(taken.contains("FileStore.java"));
        assertEquals(
                List.of(),
                javaFiles()
                        .filter(path -> taken.contains(path.getFileName().toString()))
                        .toList());
    }

    private static Stream<Path> javaFiles() throws IOException {
        return sources().stream().filter(path -> path.toString().endsWith(".java"));
    }

    /** Java sources of all modules, and scripts. */
    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(Files::isRegularFile)
                    .filter(path -> !SourceTree.isBuilt(ROOT.relativize(path)))
                    .filter(path -> path.toString().endsWith(".java")
                            || path.getParent().endsWith("scripts")
                            || path.getParent().endsWith(".ci"))
                    .toList();
        }
    }

    private static List<String> lines(final Path path) {
        try {
            return Files.readAllLines(path, StandardCharsets.UTF_8);
        } catch (final IOException e) {
            throw new UncheckedIOException(path.toString(), e);
        }
    }
}
