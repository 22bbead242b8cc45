package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A kernel that loses errors of file calls compiles with a warning for each. */
@Tag("sdk")
@Timeout(120)
class LostErrorsTest {
    private static final String MARK = "// loses: ";
    private static final Map<String, String> REASONS = Map.of(
            "gopen", "ignores the fd or error that gopen returns; ",
            "gread", "ignores the bytes or error that gread returns; ",
            "gwrite", "ignores the bytes or error that gwrite returns; ",
            "gmap", "ignores the offset or error that gmap returns; ",
            "gclose",
                    "ignores what gclose of a file open for writing returns, which may be the error of a lost write; ",
            "fd", "uses what gopen returns as an fd, but it may be an error; ");

    private static List<String> kernels;
    private static List<String> warnings;

    @BeforeAll
    static void compile() throws Exception {
        kernels = Arrays.stream(LosingKernels.class.getDeclaredMethods())
                .filter(method -> !Modifier.isPrivate(method.getModifiers()) && !method.isSynthetic())
                .map(Method::getName)
                .sorted()
                .toList();
        warnings = TestCompiler.process(Duration.ofMinutes(1))
                .compile(kernels.stream()
                        .map(name -> LosingKernels.class.getName() + "#" + name)
                        .toList())
                .warnings();
    }

    @Test
    void shouldNameMethodAndLineOfEachCallThatLosesAnErrorAndOfNoOther() throws Exception {
        final List<String> source =
                Files.readAllLines(Path.of("src/tornado-test/java/io/github/galefs/compiler/LosingKernels.java"));
        final List<String> marked = IntStream.range(0, source.size())
                .filter(i -> source.get(i).contains(MARK) && !source.get(i).startsWith("/**"))
                .mapToObj(i -> "LosingKernels.java:" + (i + 1) + "): " + reason(source.get(i)))
                .toList();
        final List<String> found = warnings.stream()
                .map(warning -> warning.replaceFirst("io\\.github\\.galefs\\.compiler\\.LosingKernels\\.\\w+\\(", ""))
                .map(warning -> warning.replaceFirst("; .*", "; "))
                .toList();
        assertEquals(String.join("\n", new TreeSet<>(marked)), String.join("\n", new TreeSet<>(found)));
        assertEquals(marked.size(), warnings.size(), "each once");
    }

    private static String reason(final String line) {
        return REASONS.get(line.substring(line.indexOf(MARK) + MARK.length()));
    }

    @Test
    void shouldSayWhatToWriteInstead() {
        warnings.forEach(warning -> assertTrue(warning.contains("; test whether it is "), warning));
    }
}
