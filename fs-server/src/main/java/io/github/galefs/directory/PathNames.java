package io.github.galefs.directory;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.NameEscapes;
import io.github.galefs.file.PosixError;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The names of a path.
 *
 * @param path   the path as the user gave it.
 * @param names  bytes of the names, without empty ones and {@code .}; with {@code ..}.
 * @param ending how the path ends.
 */
record PathNames(String path, List<byte[]> names, Ending ending) {
    private static final int MAX_SHOWN = 1000;
    private static final String SELF = ".";
    private static final String PARENT = "..";

    /** How a path ends. All but a name must lead to a directory. */
    enum Ending {
        NAME,
        SLASH,
        SELF,
        PARENT
    }

    /** Splits a path; throws ENOENT, EINVAL or ENAMETOOLONG if it cannot lead anywhere. */
    static PathNames of(final String path) throws FileServiceException {
        requireText(path);
        final List<byte[]> names = new ArrayList<>();
        final String[] parts = path.split("/", -1);
        for (final String part : parts) {
            if (!part.isEmpty() && !part.equals(SELF)) {
                final byte[] name = NameEscapes.bytes(part);
                names.add(part.equals(PARENT) ? name : requireName(path, name));
            }
        }
        return new PathNames(path, names, ending(parts[parts.length - 1]));
    }

    private static Ending ending(final String last) {
        return switch (last) {
            case "" -> Ending.SLASH;
            case SELF -> Ending.SELF;
            case PARENT -> Ending.PARENT;
            default -> Ending.NAME;
        };
    }

    static boolean isParent(final byte[] name) {
        return name.length == 2 && name[0] == '.' && name[1] == '.';
    }

    private static boolean isSelf(final byte[] name) {
        return name.length == 1 && name[0] == '.';
    }

    /** Returns a path as a message shows it. */
    static String shown(final String path) {
        final String text = path.replace("\0", "\\0");
        return text.length() <= MAX_SHOWN
                ? "\"" + text + "\""
                : "\"..." + text.substring(text.length() - MAX_SHOWN) + "\"";
    }

    private static void requireText(final String path) throws FileServiceException {
        if (path.isEmpty()) {
            throw new FileServiceException(PosixError.ENOENT, "path \"\" is empty");
        }
        if (path.indexOf('\0') >= 0) {
            throw new FileServiceException(PosixError.EINVAL, "path " + shown(path) + " contains a NUL character");
        }
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(path)) {
            throw new FileServiceException(PosixError.EINVAL, "path contains an unpaired surrogate");
        }
        final int length = path.getBytes(StandardCharsets.UTF_8).length;
        if (length > FileService.MAX_PATH_LENGTH) {
            throw tooLong(path, length, FileService.MAX_PATH_LENGTH);
        }
    }

    /**
     * Escapes can name every byte, even zeros and slashes. Dots by escapes are refused: a caller that keeps clients in
     * a part of the directory knows them in clear text only.
     */
    private static byte[] requireName(final String path, final byte[] name) throws FileServiceException {
        for (final byte b : name) {
            if (b == 0 || b == '/') {
                throw new FileServiceException(
                        PosixError.EINVAL, shown(path) + ": no name has the byte \\x" + (b == 0 ? "00" : "2f"));
            }
        }
        if (isSelf(name) || isParent(name)) {
            throw new FileServiceException(PosixError.EINVAL, shown(path) + ": no name is . or .. by escapes");
        }
        if (name.length > FileService.MAX_NAME_LENGTH) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG,
                    "a name of " + name.length + " bytes in " + shown(path) + " is longer than "
                            + FileService.MAX_NAME_LENGTH);
        }
        return name;
    }

    static FileServiceException tooLong(final String path, final int length, final int limit) {
        return new FileServiceException(
                PosixError.ENAMETOOLONG,
                "path " + shown(path) + " has " + length + " bytes, more than the limit of " + limit);
    }
}
