package io.github.galefs.kernel.corpus;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Small kernels that cover the subset of Java which kernels may use. Each must do the same on a device as in plain Java. */
public final class Corpus {
    private static final List<Class<?>> CLASSES = List.of(
            Branches.class,
            FloatingArithmetic.class,
            Groups.class,
            Helpers.class,
            IntArithmetic.class,
            LongArithmetic.class,
            Loops.class,
            Memory.class,
            Switches.class);

    private Corpus() {}

    /**
     * All of them.
     *
     * @return the kernels, in the order of their names.
     */
    public static List<CorpusKernel> kernels() {
        return CLASSES.stream()
                .flatMap(Corpus::of)
                .sorted(Comparator.comparing(CorpusKernel::toString))
                .toList();
    }

    private static Stream<CorpusKernel> of(final Class<?> owner) {
        return Arrays.stream(owner.getDeclaredMethods())
                .filter(CorpusKernel::isOne)
                .map(CorpusKernel::new);
    }
}
