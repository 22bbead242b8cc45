package io.github.galefs.device;

/**
 * Receives which parts of a region's tables the host has written: to send them to a device that has a copy of the
 * region, as {@link DeviceRegion#update} does. Used by one thread at a time.
 */
@FunctionalInterface
public interface TableChanges {
    /** For tables in memory that host and device share: there is nothing to send. */
    TableChanges SHARED = (offset, byteLength) -> {};

    /**
     * Records that a part was written.
     *
     * @param offset     offset in the region.
     * @param byteLength number of bytes, at least 1.
     */
    void onChange(long offset, long byteLength);
}
