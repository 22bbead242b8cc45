package io.github.galefs.hadoop;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.ArrayDeque;
import java.util.Deque;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/** Turns paths of a {@link FileService} into paths of the cluster. No path leads out of the service's root. */
final class PathResolver {
    /** Limits of HDFS, for the path from the root of the cluster. */
    private static final int MAX_LENGTH = 8000;

    private static final int MAX_NAMES = 1000;
    private static final int MAX_SHOWN = 60;

    private final HadoopClient client;

    PathResolver(final HadoopClient client) {
        this.client = client;
    }

    /**
     * Resolves a path. Asks the cluster only about names before a {@code ..}.
     *
     * @throws FileServiceException ENOENT; ENOTDIR; EINVAL; ENAMETOOLONG.
     */
    HadoopPath resolve(final String given) throws FileServiceException {
        requirePath(given);
        final Deque<String> names = new ArrayDeque<>();
        String last = ".";
        for (final String name : given.split("/", -1)) {
            if (name.equals("..")) {
                requireDirectory(given, names);
                names.pollLast();
            } else if (!name.isEmpty() && !name.equals(".")) {
                names.add(requireName(given, name));
            }
            last = name.isEmpty() ? last : name;
        }
        return new HadoopPath(given, pathOf(given, names), names.isEmpty() ? "." : last, names.isEmpty());
    }

    private void requireDirectory(final String given, final Deque<String> names) throws FileServiceException {
        final String subject = "\"" + given + "\"";
        final HdfsFileStatus status = client.statusOrNull(subject, pathOf(given, names));
        if (status == null) {
            throw new FileServiceException(PosixError.ENOENT, subject);
        }
        if (!status.isDirectory()) {
            throw new FileServiceException(PosixError.ENOTDIR, subject);
        }
    }

    private Path pathOf(final String given, final Deque<String> names) throws FileServiceException {
        if (names.isEmpty()) {
            return client.root();
        }
        final String root = client.root().toUri().getPath();
        final String path = (root.equals("/") ? "" : root) + "/" + String.join("/", names);
        if (path.length() > MAX_LENGTH || names.size() + client.root().depth() > MAX_NAMES) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG,
                    "path \"" + beginning(given) + "\" would have " + path.length() + " characters and "
                            + (names.size() + client.root().depth()) + " names in HDFS, which allows " + MAX_LENGTH
                            + " and " + MAX_NAMES);
        }
        return new Path(path);
    }

    private static void requirePath(final String given) throws FileServiceException {
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

    private static String requireName(final String given, final String name) throws FileServiceException {
        final int length = utf8Length(given, name);
        if (length > FileService.MAX_NAME_LENGTH) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG,
                    "name \"" + beginning(name) + "\" has " + length + " bytes in UTF-8, more than the limit of "
                            + FileService.MAX_NAME_LENGTH);
        }
        if (name.indexOf(':') >= 0) {
            throw new FileServiceException(
                    PosixError.EINVAL, "name \"" + beginning(name) + "\" contains a colon, which HDFS does not allow");
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

    private static String beginning(final String text) {
        return text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN) + "...";
    }
}
