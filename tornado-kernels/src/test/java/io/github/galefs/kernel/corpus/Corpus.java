package io.github.galefs.kernel.corpus;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Small kernels that cover the kernel subset of Java. On a device, each must give the same results as plain Java. */
public final class Corpus {
    private static final List<Class<?>> CLASSES = List.of(
            Aliasing.class,
            Atomics.class,
            Branches.class,
            Collectives.class,
            ElementaryFunctions.class,
            ElementaryPairs.class,
            FloatingArithmetic.class,
            FloatingLibrary.class,
            FloatingPairs.class,
            GroupOperations.class,
            Groups.class,
            Helpers.class,
            IntArithmetic.class,
            IntegerLibrary.class,
            LocalMemories.class,
            LongArithmetic.class,
            Loops.class,
            Memory.class,
            Names.class,
            NarrowArrays.class,
            PrivateArrays.class,
            Scalars.class,
            StrictIntegers.class,
            StrictLibrary.class,
            Switches.class,
            Tables.class);

    private Corpus() {}

    /**
     * Returns all kernels of the corpus.
     *
     * @return the kernels, sorted by name.
     */
    public static List<CorpusKernel> kernels() {
        return CLASSES.stream()
                .flatMap(Corpus::of)
                .sorted(Comparator.comparing(CorpusKernel::toString))
                .toList();
    }

    private static Stream<CorpusKernel> of(final Class<?> owner) {
        return Arrays.stream(owner.getDeclaredMethods())
                .filter(CorpusKernel::isKernel)
                .map(CorpusKernel::new);
    }
}
