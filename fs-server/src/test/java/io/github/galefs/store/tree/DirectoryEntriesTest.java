package io.github.galefs.store.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Test;

class DirectoryEntriesTest {
    private static final int NAMES = 1000;

    private final DirectoryEntries entries = new DirectoryEntries();

    /** A change of the entries, or a copy after which the changes go to the copy. */
    sealed interface Change {
        record Add(int name) implements Change {}

        record Remove(int name) implements Change {}

        record Copy() implements Change {}
    }

    @Provide
    Arbitrary<List<Change>> changes() {
        final Arbitrary<Integer> names = Arbitraries.integers().between(0, NAMES - 1);
        final Arbitrary<Integer> counts = Arbitraries.of(1, DirectoryEntries.PAGE_ENTRIES + 1);
        final Arbitrary<List<Change>> runs = Combinators.combine(names, counts).as(DirectoryEntriesTest::addRun);
        final Arbitrary<List<Change>> removals =
                Combinators.combine(names, counts).as(DirectoryEntriesTest::removeRun);
        return Arbitraries.frequencyOf(
                        Tuple.of(8, runs),
                        Tuple.of(5, removals),
                        Tuple.of(1, Arbitraries.just(List.<Change>of(new Change.Copy()))))
                .list()
                .ofMaxSize(60)
                .map(lists -> lists.stream().flatMap(List::stream).toList());
    }

    private static List<Change> addRun(final int first, final int count) {
        final List<Change> run = new ArrayList<>();
        for (int i = first; i < Math.min(first + count, NAMES); i++) {
            run.add(new Change.Add(i));
        }
        return run;
    }

    private static List<Change> removeRun(final int first, final int count) {
        final List<Change> run = new ArrayList<>();
        for (int i = first; i < Math.min(first + count, NAMES); i++) {
            run.add(new Change.Remove(i));
        }
        return run;
    }

    @Property(tries = 200)
    void shouldAgreeWithAMap(@ForAll("changes") final List<Change> changes) {
        DirectoryEntries current = new DirectoryEntries();
        TreeMap<byte[], Node> model = new TreeMap<>(Arrays::compareUnsigned);
        final List<DirectoryEntries> originals = new ArrayList<>();
        final List<TreeMap<byte[], Node>> models = new ArrayList<>();
        for (final Change change : changes) {
            switch (change) {
                case Change.Add add -> {
                    final Node node = new FileNode(add.name(), 0, 0);
                    final boolean absent = model.putIfAbsent(name(add.name()), node) == null;
                    assertEquals(absent, current.add(name(add.name()), node));
                }
                case Change.Remove remove -> {
                    current.remove(name(remove.name()));
                    model.remove(name(remove.name()));
                }
                case Change.Copy _ -> {
                    originals.add(current);
                    models.add(model);
                    current = current.copy();
                    model = new TreeMap<>(model);
                }
            }
        }
        originals.add(current);
        models.add(model);
        for (int i = 0; i < originals.size(); i++) {
            assertAgree(models.get(i), originals.get(i));
        }
    }

    @Test
    void shouldOrderNamesByTheirUnsignedBytes() {
        for (final String name : List.of("z", "é", "a", "aa", "\uD83D\uDE00", "Z", "\uFFFD")) {
            assertTrue(entries.add(name.getBytes(StandardCharsets.UTF_8), new FileNode(3, 0, 0)));
        }
        assertEquals(List.of("Z", "a", "aa", "z", "é", "\uFFFD", "\uD83D\uDE00"), namesAfter(entries, ""));
    }

    @Test
    void shouldContinueAfterANameThatWasRemoved() {
        for (int i = 0; i < 3 * DirectoryEntries.PAGE_ENTRIES; i++) {
            entries.add(name(i), new FileNode(i, 0, 0));
        }
        for (int i = 0; i < 3 * DirectoryEntries.PAGE_ENTRIES; i++) {
            final String name = new String(name(i), StandardCharsets.UTF_8);
            final List<String> expected = namesAfter(entries, name);
            assertEquals(3 * DirectoryEntries.PAGE_ENTRIES - i - 1, expected.size());
            final DirectoryEntries copy = entries.copy();
            copy.remove(name(i));
            assertEquals(expected, namesAfter(copy, name));
        }
    }

    @Test
    void shouldStopWhenTheVisitorReturnsFalse() {
        for (int i = 0; i < 3; i++) {
            entries.add(name(i), new FileNode(i, 0, 0));
        }
        final List<Long> visited = new ArrayList<>();
        entries.forEachAfter(PathRules.NO_NAME, (name, node) -> {
            visited.add(node.id());
            return visited.size() < 2;
        });
        assertEquals(List.of(0L, 1L), visited);
    }

    @Test
    void shouldRefuseANameThatExists() {
        final Node first = new FileNode(3, 0, 0);
        assertTrue(entries.add(name(1), first));
        assertFalse(entries.add(name(1), new FileNode(4, 0, 0)));
        assertSame(first, entries.get(name(1)));
        assertEquals(1, entries.size());
    }

    private static void assertAgree(final NavigableMap<byte[], Node> model, final DirectoryEntries entries) {
        assertEquals(model.size(), entries.size());
        final List<Node> visited = new ArrayList<>();
        entries.forEachAfter(PathRules.NO_NAME, (name, node) -> visited.add(node));
        assertEquals(List.copyOf(model.values()), visited);
        for (int i = 0; i < NAMES; i++) {
            assertSame(model.get(name(i)), entries.get(name(i)));
        }
        for (final Map.Entry<byte[], Node> entry : model.entrySet()) {
            final Map.Entry<byte[], Node> next = model.higherEntry(entry.getKey());
            final List<Node> following = new ArrayList<>();
            entries.forEachAfter(entry.getKey(), (name, node) -> {
                following.add(node);
                return false;
            });
            assertEquals(next == null ? List.of() : List.of(next.getValue()), following);
        }
    }

    private static List<String> namesAfter(final DirectoryEntries entries, final String after) {
        final List<String> names = new ArrayList<>();
        entries.forEachAfter(
                after.getBytes(StandardCharsets.UTF_8),
                (name, node) -> names.add(new String(name, StandardCharsets.UTF_8)));
        return names;
    }

    private static byte[] name(final int number) {
        return String.format("%04d", number).getBytes(StandardCharsets.UTF_8);
    }
}
