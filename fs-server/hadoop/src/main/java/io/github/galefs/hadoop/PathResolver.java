package io.github.galefs.hadoop;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.PathNames;
import java.util.ArrayDeque;
import java.util.Deque;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/** Turns paths of a {@link FileService} into paths of the cluster. No path leads out of the service's root. */
final class PathResolver {
    /** Limits of HDFS, for the path from the root of the cluster. */
    private static final int MAX_LENGTH = 8000;

    private static final int MAX_NAMES = 1000;

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
                    "path \"" + PathNames.beginning(given) + "\" would have " + path.length() + " characters and "
                            + (names.size() + client.root().depth()) + " names in HDFS, which allows " + MAX_LENGTH
                            + " and " + MAX_NAMES);
        }
        return new Path(path);
    }

    private static String requireName(final String given, final String name) throws FileServiceException {
        if (name.indexOf(':') >= 0) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    "name \"" + PathNames.beginning(name) + "\" contains a colon, which HDFS does not allow");
        }
        return PathNames.requireName(given, name);
    }
}
