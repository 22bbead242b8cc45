package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PhiMovesTest {
    private final Map<String, Integer> variables = new HashMap<>();
    private int saved;

    @Test
    void shouldSwapTwoVariables() {
        variables.putAll(Map.of("a", 1, "b", 2));
        emit(Map.of("a", "b", "b", "a"));
        assertEquals(2, variables.get("a"));
        assertEquals(1, variables.get("b"));
        assertEquals(1, saved);
    }

    @Test
    void shouldReadAVariableBeforeItIsAssigned() {
        variables.putAll(Map.of("a", 1, "b", 2, "c", 3));
        emit(Map.of("a", "c", "b", "a"));
        assertEquals(Map.of("a", 3, "b", 1, "c", 3), variables);
        assertEquals(0, saved);
    }

    @Test
    void shouldRefuseTwoAssignmentsToOneVariable() {
        final PhiMoves<String> moves = new PhiMoves<>();
        moves.add("a", "b");
        assertThrows(IllegalArgumentException.class, () -> moves.add("a", "c"));
    }

    @Test
    void shouldEqualAParallelAssignmentForRandomMoves() {
        final SplittableRandom random = new SplittableRandom(42);
        for (int round = 0; round < 2000; round++) {
            variables.clear();
            final Map<String, String> moves = new HashMap<>();
            for (int i = 0; i < 6; i++) {
                variables.put("v" + i, i);
                moves.put("v" + i, "v" + random.nextInt(6));
            }
            final Map<String, Integer> expected = new HashMap<>();
            moves.forEach((destination, source) -> expected.put(destination, variables.get(source)));
            emit(moves);
            expected.forEach((variable, value) -> assertEquals(value, variables.get(variable), moves::toString));
        }
    }

    private void emit(final Map<String, String> destinationsAndSources) {
        final PhiMoves<String> moves = new PhiMoves<>();
        destinationsAndSources.forEach(moves::add);
        moves.emit((destination, source) -> variables.put(destination, variables.get(source)), variable -> {
            saved++;
            final String name = "saved" + saved;
            variables.put(name, variables.get(variable));
            return name;
        });
    }
}
