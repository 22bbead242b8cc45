package io.github.galefs;

import io.github.galefs.FileScript.Place;
import io.github.galefs.FileScript.Writing;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;

/** Random programs that shrink: most of one work-group, some with a server, some of several work-groups. */
final class FileScripts implements ArbitrarySupplier<FileScript> {
    private static final int MAX_GROUPS = 5;
    private static final int MAX_STEPS_OF_GROUP = 60;

    @Override
    public Arbitrary<FileScript> get() {
        final Arbitrary<List<List<FileStep>>> one = steps(FileScript.MAX_STEPS).map(List::of);
        final Arbitrary<List<List<FileStep>>> many =
                steps(MAX_STEPS_OF_GROUP).list().ofMinSize(2).ofMaxSize(MAX_GROUPS);
        return Arbitraries.frequencyOf(
                Tuple.of(12, scripts(one, Place.EMBEDDED)),
                Tuple.of(3, scripts(many, Place.EMBEDDED)),
                Tuple.of(1, scripts(one, Place.SERVER)));
    }

    private static Arbitrary<FileScript> scripts(final Arbitrary<List<List<FileStep>>> groups, final Place place) {
        return Combinators.combine(
                        groups, Arbitraries.of(1, FileScript.MAX_GROUP_SIZE), Arbitraries.of(Writing.values()))
                .as((steps, groupSize, writing) -> new FileScript(steps, groupSize, place, writing));
    }

    private static Arbitrary<List<FileStep>> steps(final int maxSteps) {
        return Combinators.combine(
                        below(FileStep.Choice.KINDS),
                        below(FileStep.Choice.SLOTS),
                        below(FileStep.Choice.NUMBERS),
                        below(FileStep.Choice.NUMBERS),
                        below(FileStep.Choice.VALUES))
                .as((kind, slot, offset, count, value) ->
                        FileStep.of(new FileStep.Choice(kind, slot, offset, count, value)))
                .list()
                .ofMinSize(1)
                .ofMaxSize(maxSteps)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    private static Arbitrary<Integer> below(final int bound) {
        return Arbitraries.integers().between(0, bound - 1).withDistribution(RandomDistribution.uniform());
    }
}
