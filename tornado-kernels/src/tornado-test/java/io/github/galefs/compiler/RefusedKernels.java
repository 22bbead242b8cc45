package io.github.galefs.compiler;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.GroupCopy;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.file.DeviceFile;
import io.github.galefs.kernel.log.KernelLog;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * One kernel for each refused construct. The comment {@code refused: kernel} marks the line that the refusal must name.
 */
@SuppressWarnings({"ArrayHashCode", "EnumOrdinal", "UnusedMethod", "UnusedVariable"})
final class RefusedKernels {
    private static final String SIXTY = "sixty bytes, four times of which are more than a text may have";
    private static final int[] TABLE = {3, 1, 4};
    private static final int[] FILLED = new int[4];
    private static final long[] COMPUTED = {1, startedBefore()};
    private static final int[] CHOSEN = counterIsSet() ? new int[] {1} : new int[] {2};
    private static final int[] CHANGED = {1, 2};
    private static final int[] SHARED = CHANGED;
    private static final int[][] NESTED = {{1}, {2}};
    private static final String[] NAMES = {"a"};
    private static int[] notFinal = {1};
    private static final long STARTED = System.nanoTime();
    private static final String CHARACTERS_17 = "a/path/of/length/";
    private static final String CHARACTERS_289 = CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17
            + CHARACTERS_17;
    private static final String CHARACTERS_4335 = CHARACTERS_289
            + CHARACTERS_289
            + CHARACTERS_289
            + CHARACTERS_289
            + CHARACTERS_289
            + CHARACTERS_289
            + CHARACTERS_289
            + CHARACTERS_289
            + CHARACTERS_289
            + CHARACTERS_289
            + CHARACTERS_289
            + CHARACTERS_289
            + CHARACTERS_289
            + CHARACTERS_289
            + CHARACTERS_289;
    private static int counter;

    static {
        for (int i = 0; i < FILLED.length; i++) {
            FILLED[i] = i;
        }
        CHANGED[1] = counter;
    }

    private static long startedBefore() {
        return STARTED;
    }

    private static boolean counterIsSet() {
        return counter > 0;
    }

    private enum Colour {
        RED,
        GREEN
    }

    private record Pair(int a, int b) {}

    private RefusedKernels() {}

    static void throwsException(final int[] data) {
        if (data[0] < 0) {
            throw new IllegalStateException("negative"); // refused: throwsException
        }
    }

    static void catchesException(final int[] data) {
        try {
            data[0] = 1 / data[1]; // refused: catchesException
        } catch (final ArithmeticException e) {
            data[0] = -1;
        }
    }

    static void synchronizedBlock(final int[] data) {
        synchronized (data) { // refused: synchronizedBlock
            data[0]++;
        }
    }

    static synchronized void synchronizedMethod(final int[] data) {
        data[0]++; // refused: synchronizedMethod
    }

    static void recursion(final int[] data) {
        data[0] = factorial(data[1]);
    }

    private static int factorial(final int n) {
        return n <= 1 ? 1 : n * factorial(n - 1); // refused: recursion
    }

    static void mutualRecursion(final int[] data) {
        data[0] = ping(data[1]);
    }

    private static int ping(final int n) {
        return n == 0 ? 0 : pong(n - 1);
    }

    private static int pong(final int n) {
        return n == 0 ? 1 : ping(n - 1); // refused: mutualRecursion
    }

    static void tableFilledByALoop(final int[] data) {
        data[0] = FILLED[data[1]]; // refused: tableFilledByALoop
    }

    static void tableOfComputedElements(final long[] data) {
        data[0] = COMPUTED[1]; // refused: tableOfComputedElements
    }

    static void tableUnderACondition(final int[] data) {
        data[0] = CHOSEN[0]; // refused: tableUnderACondition
    }

    static void tableChangedInTheInitializer(final int[] data) {
        data[0] = CHANGED[0]; // refused: tableChangedInTheInitializer
    }

    static void tableOfAnotherField(final int[] data) {
        data[0] = SHARED[0]; // refused: tableOfAnotherField
    }

