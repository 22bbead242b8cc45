package io.github.galefs.store.check;

import java.nio.file.Path;

/**
 * A range of bytes in a store that differs from what was written, or that is missing.
 *
 * @param path   path of the affected file or directory in the store; empty if unknown.
 * @param block  number of the affected block in that file, from 0; {@link #NO_BLOCK} if the damage is not in a block.
 * @param file   file that holds the damaged bytes, relative to the store's directory.
 * @param offset offset of the first damaged byte in that file.
 * @param length number of damaged bytes; 0 for something that is missing.
 * @param detail what was expected and what was found.
 */
public record Damage(String path, long block, Path file, long offset, long length, String detail) {
    /** Value of {@link #block} for damage that is not in a block of a file. */
    public static final long NO_BLOCK = -1;

    /** Damage in a log, outside of any block that a file refers to. */
    static Damage inLog(final Path file, final long offset, final long length, final String detail) {
        return new Damage("", NO_BLOCK, file, offset, length, detail);
    }

    /**
     * One line for a user.
     *
     * @return {@code path: block N: file at OFFSET, LENGTH bytes: detail}, without path and block where they are
     *     unknown.
     */
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
