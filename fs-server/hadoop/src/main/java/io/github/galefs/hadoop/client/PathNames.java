package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/** What every path and name must fulfil. */
public final class PathNames {
    private static final int MAX_SHOWN = 60;

    private PathNames() {}

    /**
     * Checks a path.
     *
     * @param given the path.
     * @throws FileServiceException ENOENT if it is empty; EINVAL for a NUL character; ENAMETOOLONG.
     */
    public static void requirePath(final String given) throws FileServiceException {
        if (given.isEmpty()) {
            throw new FileServiceException(PosixError.ENOENT, "path \"\" is empty");
        }
        if (given.indexOf('\0') >= 0) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    "path \"" + beginning(given.replace("\0", "\\0")) + "\" contains a NUL character");
        }
        if (given.length() > FileService.MAX_PATH_LENGTH) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG,
                    "path \"" + beginning(given) + "\" has more than " + FileService.MAX_PATH_LENGTH + " bytes");
        }
    }

    /**
     * Checks a name of a path.
     *
     * @param given the path, for messages.
     * @param name  the name.
     * @return the name.
     * @throws FileServiceException ENAMETOOLONG; EINVAL for an unpaired surrogate.
     */
    public static String requireName(final String given, final String name) throws FileServiceException {
        final int length = utf8Length(given, name);
        if (length > FileService.MAX_NAME_LENGTH) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG,
                    "name \"" + beginning(name) + "\" has " + length + " bytes in UTF-8, more than the limit of "
                            + FileService.MAX_NAME_LENGTH);
        }
        return name;
    }

    private static int utf8Length(final String given, final String name) throws FileServiceException {
        int length = 0;
        int i = 0;
        while (i < name.length()) {
            final int codePoint = name.codePointAt(i);
            if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
                throw new FileServiceException(
                        PosixError.EINVAL,
                        String.format(
                                "path \"%s\" contains an unpaired surrogate, U+%04X", beginning(given), codePoint));
            }
            length += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
            i += Character.charCount(codePoint);
        }
        return length;
    }

    /**
     * Returns the beginning of a text, for messages.
     *
     * @param text the text.
     * @return at most 60 characters of it, then three dots if there are more.
     */
    public static String beginning(final String text) {
        return text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN) + "...";
    }
}
