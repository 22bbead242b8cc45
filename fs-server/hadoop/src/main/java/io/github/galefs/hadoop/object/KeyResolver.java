package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.PathNames;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import org.apache.hadoop.fs.Path;

/** Turns paths of a {@link FileService} into keys of objects. No path leads out of the service's root. */
final class KeyResolver {
    /** Limit of S3 for a key, in bytes of UTF-8. The key of a directory ends with a slash. */
    private static final int MAX_KEY_LENGTH = 1023;

    /** Says whether a directory exists, in the store or for this service only. */
    interface Directories {
        boolean isDirectory(ObjectPath path) throws FileServiceException;
    }

    private final Path root;
    private final Directories directories;

    KeyResolver(final Path root, final Directories directories) {
        this.root = root;
        this.directories = directories;
    }

    /**
     * Resolves a path. Asks the store only about names before a {@code ..}.
     *
     * @throws FileServiceException ENOENT; ENOTDIR; EINVAL; ENAMETOOLONG.
     */
    ObjectPath resolve(final String given) throws FileServiceException {
        PathNames.requirePath(given);
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
        return new ObjectPath(given, pathOf(given, names), names.isEmpty() ? "." : last, names.isEmpty());
    }

    private void requireDirectory(final String given, final Deque<String> names) throws FileServiceException {
        final ObjectPath path = new ObjectPath(given, pathOf(given, names), "..", names.isEmpty());
        if (!directories.isDirectory(path)) {
            throw path.error(PosixError.ENOTDIR);
        }
    }

    private Path pathOf(final String given, final Deque<String> names) throws FileServiceException {
        if (names.isEmpty()) {
            return root;
        }
        final String top = root.toUri().getPath();
        final String path = (top.equals("/") ? "" : top) + "/" + String.join("/", names);
        final int length = path.getBytes(StandardCharsets.UTF_8).length - 1;
        if (length > MAX_KEY_LENGTH) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG,
                    "path \"" + PathNames.beginning(given) + "\" would have a key of " + length
                            + " bytes in UTF-8, more than the limit of " + MAX_KEY_LENGTH);
        }
        return new Path(path);
    }

    private static String requireName(final String given, final String name) throws FileServiceException {
        if (name.chars().anyMatch(character -> character < ' ' || character >= 0xfffe)) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    "name \"" + PathNames.beginning(name)
                            + "\" contains a control character or U+FFFE or U+FFFF, which lists of S3 cannot show");
        }
        return PathNames.requireName(given, name);
    }
}
