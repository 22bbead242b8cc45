package io.github.galefs.device.cuda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(30)
class RegisterLimitTest {
    private final List<Integer> loaded = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({"0, 0, 32", "128, 0, 32", "129, 0, 64", "300, 128, 64", "300, 129, 0", "1000, 700, 0"})
    void shouldTakeTheLowestLimitThatSpillsLittle(final int spilledWith32, final int spilledWith64, final int limit) {
        final Map<Integer, Integer> spilled = Map.of(32, spilledWith32, 64, spilledWith64);
        assertEquals(limit, RegisterLimit.choose(this::load, spilled::get, loaded::remove));
        assertEquals(List.of(limit), loaded, "all others are unloaded");
    }

    @Test
    void shouldGoOnWithoutALimitThatTheDriverRefuses() {
        final IntFunction<Integer> load = limit -> {
            if (limit == 32) {
                throw new CudaException("as ordered", false);
            }
            return load(limit);
        };
        assertEquals(64, RegisterLimit.choose(load, _ -> 0, loaded::remove));
        assertEquals(List.of(64), loaded);
    }

    @Test
    void shouldUnloadAProgramThatCannotBeAsked() {
        assertThrows(
                IllegalStateException.class,
                () -> RegisterLimit.choose(
                        this::load,
                        _ -> {
                            throw new IllegalStateException("as ordered");
                        },
                        loaded::remove));
        assertEquals(List.of(), loaded);
    }

    private Integer load(final int limit) {
        loaded.add(limit);
        return limit;
    }
}
