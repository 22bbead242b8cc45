package io.github.galefs.kernel.artefact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What changes the hash of a kernel's bytecode, and what does not. */
@Timeout(60)
class BytecodeHashTest {
    @TempDir
    private Path folder;

    private JavaFolder java;
    private String before;

    @BeforeEach
    void write() throws Exception {
        java = new JavaFolder(folder);
        java.write("Owner", """
                package some;

                import io.github.galefs.kernel.OutOfLine;
                import io.github.galefs.kernel.WorkItem;
                import io.github.galefs.kernel.file.DeviceFile;

                public class Owner extends Base {
                    // A comment.
                    private static final int[] TABLE = {1, 2, 3};
                    static int unused = 4;

                    public static void run(final long[] fs, final int[] out) {
                        int sum = 0;
                        for (int i = 0; i < out.length; i++) {
                            if (out[i] > 100000) {
                                sum += TABLE[i & 1] + INHERITED[0];
                            }
                            switch (i) {
                                case 1 -> sum += Helper.scaled(i);
                                case 700 -> sum -= Other.FACTOR;
                                default -> sum += far(i);
                            }
                        }
                        out[0] = sum + WorkItem.globalId() + Math.abs(sum) + DeviceFile.gopen(fs, "data", 0);
                    }

                    @OutOfLine
                    static int far(final int distance) {
                        return distance * 3;
                    }

                    static String onTheHost() {
                        return "host";
                    }
                }
                """);
        java.write("Base", """
                package some;

                class Base {
                    static final int[] INHERITED = {5};
                }
                """);
        java.write("Helper", """
                package some;

                class Helper {
                    static int scaled(final int value) {
                        return (int) Deeper.half(value) + 1;
                    }
                }
                """);
        java.write("Deeper", """
                package some;

                class Deeper {
                    static float half(final float value) {
                        return value / 2.0f;
                    }
                }
                """);
        java.write("Other", """
                package some;

                class Other {
                    static final int FACTOR = 70000;
                }
                """);
        before = hash();
    }

    private String hash() throws Exception {
        try (URLClassLoader classes = java.compile()) {
            return BytecodeHash.of(classes, "some.Owner", "run");
        }
    }

    @Test
    void shouldBeTheSameForTheSameClasses() throws Exception {
        assertEquals(64, before.length());
        assertEquals(before, hash());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = true, textBlock = """
        Owner  | // A comment.        | /* Another. */
        Owner  | int sum = 0;         | \\n\\n int sum =\\n 0;
        Owner  | import io.github.galefs.kernel.OutOfLine; | \\n\\n import io.github.galefs.kernel.OutOfLine;
        Owner  | // A comment.        | static final int[] FIRST = {7}, SECOND = new int[(int) System.nanoTime()];
        Owner  | unused = 4;          | unused = 4, constantsBefore = 123456;
        Owner  | return "host";       | return "host" + 3.5 + 77777L + unused;
        Helper | return (int) Deeper  | return /* a comment */ (int) Deeper
        Helper | static int scaled(final int value) { | static double first() { return 3.25; } \
        static int scaled(final int value) {
        """)
    void shouldStayWhenTheMeaningStays(final String file, final String text, final String replacement)
            throws Exception {
        java.replace(file, text, replacement.replace("\\n", "\n"));
        assertEquals(before, hash());
    }

    /** A parameter of an inlined method is a variable as any other. */
    @Test
    void shouldStayWhenAVariableHasAnotherName() throws Exception {
        java.replace("Deeper", "final float value", "final float number");
        java.replace("Deeper", "return value", "return number");
        assertEquals(before, hash());
        java.replace(
                "Owner", "for (int i = 0; i < out.length; i++) {", "for (int k = 0; k < out.length; k++) { int i = k;");
        assertNotEquals(before, hash(), "one variable more");
    }

    /** Another order of javac's constants makes other opcodes: ldc has one byte for a constant's number, ldc_w two. */
    @Test
    void shouldNotDependOnTheNumbersOfConstants() throws Exception {
        final StringBuilder constants = new StringBuilder("static void many(final double[] out) {\n");
        for (int i = 0; i < 300; i++) {
            constants.append("out[").append(i).append("] = ").append(i).append(".25;\n");
        }
        java.replace("Owner", "public static void run(", constants + "}\n\n public static void run(");
        assertEquals(before, hash());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Owner  | sum += TABLE         | sum -= TABLE
        Owner  | {1, 2, 3}            | {1, 2, 4}
        Owner  | 100000               | 100001
        Owner  | case 700             | case 701
        Owner  | i < out.length       | i <= out.length
        Owner  | distance * 3         | distance * 5
        Owner  | @OutOfLine           | //
        Owner  | WorkItem.globalId()  | WorkItem.localId()
        Owner  | Math.abs(sum)        | Math.negateExact(sum)
        Owner  | "data"               | "date"
        Base   | {5}                  | {6}
        Helper | + 1                  | + 2
        Helper | (int) Deeper         | (short) Deeper
        Deeper | 2.0f                 | 3.0f
        Other  | 70000                | 70001
        """)
    void shouldChangeWhenTheMeaningChanges(final String file, final String text, final String replacement)
            throws Exception {
        java.replace(file, text, replacement);
        assertNotEquals(before, hash());
    }

    /** Device code has the names of a kernel's parameters, and of those of functions that are out of line. */
    @ParameterizedTest
    @CsvSource({"'final int[] out) {', 'final int[] result) { final int[] out = result;'", "distance, far"})
    void shouldChangeWithTheNameOfAParameterOfTheDeviceCode(final String text, final String replacement)
            throws Exception {
        if (text.equals("distance")) {
            java.replace("Owner", "final int distance) {", "final int " + replacement + ") {");
            java.replace("Owner", "return distance", "return " + replacement);
        } else {
            java.replace("Owner", text, replacement);
        }
        assertNotEquals(before, hash());
    }

    @Test
    void shouldBeEmptyForAMethodThatDoesNotExist() throws Exception {
        try (URLClassLoader classes = java.compile()) {
            assertEquals("", BytecodeHash.of(classes, "some.Owner", "missing"));
            assertEquals("", BytecodeHash.of(classes, "some.Missing", "run"));
        }
    }
}
