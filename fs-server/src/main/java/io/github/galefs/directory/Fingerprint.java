package io.github.galefs.directory;

import io.github.galefs.posix.FileAttributes;

/**
 * What the kernel changes when the bytes of a file change.
 *
 * @param change       time of the last change, in nanoseconds since 1970.
 * @param modification time of the last change to the bytes, in nanoseconds since 1970.
 * @param size         size in bytes.
 */
record Fingerprint(long change, long modification, long size) {
    static Fingerprint of(final FileAttributes attributes) {
        return new Fingerprint(attributes.change(), attributes.modification(), attributes.size());
    }

    /** Returns whether names and permissions are all that may have changed since another fingerprint. */
    boolean hasBytesOf(final Fingerprint other) {
        return size == other.size && modification == other.modification;
    }
}