    static void tableOfTables(final int[] data) {
        data[0] = NESTED[0][0]; // refused: tableOfTables
    }

    static void tableOfObjects(final int[] data) {
        data[0] = NAMES.length; // refused: tableOfObjects
    }

    static void tableThatIsNotFinal(final int[] data) {
        data[0] = notFinal[0]; // refused: tableThatIsNotFinal
    }

    static void tableWritten(final int[] data) {
        TABLE[0] = data[1]; // refused: tableWritten
    }

    static void tableAsMemory(final int[] data) {
        GroupCopy.copy(TABLE, 0, data, 0, 4); // refused: tableAsMemory
    }

    static void tableSelected(final int[] data) {
        final int[] selected = data[0] > 0 ? TABLE : data;
        data[0] = selected[1]; // refused: tableSelected
    }

    static void staticField(final int[] data) {
        data[0] = counter; // refused: staticField
    }

    static void staticFieldWritten(final int[] data) {
        counter = data[0]; // refused: staticFieldWritten
    }

    static void runtimeConstant(final long[] data) {
        data[0] = STARTED; // refused: runtimeConstant
    }

    static void printedByTheSystem(final int[] data) {
        System.out.println(data[0]); // refused: printedByTheSystem
    }

    static void switchOnType(final int[] data) {
        final Object memory = data;
        data[0] = switch (memory) { // refused: switchOnType
            case long[] longs -> 2;
            default -> 1;
        };
    }

    static void switchOnTypeOrNull(final int[] data) {
        final Object memory = data;
        data[0] = switch (memory) { // refused: switchOnTypeOrNull
            case null -> 3;
            case long[] longs -> 2;
            default -> 1;
        };
    }

    static void stringLength(final int[] data) {
        data[0] = "name".length(); // refused: stringLength
    }

    static void stringConcatenation(final long[] fs, final int[] data) {
        data[0] = DeviceFile.gopen(fs, "part-" + data[1], 0); // refused: stringConcatenation
    }

    static void nameOfTwoLiterals(final long[] fs, final int[] data) {
        data[0] = DeviceFile.gopen(fs, data[1] > 0 ? "a" : "b", 0); // refused: nameOfTwoLiterals
    }

    static void textOfTwoLiterals(final long[] fs, final int[] data) {
        KernelLog.print(fs, data[1] > 0 ? "a {}" : "b {}", data[0]); // refused: textOfTwoLiterals
    }

    static void textConcatenated(final long[] fs, final int[] data) {
        KernelLog.print(fs, "value " + data[0]); // refused: textConcatenated
    }

    static void textTooLong(final long[] fs, final double[] data) {
        KernelLog.print(fs, SIXTY + SIXTY + SIXTY + SIXTY + "{} and {}", data[0], data[1]); // refused: textTooLong
    }

    static void nameTooLong(final long[] fs, final int[] data) {
        data[0] = DeviceFile.gopen(fs, CHARACTERS_4335, 0); // refused: nameTooLong
    }

    static void switchOnString(final int[] data) {
        final String name = "b";
        switch (name) { // refused: switchOnString
            case "a" -> data[0] = 1;
            default -> data[0] = 2;
        }
    }

    static void newObject(final int[] data) {
        final Pair pair = new Pair(data[0], data[1]); // refused: newObject
        data[2] = pair.a();
    }

    static void newArrayOfAnyLength(final int[] data) {
        final int[] scratch = new int[data[0]]; // refused: newArrayOfAnyLength
        data[1] = scratch[data[2]];
    }

    static void newArrayOfNegativeLength(final int[] data) {
        final int[] scratch = new int[-1]; // refused: newArrayOfNegativeLength
        data[1] = scratch[data[2]];
    }

    static void newArraysTooLarge(final int[] data) {
        final long[] scratch = new long[2048];
        final byte[] more = new byte[1]; // refused: newArraysTooLarge
        scratch[data[1]] = 1;
        more[data[1]] = 1;
        data[1] = (int) scratch[data[2]] + more[data[0]];
    }

