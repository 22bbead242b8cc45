package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.KernelCompilationException;
import java.lang.reflect.Method;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The refusal of a method of the JDK says what to write instead. */
@Timeout(120)
class LibraryHintsTest {
    private static List<String> refusals;

    @BeforeAll
    static void compile(@TempDir final Path folder) throws Exception {
        final List<Method> methods = LibraryCalls.all().stream()
                .filter(method -> method.getName().matches("\\w+Exact|random|(is|to)[A-Z]\\w*|digit|getNumericValue"))
                .toList();
        LibraryCalls.generate(methods, folder);
        final List<String> kernels = methods.stream()
                .map(method -> LibraryCalls.CLASS_NAME + "#" + LibraryCalls.name(method))
                .toList();
        refusals = assertThrows(
                        KernelCompilationException.class, () -> TestCompiler.compileNamed(kernels, List.of(folder)))
                .refusals();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            Math_addExact_int_int                   | use r = x + y, which has wrapped if ((x ^ r) & (y ^ r)) < 0
            Math_addExact_long_long                 | use r = x + y, which has wrapped if ((x ^ r) & (y ^ r)) < 0
            StrictMath_addExact_int_int             | use r = x + y, which has wrapped if ((x ^ r) & (y ^ r)) < 0
            Math_subtractExact_long_long            | use r = x - y, which has wrapped if ((x ^ y) & (x ^ r)) < 0
            Math_multiplyExact_int_int              | use Math.multiplyFull of ints
            Math_multiplyExact_long_long            | wrapped if Math.multiplyHigh(x, y) != (x * y) >> 63
            Math_unsignedMultiplyExact_long_long    | wrapped if Math.unsignedMultiplyHigh(x, y) != 0
            Math_incrementExact_int                 | use x + 1, which wraps if x is the largest value
            Math_decrementExact_int                 | use x - 1, which wraps if x is the smallest value
            Math_negateExact_long                   | use -x, which wraps if x is the smallest value
            Math_absExact_int                       | use Math.abs, which wraps if x is the smallest value
            Math_toIntExact_long                    | use r = (int) x, which has wrapped if r != x
            Math_divideExact_int_int                | use x / y, which wraps if x is the smallest value and y is -1
            Math_floorDivExact_int_int              | use Math.floorDiv
            Math_ceilDivExact_long_long             | use Math.ceilDiv
            Math_powExact_int_int                   | multiply in a loop, and test each product by Math.multiplyHigh
            Math_unsignedPowExact_long_int          | test each product by Math.unsignedMultiplyHigh
            Math_random                             | compute pseudo-random numbers from a seed
            Character_isDigit_char                  | for ASCII, compare c >= '0' && c <= '9'
            Character_digit_char_int                | for ASCII, compute c - '0'
            Character_getNumericValue_int           | for ASCII, compute c - '0'
            Character_isLetter_int                  | for ASCII, compare with characters
            Character_isWhitespace_char             | for ASCII, compare with ' '
            Character_toLowerCase_char              | for ASCII, compute c + 32
            Character_toUpperCase_int               | for ASCII, compute c - 32
            """)
    void shouldSayWhatToWriteInstead(final String kernel, final String hint) {
        final String refusal = refusals.stream()
                .filter(text -> text.startsWith(LibraryCalls.CLASS_NAME + "." + kernel + "("))
                .findFirst()
                .orElseThrow();
        assertTrue(refusal.split("; ", 2)[1].contains(hint), refusal);
    }

    @Test
    void shouldSayWhatToWriteInsteadOfEachExactOperation() {
        assertEquals(
                List.of(),
                refusals.stream()
                        .filter(refusal -> refusal.contains("Exact_"))
                        .filter(refusal -> !refusal.endsWith("; write an error number to an array then"))
                        .toList());
    }

    /** The hints use these formulas. */
    @Test
    void shouldFindEachOverflowByTheFormulasOfTheHints() {
        final long[] values = {
            0, 1, -1, 2, -2, 1L << 31, 1L << 32, -(1L << 32), Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1
        };
        for (final long x : values) {
            for (final long y : values) {
                final BigInteger exactX = BigInteger.valueOf(x);
                final BigInteger exactY = BigInteger.valueOf(y);
                final long sum = x + y;
                final long difference = x - y;
                assertAll(
                        () -> assertEquals(hasWrapped(exactX.add(exactY)), ((x ^ sum) & (y ^ sum)) < 0),
                        () -> assertEquals(hasWrapped(exactX.subtract(exactY)), ((x ^ y) & (x ^ difference)) < 0),
                        () -> assertEquals(
                                hasWrapped(exactX.multiply(exactY)), Math.multiplyHigh(x, y) != (x * y) >> 63));
            }
        }
    }

    private static boolean hasWrapped(final BigInteger exact) {
        return exact.bitLength() >= Long.SIZE;
    }
}
