package io.github.galefs.diskcache;

/** A cached file as the {@link CacheIndex} accounts for it, which guards all fields. */
final class CacheEntry {
    final CachedVersion version;

    /** Bytes in the store. */
    long storedBytes;

    /** Bytes of pieces on their way. */
    long reservedBytes;

    /** Whether the store has a file for it. */
    boolean isStored;

    /** Whether the index has given it up; its users may still read it. */
    boolean isDropped;

    /** Handles and fetches. */
    int users;

    /** Null unless it has users. */
    CachedFile file;

    CacheEntry(final CachedVersion version) {
        this.version = version;
    }

    long bytes() {
        return storedBytes + reservedBytes;
    }
}
