package io.github.galefs.store.log;

import io.github.galefs.mapped.CheckedPayloads;
import io.github.galefs.posix.HeldDirectory;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.function.Supplier;

/** A reference-counted, read-only map of one segment. Safe for use by several threads. */
final class MappedSegment {
    private static final AtomicIntegerFieldUpdater<MappedSegment> REFERENCES =
            AtomicIntegerFieldUpdater.newUpdater(MappedSegment.class, "references");

    private final Arena arena;
    private final MemorySegment bytes;
    private final CheckedPayloads checked;
    private final SegmentPins pins;

    /** References; never increases again from 0. */
    private volatile int references = 1;

    private MappedSegment(final Arena arena, final MemorySegment bytes, final SegmentPins pins) {
        this.arena = arena;
        this.bytes = bytes;
        this.pins = pins;
        checked = new CheckedPayloads(bytes.byteSize());
    }

    /**
     * Maps a file.
     *
     * @param file the segment's file.
     * @param end  offset in it up to which it is needed.
     * @param pins supplies the pins of the segment, once the file is mapped.
     * @return the map, with one reference, which the caller owns.
     * @throws MissingSegmentException if the file does not exist.
     * @throws DamagedBlockException if the file ends before {@code end}.
     */
    static MappedSegment map(final Path file, final long end, final Supplier<SegmentPins> pins) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            final long size = channel.size();
            if (end > size) {
                throw new DamagedBlockException(
                        HeldDirectory.name(file) + " has " + size + " bytes, but a payload in it ends at " + end);
            }
            return map(channel, size, pins);
        } catch (final NoSuchFileException e) {
            throw new MissingSegmentException(HeldDirectory.name(file) + " is missing", e);
        }
    }

    private static MappedSegment map(final FileChannel channel, final long size, final Supplier<SegmentPins> pins)
            throws IOException {
        final Arena arena = Arena.ofShared();
        try {
            final MemorySegment bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, size, arena);
            return new MappedSegment(arena, bytes, pins.get());
        } catch (final IOException | RuntimeException | Error e) {
            arena.close();
            throw e;
        }
    }

    MemorySegment bytes() {
        return bytes;
    }

    /** Returns the payloads that were checked since the set was cleared. */
    CheckedPayloads checked() {
        return checked;
    }

    SegmentPins pins() {
        return pins;
    }

    /** Adds a reference; returns false if the segment is unmapped. */
    boolean acquire() {
        int count = references;
        while (count > 0 && !REFERENCES.compareAndSet(this, count, count + 1)) {
            count = references;
        }
        return count > 0;
    }

    /** Subtracts a reference, and unmaps the segment with the last. */
    void release() {
        if (REFERENCES.decrementAndGet(this) == 0) {
            arena.close();
        }
    }
}
