package io.github.galefs.cli.store;

import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Names of local files, which may be bytes in any character set. */
final class LocalNames {
    private LocalNames() {}

    /** Returns whether names are decoded from UTF-8: then one that cannot be decoded is no name in a store. */
    static boolean areUtf8() {
        return "UTF-8".equalsIgnoreCase(System.getProperty("sun.jnu.encoding"));
    }

    /**
     * Returns the name of a file as text.
     *
     * @throws FileSystemException the name is no text in this locale. Its text would be another file's name.
     */
    static String decoded(final Path file) throws FileSystemException {
        final Path name = file.getFileName();
        final String text = name == null ? "" : name.toString();
        if (name != null && !isNameOf(text, name)) {
            throw new FileSystemException(
                    file.toString(),
                    null,
                    "the name cannot be decoded: the locale must have the character set of the name");
        }
        return text;
    }

    /** Paths are equal if their bytes are; U+FFFD in a text may stand for any. */
    private static boolean isNameOf(final String text, final Path name) {
        try {
            return name.getFileSystem().getPath(text).equals(name);
        } catch (final InvalidPathException _) {
            return false;
        }
    }
}
