package io.github.galefs.store.check;

import java.nio.file.Path;

/**
 * Something in a store that is not what was written.
 *
 * @param path   file or directory that it belongs to, as far as is known; empty if it is not.
 * @param block  number of the block in the file; {@link #NO_BLOCK} if it is not about one.
 * @param file   of the store that has the damaged bytes, relative to the store's directory.
 * @param offset of the first of them in that file, in bytes.
 * @param length how many they are; 0 for something that is missing.
 * @param detail what was expected and what was found.
 */
public record Damage(String path, long block, Path file, long offset, long length, String detail) {
    /** Stands for damage that is not about a block of a file. */
    public static final long NO_BLOCK = -1;

    /** One line for people. */
    @Override
    public String toString() {
        final StringBuilder line = new StringBuilder();
        if (!path.isEmpty()) {
            line.append(path).append(": ");
        }
        if (block != NO_BLOCK) {
            line.append("block ").append(block).append(": ");
        }
        return line.append(file)
                .append(" at ")
                .append(offset)
                .append(", ")
                .append(length)
                .append(" bytes: ")
                .append(detail)
                .toString();
    }
}
