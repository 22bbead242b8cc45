package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.PathNames;
import io.github.galefs.hadoop.client.PathResolver;
import io.github.galefs.hadoop.client.ResolvedPath;
import java.nio.charset.StandardCharsets;

/** Keys of objects. */
final class KeyResolver extends PathResolver {
    /** Limit of S3 for a key, in bytes of UTF-8. The key of a directory ends with a slash. */
    private static final int MAX_KEY_LENGTH = 1023;

    private final ObjectNames names;

    KeyResolver(final ObjectStore store, final ObjectNames names) {
        super(store.root());
        this.names = names;
    }

    @Override
    protected void requireDirectory(final ResolvedPath path) throws FileServiceException {
        if (!names.isDirectory(path)) {
            throw path.error(PosixError.ENOTDIR);
        }
    }

    @Override
    protected void requireAllowed(final String name) throws FileServiceException {
        if (name.chars().anyMatch(character -> character < ' ' || character >= 0xfffe)) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    "name \"" + PathNames.beginning(name)
                            + "\" contains a control character or U+FFFE or U+FFFF, which lists of S3 cannot show");
        }
    }

    @Override
    protected void requireLength(final String given, final String path, final int count) throws FileServiceException {
        final int length = path.getBytes(StandardCharsets.UTF_8).length - 1;
        if (length > MAX_KEY_LENGTH) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG,
                    "path \"" + PathNames.beginning(given) + "\" would have a key of " + length
                            + " bytes in UTF-8, more than the limit of " + MAX_KEY_LENGTH);
        }
    }
}
