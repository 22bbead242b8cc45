package io.github.galefs.store.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/**
 * Random changes of a block table and its copies, compared with ordered maps. A relocation is applied to all copies, as
 * a store does: they may share the leaf.
 */
class BlockTableModelTest {
    private static final int MAX_COPIES = 4;
    private static final int LENGTH = 4096;

    /** A change of the copy with an index, modulo the number of copies. */
    sealed interface Change {
        record Put(int copy, long block, int length) implements Change {}

        record Truncate(int copy, long block, int length) implements Change {}

        record Copy(int copy) implements Change {}

        record Relocate(int copy, int index) implements Change {}
    }

    /** The words of a block. */
    private record Words(long segmentWord, long rangeWord) {}

    /** A table and its expected content. */
    private record Subject(BlockTable table, TreeMap<Long, Words> model) {}

    @Provide
    Arbitrary<List<Change>> changes() {
        final Arbitrary<Integer> copies = Arbitraries.integers().between(0, MAX_COPIES - 1);
        final Arbitrary<Long> blocks = Arbitraries.oneOf(
                Arbitraries.longs().between(0, 4L * BlockTable.LEAF_BLOCKS),
                Arbitraries.longs().between(0, 1L << 32));
        final Arbitrary<Integer> lengths = Arbitraries.integers().between(0, LENGTH);
        final Arbitrary<Change> puts = Combinators.combine(
                        copies, blocks, Arbitraries.integers().between(1, LENGTH))
                .as(Change.Put::new);
        final Arbitrary<Change> truncations =
                Combinators.combine(copies, blocks, lengths).as(Change.Truncate::new);
        final Arbitrary<Change> relocations = Combinators.combine(
                        copies, Arbitraries.integers().between(0, 1000))
                .as(Change.Relocate::new);
        return Arbitraries.frequencyOf(
                        Tuple.of(20, puts),
                        Tuple.of(2, truncations),
                        Tuple.of(2, copies.map(Change.Copy::new)),
                        Tuple.of(4, relocations))
                .list()
                .ofMaxSize(100);
    }

    @Property(tries = 500)
    void shouldAgreeWithAMap(@ForAll("changes") final List<Change> changes) {
        final List<Subject> subjects = new ArrayList<>();
        subjects.add(new Subject(new BlockTable(), new TreeMap<>()));
        int payload = 0;
        for (final Change change : changes) {
            payload++;
            switch (change) {
                case Change.Put put -> put(at(subjects, put.copy()), put.block(), words(payload, put.length()));
                case Change.Truncate truncate ->
                    truncate(at(subjects, truncate.copy()), truncate.block(), truncate.length());
                case Change.Copy copy -> copy(subjects, copy.copy());
                case Change.Relocate relocate ->
                    relocate(subjects, at(subjects, relocate.copy()), relocate.index(), payload);
            }
            subjects.forEach(BlockTableModelTest::assertAgree);
        }
    }

    private static Subject at(final List<Subject> subjects, final int copy) {
        return subjects.get(copy % subjects.size());
    }

    private static Words words(final int payload, final int length) {
        return new Words(
                PackedBlockLocation.segmentWord(1 + payload % 3, payload),
                PackedBlockLocation.rangeWord(payload * 4096L, length, length));
    }

    private static void put(final Subject subject, final long block, final Words words) {
        subject.table().put(block, words.segmentWord(), words.rangeWord());
        subject.model().put(block, words);
    }

    private static void truncate(final Subject subject, final long block, final int length) {
        final List<Long> dropped = new ArrayList<>();
        subject.table().truncate(block, length, (number, segmentWord, rangeWord) -> dropped.add(number));
        final Map<Long, Words> tail = subject.model().tailMap(block, length == 0);
        assertEquals(List.copyOf(tail.keySet()), dropped);
        tail.clear();
        subject.model().computeIfPresent(block, (number, words) -> {
            final long rangeWord = words.rangeWord();
            final int valid = Math.min(PackedBlockLocation.validLength(rangeWord), length);
            return new Words(words.segmentWord(), PackedBlockLocation.withValidLength(rangeWord, valid));
        });
    }

    private static void copy(final List<Subject> subjects, final int copy) {
        if (subjects.size() < MAX_COPIES) {
            final Subject original = at(subjects, copy);
            subjects.add(new Subject(original.table().copy(), new TreeMap<>(original.model())));
        }
    }

    private static void relocate(
            final List<Subject> subjects, final Subject subject, final int index, final int payload) {
        if (subject.model().isEmpty()) {
            return;
        }
        final List<Long> blocks = List.copyOf(subject.model().keySet());
        final long block = blocks.get(index % blocks.size());
        final Words old = subject.model().get(block);
        final int segment = PackedBlockLocation.segment(old.segmentWord());
        final long offset = PackedBlockLocation.offset(old.rangeWord());
        for (final Subject each : subjects) {
            each.table().relocate(block, segment, offset, 9, payload * 4096L);
            each.model().computeIfPresent(block, (number, words) -> relocated(words, segment, offset, payload));
        }
    }

    private static Words relocated(final Words words, final int segment, final long offset, final int payload) {
        if (PackedBlockLocation.segment(words.segmentWord()) != segment
                || PackedBlockLocation.offset(words.rangeWord()) != offset) {
            return words;
        }
        return new Words(
                PackedBlockLocation.segmentWord(9, PackedBlockLocation.checksum(words.segmentWord())),
                PackedBlockLocation.withOffset(words.rangeWord(), payload * 4096L));
    }

    private static void assertAgree(final Subject subject) {
        final TreeMap<Long, Words> found = new TreeMap<>();
        subject.table().forEach((block, segmentWord, rangeWord) -> found.put(block, new Words(segmentWord, rangeWord)));
        assertEquals(subject.model(), found);
        long allocated = 0;
        for (final Map.Entry<Long, Words> entry : subject.model().entrySet()) {
            assertEquals(entry.getValue().segmentWord(), subject.table().segmentWord(entry.getKey()));
            assertEquals(entry.getValue().rangeWord(), subject.table().rangeWord(entry.getKey()));
            assertEquals(
                    subject.model().containsKey(entry.getKey() + 1),
                    subject.table().segmentWord(entry.getKey() + 1) != PackedBlockLocation.HOLE);
            allocated += PackedBlockLocation.validLength(entry.getValue().rangeWord());
        }
        assertEquals(allocated, subject.table().allocated());
    }
}
