package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.apache.hadoop.fs.Path;

/** Turns paths of a {@link FileService} into paths of Hadoop's file system. No path leads out of the service's root. */
public abstract class PathResolver {
    private final Path root;

    protected PathResolver(final Path root) {
        this.root = root;
    }

    /**
     * Resolves a path. Asks the file system only about names before a {@code ..}.
     *
     * @param given the path.
     * @return where it leads.
     * @throws FileServiceException ENOENT; ENOTDIR; EINVAL; ENAMETOOLONG.
     */
    public final ResolvedPath resolve(final String given) throws FileServiceException {
        PathNames.requirePath(given);
        final Deque<String> names = new ArrayDeque<>();
        String last = ".";
        for (final String name : given.split("/", -1)) {
            if (name.equals("..")) {
                requireDirectory(new ResolvedPath(given, pathOf(given, names), "..", names.isEmpty()));
                names.pollLast();
            } else if (!name.isEmpty() && !name.equals(".")) {
                requireAllowed(name);
                names.add(PathNames.requireName(given, name));
            }
            last = name.isEmpty() ? last : name;
        }
        return new ResolvedPath(given, pathOf(given, names), names.isEmpty() ? "." : last, names.isEmpty());
    }

    private Path pathOf(final String given, final Deque<String> names) throws FileServiceException {
        if (names.isEmpty()) {
            return root;
        }
        final String top = root.toUri().getPath();
        final String path = (top.equals("/") ? "" : top) + "/" + String.join("/", names);
        requireLength(given, path, names.size() + root.depth());
        return new Path(path);
    }

    /** Checks that a path names a directory: throws ENOENT or ENOTDIR. */
    protected abstract void requireDirectory(ResolvedPath path) throws FileServiceException;

    /** Checks that the file system allows the characters of a name: throws EINVAL. */
    protected abstract void requireAllowed(String name) throws FileServiceException;

    /** Checks the length of a path in the file system and the number of its names: throws ENAMETOOLONG. */
    protected abstract void requireLength(String given, String path, int names) throws FileServiceException;
}
