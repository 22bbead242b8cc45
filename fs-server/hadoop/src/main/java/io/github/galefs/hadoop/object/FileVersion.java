package io.github.galefs.hadoop.object;

import io.github.galefs.hadoop.staging.RemoteVersion;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.UUID;
import org.apache.hadoop.fs.Path;

/**
 * Id and version of a file in the service.
 *
 * <p>No byte of an object is changed in place, so each version of an object counts as a file of its own. Its id is made
 * from the path, the ETag and the length, and equals its version. An opening after a change by others gets another id,
 * and so shares neither cached blocks nor handles with the version before. A change by the service itself keeps the id
 * and counts the version up by one.
 *
 * @param fileId  id of the file.
 * @param version version of its bytes.
 */
record FileVersion(long fileId, long version) {
    /** Set in the ids of files, and not in those of directories. */
    private static final long FILE_BIT = 1L << 62;

    /** Returns what a version of the store has that the service has not made. */
    static FileVersion of(final Path path, final RemoteVersion remote) {
        return ofHash(hash(path + "\0" + remote.tag() + "\0" + remote.length()));
    }

    /** Returns what a new file has. */
    static FileVersion ofNewFile() {
        return ofHash(hash(UUID.randomUUID().toString()));
    }

    private static FileVersion ofHash(final long hash) {
        final long id = (hash & (FILE_BIT - 1)) | FILE_BIT;
        return new FileVersion(id, id);
    }

    /** Returns the id of a directory, positive. */
    static long ofDirectory(final Path path) {
        return (hash(path.toString()) & (FILE_BIT - 1)) | 1;
    }

    private static long hash(final String text) {
        try {
            final byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.wrap(digest).getLong();
        } catch (final NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JVM has SHA-256", e);
        }
    }
}
