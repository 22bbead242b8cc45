package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Loops of generated kernels. Where a jump leads into the middle of one, NVIDIA's compiler lets the work-items of a
 * warp come to a barrier one after the other, and each counts for all.
 */
@Timeout(60)
class LoopEntriesTest {
    private static final Pattern FORM = Pattern.compile("\n//@ ");
    private static final String KERNEL = "/io/github/galefs/ItemReadKernels.search.cl";

    @Test
    void shouldEnterEachLoopAtItsBeginning() throws Exception {
        final List<String> found = new ArrayList<>();
        for (final Path kernel : kernels()) {
            FORM.splitAsStream(Files.readString(kernel))
                    .flatMap(form -> jumpsIntoLoops(form).stream())
                    .forEach(jump -> found.add(kernel.getFileName() + ": " + jump));
        }
        assertEquals(List.of(), found);
    }

    @Test
    void shouldFindAJumpIntoALoop() {
        final String loop = "while (true) {\n    if (x) {\n        again:\n    }\n    goto again;\n}\n";
        assertEquals(List.of(), jumpsIntoLoops(loop));
        assertEquals(List.of("again"), jumpsIntoLoops("goto again;\n" + loop));
        assertEquals(List.of("again"), jumpsIntoLoops("while (true) {\n    goto again;\n}\n" + loop));
    }

    private static List<Path> kernels() throws Exception {
        final Path folder =
                Path.of(LoopEntriesTest.class.getResource(KERNEL).toURI()).getParent();
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".cl"))
                    .sorted()
                    .toList();
        }
    }

    /** Returns the labels in loops to which others than these loops jump. */
    private static List<String> jumpsIntoLoops(final String text) {
        final List<Jump> jumps = new ArrayList<>();
        final Map<String, List<Integer>> loopsByLabel = new HashMap<>();
        final Deque<Integer> blocks = new ArrayDeque<>();
        int number = 0;
        for (final String line : text.lines().map(String::strip).toList()) {
            number++;
            if (line.startsWith("}")) {
                blocks.removeLast();
            }
            final List<Integer> loops =
                    blocks.stream().filter(block -> block > 0).toList();
            if (line.matches("goto \\w+;")) {
                jumps.add(new Jump(line.substring("goto ".length(), line.length() - 1), loops));
            } else if (line.matches("\\w+:;?")) {
                loopsByLabel.put(line.substring(0, line.indexOf(':')), loops);
            }
            if (line.endsWith("{")) {
                blocks.addLast(line.startsWith("while") ? number : 0);
            }
        }
        return jumps.stream()
                .filter(jump -> jump.isIntoOneOf(loopsByLabel.get(jump.label())))
                .map(Jump::label)
                .toList();
    }

    /** A jump that lies in the loops that begin in these lines. */
    private record Jump(String label, List<Integer> loops) {
        boolean isIntoOneOf(final List<Integer> loopsOfLabel) {
            return loops.size() < loopsOfLabel.size()
                    || !loops.subList(0, loopsOfLabel.size()).equals(loopsOfLabel);
        }
    }
}
