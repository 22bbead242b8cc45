package io.github.galefs.documentation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A document, and what it shows as code: inline spans and fenced blocks. */
record Markdown(Path path, String text) {
    private static final Pattern FENCE = Pattern.compile("(?ms)^```([a-z]*)\\n(.*?)^```$");
    private static final Pattern SPAN = Pattern.compile("`([^`\\n]+)`");
    private static final Pattern TEST_OPTION = Pattern.compile("-Dtest=(\\w+)");
    private static final Pattern CLASS_IN_DIAGRAM = Pattern.compile("\\b[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+\\b");

    static Markdown read(final Path path) {
        try {
            return new Markdown(path, Files.readString(path));
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Words in inline spans, class names in diagrams, scripts and tests in commands. */
    Stream<String> codeWords() {
        final List<String> words = new ArrayList<>();
        SPAN.matcher(FENCE.matcher(text).replaceAll("")).results().forEach(span -> words.add(span.group(1)));
        fences("")
                .forEach(diagram -> CLASS_IN_DIAGRAM
                        .matcher(diagram)
                        .results()
                        .map(MatchResult::group)
                        .forEach(words::add));
        fences("sh")
                .forEach(commands -> TEST_OPTION
                        .matcher(commands)
                        .results()
                        .map(test -> test.group(1))
                        .forEach(words::add));
        commandLines().map(line -> line.split("\\s", -1)[0]).forEach(words::add);
        return words.stream();
    }

    /** Lines of fenced blocks that start a script of the checkout. */
    Stream<String> commandLines() {
        return Stream.concat(fences("sh"), fences(""))
                .flatMap(String::lines)
                .filter(line -> line.startsWith("scripts/") || line.startsWith(".ci/"));
    }

    /** The contents of the fenced blocks of a language; empty for those without one. */
    Stream<String> fences(final String language) {
        return FENCE.matcher(text)
                .results()
                .filter(fence -> fence.group(1).equals(language))
                .map(fence -> fence.group(2));
    }

    /** For the name of a parameterised test. */
    @Override
    public String toString() {
        return path.getFileName().toString();
    }
}