    static void newArrayOfObjects(final int[] data) {
        final int[][] scratch = new int[2][]; // refused: newArrayOfObjects
        data[1] = scratch.length;
    }

    static void newArrayOfArrays(final int[] data) {
        final int[][] scratch = new int[2][2]; // refused: newArrayOfArrays
        data[1] = scratch[0][1];
    }

    static void newArrayAsMemory(final int[] data) {
        final byte[] scratch = new byte[8];
        GroupCopy.copy(data, 0, scratch, 0, 4); // refused: newArrayAsMemory
        data[1] = scratch[data[2]];
    }

    static void newArrayReadByOffset(final int[] data) {
        final byte[] scratch = new byte[8];
        data[1] = DeviceMemory.getInt(scratch, 4); // refused: newArrayReadByOffset
    }

    static void newArrayReadFromAFile(final long[] fs, final int[] data) {
        final byte[] scratch = new byte[8];
        data[0] = DeviceFile.gread(fs, 3, 0, 8, scratch, 0); // refused: newArrayReadFromAFile
    }

    static void newArraySelected(final int[] data) {
        int[] current = new int[2];
        for (int i = 0; i < data[0]; i++) {
            current[0] += data[i]; // refused: newArraySelected
            current = new int[2];
        }
        data[1] = 2;
    }

    static void enumConstant(final int[] data) {
        data[0] = Colour.GREEN.ordinal(); // refused: enumConstant
    }

    static void virtualCall(final int[] data) {
        data[0] = data.hashCode(); // refused: virtualCall
    }

    static void interfaceCall(final int[] data) {
        data[0] = List.of().size(); // refused: interfaceCall
    }

    static void lambda(final int[] data) {
        final IntUnaryOperator twice = x -> 2 * x; // refused: lambda
        data[0] = twice.applyAsInt(data[1]);
    }

    static void typeTest(final int[] data) {
        data[0] = (Object) data instanceof long[] ? 1 : 0; // refused: typeTest
    }

    static void assertion(final int[] data) {
        assert data[0] > 0; // refused: assertion
        data[1] = 1;
    }

    static void classConstant(final int[] data) {
        data[0] = Pair.class.hashCode(); // refused: classConstant
    }

    static void ownNativeMethod(final int[] data) {
        data[0] = ofTheDriver(data[1]); // refused: ownNativeMethod
    }

    private static native int ofTheDriver(int number);

    static void nullComparison(final int[] data) {
        data[0] = data == null ? 1 : 0; // refused: nullComparison
    }

    static void nullPassed(final int[] data) {
        data[0] = firstOf(null); // refused: nullPassed
    }

    private static int firstOf(final int[] data) {
        return data[0];
    }

    static void boxing(final int[] data) {
        final Integer boxed = data[0]; // refused: boxing
        data[1] = boxed;
    }

    static void exactArithmetic(final int[] data) {
        data[0] = Math.addExact(data[1], data[2]); // refused: exactArithmetic
    }

    static void parsedNumber(final int[] data) {
        data[0] = Integer.parseInt("7"); // refused: parsedNumber
    }

    static void spinWait(final int[] data) {
        data[0] = 1;
        Thread.onSpinWait(); // refused: spinWait
        data[1] = 2;
    }

    static void spinWaitInHelper(final int[] data) {
        data[0] = 1;
        relax();
        data[1] = 2;
    }

    private static void relax() {
        Thread.onSpinWait(); // refused: spinWaitInHelper
    }

    static void nativeMethod(final long[] data) {
        data[0] = System.nanoTime(); // refused: nativeMethod
    }

    static void booleanArrayParameter(final int[] data, final boolean[] flags) {
        data[0] = flags[0] ? 1 : 0; // refused: booleanArrayParameter
    }

    static void booleanParameter(final int[] data, final boolean flag) {
        data[0] = flag ? 1 : 0; // refused: booleanParameter
    }

    static void objectParameter(final int[] data, final Object memory) {
        GroupCopy.copy(memory, 0, data, 0, 4); // refused: objectParameter
    }

