package io.github.galefs.store.tree;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/** What a path and a name may be. */
final class PathRules {
    /** Bytes that no name has. */
    static final byte[] NO_NAME = {};

    /** Characters of a long path or name that a message shows. */
    private static final int SHOWN = 60;

    private PathRules() {}

    /** Refuses a path that no walk may begin with. */
    static void requirePath(final String path) throws FileServiceException {
        if (path.isEmpty()) {
            throw new FileServiceException(PosixError.ENOENT, "the empty path");
        }
        if (path.indexOf('\0') >= 0) {
            throw new FileServiceException(
                    PosixError.EINVAL, "path \"" + path.replace("\0", "\\0") + "\" has a NUL character");
        }
        final int length = utf8Length(path);
        if (length > FileService.MAX_PATH_LENGTH) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG,
                    "path \"" + beginning(path) + "\" has " + length + " bytes of UTF-8, allowed are "
                            + FileService.MAX_PATH_LENGTH);
        }
    }

    /** Refuses a name that is too long. */
    static void requireName(final String name) throws FileServiceException {
        final int length = utf8Length(name);
        if (length > FileService.MAX_NAME_LENGTH) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG,
                    "name \"" + beginning(name) + "\" has " + length + " bytes of UTF-8, allowed are "
                            + FileService.MAX_NAME_LENGTH);
        }
    }

    /** Bytes of UTF-8. Half a surrogate pair has none, and is refused: written as "?", two names would become one. */
    private static int utf8Length(final String text) throws FileServiceException {
        int length = 0;
        int i = 0;
        while (i < text.length()) {
            final int codePoint = text.codePointAt(i);
            if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
                throw new FileServiceException(
                        PosixError.EINVAL,
                        String.format("path has half a surrogate pair, U+%04X, at index %d", codePoint, i));
            }
            length += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
            i += Character.charCount(codePoint);
        }
        return length;
    }

    private static String beginning(final String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
    }
}
