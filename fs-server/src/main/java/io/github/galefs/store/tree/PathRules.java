package io.github.galefs.store.tree;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/** Checks paths and names. */
final class PathRules {
    /** The empty name, which no entry has. */
    static final byte[] NO_NAME = {};

    /** Most characters of a path or name in a message. */
    private static final int MAX_SHOWN = 60;

    private PathRules() {}

    /** Requires a path that is not empty, has no NUL character and is not too long. */
    static void requirePath(final String path) throws FileServiceException {
        if (path.isEmpty()) {
            throw new FileServiceException(PosixError.ENOENT, "path \"\" is empty");
        }
        if (path.indexOf('\0') >= 0) {
            throw new FileServiceException(
                    PosixError.EINVAL, "path \"" + path.replace("\0", "\\0") + "\" contains a NUL character");
        }
        final int length = utf8Length(path);
        if (length > FileService.MAX_PATH_LENGTH) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG,
                    "path \"" + beginning(path) + "\" has " + length + " bytes in UTF-8, more than the limit of "
                            + FileService.MAX_PATH_LENGTH);
        }
    }

    /** Requires a name that is not too long. */
    static void requireName(final String name) throws FileServiceException {
        final int length = utf8Length(name);
        if (length > FileService.MAX_NAME_LENGTH) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG,
                    "name \"" + beginning(name) + "\" has " + length + " bytes in UTF-8, more than the limit of "
                            + FileService.MAX_NAME_LENGTH);
        }
    }

    /**
     * Returns the length in UTF-8, in bytes. An unpaired surrogate has no encoding and is refused: encoded as "?", two
     * different names would become the same.
     */
    private static int utf8Length(final String text) throws FileServiceException {
        int length = 0;
        int i = 0;
        while (i < text.length()) {
            final int codePoint = text.codePointAt(i);
            if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
                throw new FileServiceException(
                        PosixError.EINVAL,
                        String.format("path contains an unpaired surrogate, U+%04X, at index %d", codePoint, i));
            }
            length += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
            i += Character.charCount(codePoint);
        }
        return length;
    }

    /** Returns what a message shows of a path or name. */
    static String beginning(final String text) {
        return text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN) + "...";
    }
}
