package io.github.galefs.cli.store;

import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.Comparator;

/**
 * An entry of a directory on one side of a synchronisation.
 *
 * @param name               in the directory.
 * @param kind               what it is.
 * @param size               bytes of a file.
 * @param modificationMillis time of its last change, in milliseconds since 1970-01-01T00:00Z.
 */
record SyncEntry(String name, Kind kind, long size, long modificationMillis) {
    /** The order of the entries of a directory: by the bytes of their names, as a file service lists them. */
    static final Comparator<SyncEntry> BY_NAME =
            Comparator.comparing(entry -> entry.name().getBytes(StandardCharsets.UTF_8), Arrays::compareUnsigned);

    /** What an entry is. */
    enum Kind {
        FILE("a file"),
        DIRECTORY("a directory"),
        /** A symbolic link, a pipe or a device, or what is left behind. */
        OTHER("neither a file nor a directory");

        private final String description;

        Kind(final String description) {
            this.description = description;
        }

        @Override
        public String toString() {
            return description;
        }
    }

    /** Returns the entry of a local file. */
    static SyncEntry of(final String name, final Kind kind, final BasicFileAttributes attributes) {
        return new SyncEntry(
                name, kind, attributes.size(), attributes.lastModifiedTime().toMillis());
    }

    /** Returns the entry of a local file that is not copied. */
    static SyncEntry leftBehind(final String name) {
        return new SyncEntry(name, Kind.OTHER, 0, 0);
    }

    boolean isDirectory() {
        return kind == Kind.DIRECTORY;
    }

    boolean isFile() {
        return kind == Kind.FILE;
    }
}
