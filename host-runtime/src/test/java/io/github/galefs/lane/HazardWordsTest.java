package io.github.galefs.lane;

import static io.github.galefs.kernel.lane.LaneControlDescriptor.CONTROL_LENGTH;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.HAZARDS_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.HAZARD_SHIFT_OFFSET;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.lane.LaneControlDescriptor;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The hazard words of launches of different sizes. */
@Timeout(30)
class HazardWordsTest {
    private static final int LANES = 5000;
    private static final int LINE = LaneControlDescriptor.HAZARD_LINE_LENGTH;

    @ParameterizedTest(name = "groups={0}")
    @ValueSource(ints = {1, 2, 3, 16, 17, 1000, 1024, 1025, 2048, 4097, LANES})
    void shouldFindTheHazardOfEachWorkGroupWhateverTheirNumber(final int groups) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment memory = arena.allocate(CONTROL_LENGTH + Lanes.byteLength(LANES), 4096);
            final Lanes lanes = new Lanes(memory, CONTROL_LENGTH, LANES, 1);
            lanes.reset(groups);
            final long first = memory.get(ValueLayout.JAVA_LONG, HAZARDS_OFFSET);
            final int shift = memory.get(ValueLayout.JAVA_INT, HAZARD_SHIFT_OFFSET);
            final Set<Long> words = new HashSet<>();
            final BitSet expected = new BitSet();
            for (int group = 0; group < groups; group++) {
                final long word = LaneControlDescriptor.hazardOffset(group, shift);
                assertTrue(words.add(word), "two work-groups have word " + word);
                if (group > 0) {
                    final long neighbour = LaneControlDescriptor.hazardOffset(group - 1, shift);
                    assertTrue(word / LINE != neighbour / LINE, "neighbours share the line of word " + word);
                }
                memory.set(ValueLayout.JAVA_INT, first + word, 2 * group + 1);
                expected.set(2 * group);
            }
            final BitSet found = new BitSet();
            lanes.addProtected(found, 2 * LANES);
            assertEquals(expected, found);
            lanes.endGrants(request -> {});
            found.clear();
            lanes.addProtected(found, 2 * LANES);
            assertEquals(new BitSet(), found);
        }
    }
}
