package io.github.galefs.store.crash;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A renamed method would not fail {@link CrashTest} at once: the workload would run until its time limit. */
class KillPointTest {
    @ParameterizedTest
    @EnumSource
    void shouldNameMethodsThatExist(final KillPoint killPoint) throws ClassNotFoundException {
        for (final String method : killPoint.methods()) {
            final int dot = method.lastIndexOf('.');
            final Class<?> owner = Class.forName(method.substring(0, dot));
            assertTrue(
                    Arrays.stream(owner.getDeclaredMethods())
                            .map(Method::getName)
                            .anyMatch(method.substring(dot + 1)::equals),
                    method);
        }
    }
}
