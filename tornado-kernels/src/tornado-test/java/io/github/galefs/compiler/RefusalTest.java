package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.artefact.KernelCompilationException;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefusalTest {
    private static final Map<String, String> REFUSALS = new TreeMap<>();
    private static List<String> sourceLines;

    @BeforeAll
    static void compile() throws IOException {
        sourceLines =
                Files.readAllLines(Path.of("src/tornado-test/java/io/github/galefs/compiler/RefusedKernels.java"));
        final List<String> kernels = sourceLines.stream()
                .filter(line -> line.contains("// refused: "))
                .map(line -> line.replaceFirst(".*// refused: ", ""))
                .toList();
        final KernelCompilationException refused = assertThrows(
                KernelCompilationException.class, () -> TestCompiler.compile(RefusedKernels.class, kernels));
        // The refusals are in the order of the compiled methods.
        assertEquals(kernels.size(), refused.refusals().size(), refused.getMessage());
        for (int i = 0; i < kernels.size(); i++) {
            REFUSALS.put(kernels.get(i), refused.refusals().get(i));
        }
    }

    @Test
    void shouldNameTheLineOfEachConstruct() {
        assertAll(REFUSALS.keySet().stream().map(kernel -> () -> {
            final int line = lineOf(kernel);
            final String refusal = REFUSALS.get(kernel);
            assertTrue(
                    refusal.matches("io\\.github\\.galefs\\.compiler\\.RefusedKernels\\.\\w+\\(RefusedKernels\\.java:"
                            + line + "\\): .+"),
                    () -> kernel + " must be refused in line " + line + ": " + refusal);
        }));
    }

    private static int lineOf(final String kernel) {
        for (int i = 0; i < sourceLines.size(); i++) {
            if (sourceLines.get(i).endsWith("// refused: " + kernel)) {
                return i + 1;
            }
        }
        throw new IllegalArgumentException(kernel);
    }

    @Test
    void shouldTestEachMethodOfRefusedKernels() {
        final List<String> kernels = Arrays.stream(RefusedKernels.class.getDeclaredMethods())
                .filter(method -> !Modifier.isPrivate(method.getModifiers()) && !method.isSynthetic())
                .map(Method::getName)
                .sorted()
                .toList();
        assertEquals(kernels, List.copyOf(REFUSALS.keySet()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            throwsException     | creates an object of java.lang.IllegalStateException; a device has no exceptions, \
            so write an error number to an array
            catchesException    | uses try and catch
            synchronizedBlock   | uses synchronized
            synchronizedMethod  | is synchronized
            recursion           | a device has no stack for recursion, so write a loop
            mutualRecursion     | calls io.github.galefs.compiler.RefusedKernels.ping, which is among its callers
            tableFilledByALoop  | reads the static array io.github.galefs.compiler.RefusedKernels.FILLED, whose \
            elements are not known without running the class's initializer; list them as constants, as in {1, 2, 3}, \
            or pass the array as a parameter
            tableOfComputedElements | COMPUTED, whose elements are not known
            tableUnderACondition | CHOSEN, whose elements are not known
            tableChangedInTheInitializer | CHANGED, whose elements are not known
            tableOfAnotherField | SHARED, whose elements are not known
            tableOfTables       | NESTED, whose elements are objects; use arrays whose elements are of primitive types
            tableOfObjects      | NAMES, whose elements are objects
            tableThatIsNotFinal | notFinal, which is not final; make it final, or pass it as a parameter
            tableWritten        | writes the static array io.github.galefs.compiler.RefusedKernels.TABLE, which is \
            a constant; write to an array that the kernel creates, or that is a parameter
            tableAsMemory       | uses the static array io.github.galefs.compiler.RefusedKernels.TABLE as memory
            tableSelected       | selects one of several arrays, among them the static array \
            io.github.galefs.compiler.RefusedKernels.TABLE; read its elements, or pass it as a parameter
            staticField         | make it a compile-time constant or pass its value as a parameter
            staticFieldWritten  | writes the static field io.github.galefs.compiler.RefusedKernels.counter
            runtimeConstant     | not a compile-time constant
            stringLength        | calls String.length; a kernel can use a string only as the literal path of \
            DeviceFile.gopen, and as the literal text of KernelLog.print
            stringConcatenation | concatenates strings; pass numbers to KernelLog.print as arguments for {} in its \
            text, and a path that is known only at run time to gopen in an array
            nameOfTwoLiterals   | passes gopen a path that is not a literal
            textOfTwoLiterals   | passes KernelLog.print a text that is not a literal; pass a literal with {} for \
            what is known only at run time, and numbers as arguments
            textTooLong         | passes KernelLog.print a text of more than 216 bytes
            textConcatenated    | concatenates strings; pass numbers to KernelLog.print as arguments
            printedByTheSystem  | reads the static field java.lang.System.out; print by KernelLog.print
            switchOnType        | leave it out; a switch that makes this call must be on numbers
            switchOnTypeOrNull  | tests the class of an object in a switch; a kernel has no objects but arrays
            nameTooLong         | passes gopen a path of more than 4096 bytes; use a shorter one
            switchOnString      | calls String.hashCode
            newObject           | creates an object of io.github.galefs.compiler.RefusedKernels$Pair
            newArrayOfAnyLength | creates an array whose length is not a constant from 0; create one of the \
            largest length, or pass the array as a parameter
            newArrayOfNegativeLength | creates an array whose length is not a constant from 0
            newArraysTooLarge   | creates arrays of more than 16384 bytes in all
            newArrayOfObjects   | creates an array of objects; use arrays whose elements are of primitive types
            newArrayOfArrays    | creates an array of objects
            newArrayAsMemory    | uses an array that the kernel creates as memory; access its elements, or use an \
            array that is a parameter
            newArrayReadByOffset | uses an array that the kernel creates as memory
            newArrayReadFromAFile | uses an array that the kernel creates as memory
            newArraySelected    | selects one of several arrays, among them an array that the kernel creates; \
            keep the elements of all in one array, and select the index at which a part begins
            newArraysExchanged  | to exchange two arrays, exchange these indices
            arrayCloned         | copies an array by clone; create an array of constant length, and copy the elements \
            in a loop
            arrayOfThirtyTwoBitsCloned | copies an array by clone
            arrayFilledInPart   | calls java.util.Arrays.fill, which cannot run on a device
            arrayCopied         | create an array of constant length, and copy the elements in a loop
            arrayCopiedInPart   | create an array of constant length, and copy the elements in a loop
            arrayCopiedBySystem | copy the elements in a loop, or with DeviceMemory
            arraySorted         | sort a few elements by insertion in a loop, or all on the host
            arraysCompared      | compare the elements in a loop
            arrayStreamed       | write a loop over the elements
            arrayHashed         | calls java.lang.Object.hashCode, which is not static
            rangeStreamed       | write a loop over the elements
            indexChecked        | compare the index with 0 and the length
            enumConstant        | reads the static field io.github.galefs.compiler.RefusedKernels$Colour.GREEN, which \
            is an object; a kernel has no objects but arrays, so use compile-time constants
            virtualCall         | calls java.lang.Object.hashCode, which is not static; a kernel calls static methods \
            only, so write it as one
            interfaceCall       | calls java.util.List.of, which cannot run on a device
            lambda              | uses a lambda or a method reference; call a static method by its name
            classConstant       | uses a constant that is neither a number nor a string; use a number
            typeTest            | tests the class of an object; a kernel has no objects but arrays, so \
            keep values in variables and arrays
            assertion           | contains an assertion; a device has no exceptions, so write an error \
            number to an array
            nullComparison      | compares with null; a kernel's arrays are never null, so leave the comparison out
            nullPassed          | uses null; a kernel's arrays are never null, so pass an array
            boxing              | calls java.lang.Integer.valueOf, which cannot run on a device
            exactArithmetic     | calls java.lang.Math.addExact, which cannot run on a device: \
            it creates an object of java.lang.ArithmeticException
            parsedNumber        | calls java.lang.Integer.parseInt, which cannot run on a device
            spinWait            | calls java.lang.Thread.onSpinWait, for which the compiler has no verified \
            translation; leave it out, or write what it computes as a static method of your own
            spinWaitInHelper    | calls java.lang.Thread.onSpinWait, for which the compiler has no verified translation
            nativeMethod        | calls java.lang.System.nanoTime, which cannot run on a device: it has no bytecode
            ownNativeMethod     | calls io.github.galefs.compiler.RefusedKernels.ofTheDriver, which has no bytecode: \
            it is native, or inherited, or its class is not on the class path; write it in Java, and call it by the \
            class that declares it
            booleanArrayParameter | has a parameter of type boolean[]; a parameter of a kernel is one of int, long, \
            float, double, byte[], short[], char[], int[], long[], float[], double[], and TornadoVM's arrays of \
            primitives and KernelContext
            booleanParameter    | has a parameter of type boolean
            objectParameter     | has a parameter of type java.lang.Object
            castOfMemory        | tests the class of an object
            stringCopied        | passes a string as memory; a kernel's only memory is its parameters, so pass the \
            text in an array
            stringLoadedInALoop | passes a string as memory
            returnsValue        | returns a value
            notStatic           | is not static; make it static, and pass what it uses of its object as parameters
            helperThrows        | creates an object of java.lang.IllegalArgumentException
            localLengthOfRunTime | calls LocalMemory.ints with a length that is not a compile-time constant
            localArrayTooLarge  | calls LocalMemory.longs with a length of 1048576; it must be at least 1
            localArraySelected  | uses an array in local memory otherwise than by its elements
            localArrayCopied    | uses an array in local memory otherwise than by its elements
            """)
    void shouldNameTheReason(final String kernel, final String reason) {
        final String refusal = REFUSALS.get(kernel);
        assertTrue(refusal.contains(reason), () -> kernel + ": " + refusal);
    }

    @Test
    void shouldSayWhatToWriteInsteadOfEachConstruct() {
        assertAll(REFUSALS.values().stream()
                .map(refusal -> () -> assertTrue(refusal.matches("[^;]+\\): [^;]+; .+"), refusal)));
    }

    @Test
    void shouldNameNoNodeOfTheCompiler() {
        assertAll(REFUSALS.values().stream()
                .map(refusal -> () -> assertFalse(refusal.matches(".*\\d+\\|\\w+.*"), refusal)));
    }

    /** The message names the construct inside the JDK without the call chain, and what the caller writes instead. */
    @Test
    void shouldEndWithWhatToWriteInsteadOfTheCallOfTheJdk() {
        assertTrue(
                REFUSALS.get("interfaceCall")
                        .endsWith("calls java.util.List.of, which cannot run on a device: it reads the static field"
                                + " java.util.ImmutableCollections.EMPTY_LIST, which is an object;"
                                + " write what it computes as a static method of your own"),
                () -> REFUSALS.get("interfaceCall"));
    }

    @Test
    void shouldRefuseAMissingClassAndAMissingMethod() {
        final KernelCompilationException noMethod = assertThrows(
                KernelCompilationException.class, () -> TestCompiler.compile(RefusedKernels.class, List.of("missing")));
        assertEquals(
                List.of(RefusedKernels.class.getName()
                        + "#missing: the class must have exactly one method of this name, but has 0; name a method"
                        + " that it declares, and rename others of the same name"),
                noMethod.refusals());

        final KernelCompilationException noClass = assertThrows(
                KernelCompilationException.class, () -> TestCompiler.compileNamed(List.of("com.example.Missing#run")));
        assertTrue(noClass.getMessage().contains("there is no such class"), noClass::getMessage);
        assertTrue(noClass.getMessage().contains("; add its folder or jar"), noClass::getMessage);

        final KernelCompilationException noName = assertThrows(
                KernelCompilationException.class, () -> TestCompiler.compileNamed(List.of("com.example.Missing")));
        assertTrue(noName.getMessage().contains("; give the binary name of the class"), noName::getMessage);
    }
}
