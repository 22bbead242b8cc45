package io.github.galefs.store;

import io.github.galefs.file.Extent;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.PinnedExtent;

/**
 * A pin for a process that maps the segment itself.
 *
 * @param extent where the block was when it was pinned.
 * @param pin    its pin in the data log.
 */
record SegmentUse(Extent extent, MappedBlock pin) implements PinnedExtent {
    @Override
    public boolean isCurrent() {
        return pin.isCurrent();
    }

    @Override
    public void close() {
        pin.close();
    }
}