    static void castOfMemory(final int[] data) {
        data[0] = first(data);
    }

    private static int first(final Object memory) {
        return ((int[]) memory)[0]; // refused: castOfMemory
    }

    static void stringCopied(final int[] data) {
        GroupCopy.copy("text", 0, data, 0, 4); // refused: stringCopied
    }

    static void stringLoadedInALoop(final int[] data) {
        Object memory = data;
        for (int i = 0; i < data[0]; i++) {
            data[1] += DeviceMemory.getByte(memory, i); // refused: stringLoadedInALoop
            memory = "text";
        }
    }

    static int returnsValue(final int[] data) {
        return data[0]; // refused: returnsValue
    }

    void notStatic(final int[] data) {
        data[0] = 1; // refused: notStatic
    }

    static void helperThrows(final int[] data) {
        data[0] = checked(data[1]);
    }

    private static int checked(final int x) {
        if (x < 0) {
            throw new IllegalArgumentException(); // refused: helperThrows
        }
        return x;
    }

    static void localLengthOfRunTime(final int[] data) {
        final int[] tile = LocalMemory.ints(data[0]); // refused: localLengthOfRunTime
        tile[0] = data[1];
        data[1] = tile[0];
    }

    static void localArrayTooLarge(final int[] data) {
        final long[] tile = LocalMemory.longs(1 << 20); // refused: localArrayTooLarge
        tile[0] = data[1];
        data[1] = (int) tile[0];
    }

    static void localArraySelected(final int[] data) {
        final int[] tile = LocalMemory.ints(16); // refused: localArraySelected
        final int[] selected = data[0] == 0 ? tile : data;
        selected[1] = data[2];
        data[3] = tile[1];
    }

    static void localArrayCopied(final int[] data) {
        final int[] tile = LocalMemory.ints(16); // refused: localArrayCopied
        GroupCopy.copy(data, 0L, tile, 0L, 64);
        data[3] = tile[1];
    }

    static void arrayCloned(final int[] data) {
        data[1] = data.clone()[0]; // refused: arrayCloned
    }

    static void arrayOfThirtyTwoBitsCloned(final float[] values) {
        final float[] copy = values.clone(); // refused: arrayOfThirtyTwoBitsCloned
        values[0] = copy[1];
    }

    static void arrayFilledInPart(final int[] data) {
        Arrays.fill(data, 1, 3, 7); // refused: arrayFilledInPart
    }

    static void arrayCopied(final int[] data) {
        data[1] = Arrays.copyOf(data, 4)[0]; // refused: arrayCopied
    }

    static void arrayCopiedInPart(final int[] data) {
        data[1] = Arrays.copyOfRange(data, 1, 4)[0]; // refused: arrayCopiedInPart
    }

    static void arrayCopiedBySystem(final int[] data) {
        System.arraycopy(data, 0, data, 4, 4); // refused: arrayCopiedBySystem
    }

    static void arraySorted(final int[] data) {
        Arrays.sort(data); // refused: arraySorted
    }

    static void arraysCompared(final int[] data) {
        data[0] = Arrays.equals(data, data) ? 1 : 0; // refused: arraysCompared
    }

    static void arrayStreamed(final int[] data) {
        data[0] = Arrays.stream(data).sum(); // refused: arrayStreamed
    }

    static void arrayHashed(final int[] data) {
        data[0] = data.hashCode(); // refused: arrayHashed
    }

    static void rangeStreamed(final int[] data) {
        data[0] = IntStream.range(0, 4).sum(); // refused: rangeStreamed
    }

    static void indexChecked(final int[] data) {
        data[0] = Objects.checkIndex(data[1], data.length); // refused: indexChecked
    }

    static void newArraysExchanged(final int[] data) {
        int[] current = new int[2];
        int[] next = new int[2];
        for (int i = 0; i < data[0]; i++) {
            next[0] = current[0] + data[i];
            final int[] previous = current;
            current = next;
            next = previous;
        }
        data[1] = current[0]; // refused: newArraysExchanged
    }
}
