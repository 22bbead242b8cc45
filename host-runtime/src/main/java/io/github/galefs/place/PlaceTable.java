package io.github.galefs.place;

import static io.github.galefs.kernel.page.PageTableDescriptor.CONTROL_LENGTH;
import static io.github.galefs.kernel.page.PageTableDescriptor.CONTROL_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.COUNTERS_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.FRAME_COUNT_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.PLACES_OFFSET;
import static io.github.galefs.kernel.page.PageTableDescriptor.PLACE_LENGTH;

import io.github.galefs.device.TableChanges;
import io.github.galefs.kernel.page.PageTableDescriptor;
import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.TreeMap;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Host side of the places in the page table, and their only writer. Used by one thread at a time, between rounds.
 *
 * @see PageTableDescriptor
 */
public final class PlaceTable {
    /** There is no room for a row. */
    static final int NONE = -1;

    /** Most places: 32 MiB, of which the host has a copy in pinned memory. */
    private static final int MAX_PLACES = 4 << 20;

    private final int placeCount;
    private final UnsafeBuffer control;
    private final UnsafeBuffer places;
    private final long placesOffset;
    private final TableChanges changes;

    /** Free rows: first place and number of places. Neighbours are joined. */
    private final TreeMap<Integer, Integer> free = new TreeMap<>();

    /**
     * Creates a table of empty places in a region, and writes its control fields.
     *
     * @param region       mirror of the region.
     * @param changes      receives what is written.
     * @param placesOffset offset of place 0 in the region, a multiple of 8.
     * @param placeCount   number of places, from 0.
     * @param frameCount   number of frames.
     */
    public PlaceTable(
            final MemorySegment region,
            final TableChanges changes,
            final long placesOffset,
            final int placeCount,
            final int frameCount) {
        this.changes = changes;
        this.placeCount = placeCount;
        this.placesOffset = placesOffset;
        places = new UnsafeBuffer(region.address() + placesOffset, placeCount * PLACE_LENGTH);
        if (placeCount > 0) {
            free.put(0, placeCount);
        }
        control = new UnsafeBuffer(region.address(), CONTROL_OFFSET + CONTROL_LENGTH);
        control.putLong(PLACES_OFFSET, placesOffset);
        control.putInt(FRAME_COUNT_OFFSET, frameCount);
        changes.onChange(CONTROL_OFFSET, CONTROL_LENGTH);
    }

    /**
     * Returns the number of places that suit a bound on what lies in place.
     *
     * @param byteLength bytes that may lie in place, from 0.
     * @param blockShift base-2 logarithm of the bytes in a block.
     * @return number of places, from 0.
     */
    public static int placeCount(final long byteLength, final int blockShift) {
        return (int) Math.min(MAX_PLACES, byteLength >> blockShift);
    }

    /**
     * Has kernels count what they read in places, or end that.
     *
     * @param countersOffset offset of the counter of place 0 in the region; 0 to end it.
     */
    void setCounters(final long countersOffset) {
        control.putLong(COUNTERS_OFFSET, countersOffset);
        changes.onChange(CONTROL_OFFSET, CONTROL_LENGTH);
    }

    int placeCount() {
        return placeCount;
    }

    /** Takes a row of empty places; returns its first, or {@link #NONE}. */
    int take(final int count) {
        // Not the entry, but its key: a TreeMap that removes an entry may put another one's key and value into it.
        final int first = free.entrySet().stream()
                .filter(row -> row.getValue() >= count)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(NONE);
        if (first != NONE) {
            final int length = free.remove(first);
            if (length > count) {
                free.put(first + count, length - count);
            }
        }
        return first;
    }

    /** Gives a row back. */
    void giveBack(final int first, final int count) {
        places.setMemory(first * PLACE_LENGTH, count * PLACE_LENGTH, (byte) 0);
        changes.onChange(placesOffset + (long) first * PLACE_LENGTH, (long) count * PLACE_LENGTH);
        int begin = first;
        int length = count;
        final Map.Entry<Integer, Integer> before = free.lowerEntry(first);
        if (before != null && before.getKey() + before.getValue() == first) {
            begin = before.getKey();
            length += before.getValue();
        }
        final Integer behind = free.remove(first + count);
        free.put(begin, length + (behind == null ? 0 : behind));
    }

    boolean isSet(final int index) {
        return places.getLong(index * PLACE_LENGTH) != 0;
    }

    /** Sets a place, relative to the region; 0 empties it. */
    void put(final int index, final long place) {
        places.putLong(index * PLACE_LENGTH, place);
        changes.onChange(placesOffset + (long) index * PLACE_LENGTH, PLACE_LENGTH);
    }
}
