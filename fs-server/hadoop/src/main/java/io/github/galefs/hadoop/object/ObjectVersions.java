package io.github.galefs.hadoop.object;

import io.github.galefs.hadoop.client.FileVersion;
import io.github.galefs.hadoop.staging.RemoteVersion;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.UUID;
import org.apache.hadoop.fs.Path;

/** Ids of the versions of objects, made from the path, the ETag and the length. */
final class ObjectVersions {
    private ObjectVersions() {}

    /** Returns what a version of the store has that the service has not made. */
    static FileVersion of(final Path path, final RemoteVersion remote) {
        return FileVersion.ofHash(hash(path + "\0" + remote.tag() + "\0" + remote.length()));
    }

    /** Returns what a new file has. */
    static FileVersion ofNewFile() {
        return FileVersion.ofHash(hash(UUID.randomUUID().toString()));
    }

    /** Returns the id of a directory, positive. */
    static long ofDirectory(final Path path) {
        return (hash(path.toString()) & (FileVersion.FILE_BIT - 1)) | 1;
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
