package io.github.galefs.diskcache;

import io.github.galefs.file.FileStatus;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Key of a cached file: one version of one file of one origin.
 *
 * <p>File id and version suffice as long as the origin runs. A server that has lost its power may use both again for
 * other bytes. So path, size and time of modification belong to the key, and the file system's number for a store that
 * was made anew.
 *
 * @param pathHash           SHA-256 of the origin's identity, the file system's number and the path, in hexadecimal.
 * @param fileId             id of the file at the origin.
 * @param version            version of the file.
 * @param size               size in bytes.
 * @param modificationMillis time of the last change.
 * @param run                {@link #EACH_RUN}, or the number of the only run in which the version means these bytes.
 */
record CachedVersion(String pathHash, long fileId, long version, long size, long modificationMillis, long run) {
    /** The version means the same bytes in each run of the service. */
    static final long EACH_RUN = 0;

    private static final Pattern NAME = Pattern.compile("[0-9a-f]{64}(?:-[0-9a-f]{1,16}){5}");
    private static final int RADIX = 16;

    static CachedVersion of(final String pathHash, final FileStatus status, final long run) {
        return new CachedVersion(
                pathHash, status.fileId(), status.version(), status.size(), status.modificationMillis(), run);
    }

    /** Returns the hash of a path, the same for each of its spellings that differ in empty names and dots only. */
    static String pathHash(final String identity, final long fileSystemId, final String path) {
        final String normal = Arrays.stream(path.split("/", -1))
                .filter(name -> !name.isEmpty() && !name.equals("."))
                .collect(Collectors.joining("/"));
        final byte[] bytes = (identity + '\0' + fileSystemId + '\0' + normal).getBytes(StandardCharsets.UTF_8);
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (final NoSuchAlgorithmException e) {
            throw new IllegalStateException("each Java platform has SHA-256", e);
        }
    }

    /** Returns the version that a file of the store has; empty for any other name. */
    static Optional<CachedVersion> parse(final String name) {
        if (!NAME.matcher(name).matches()) {
            return Optional.empty();
        }
        final String[] fields = name.split("-", -1);
        final long[] numbers = Arrays.stream(fields)
                .skip(1)
                .mapToLong(field -> Long.parseUnsignedLong(field, RADIX))
                .toArray();
        return Optional.of(new CachedVersion(fields[0], numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]));
    }

    /** Returns the name of the file in the store. */
    String name() {
        return String.join(
                "-",
                pathHash,
                Long.toHexString(fileId),
                Long.toHexString(version),
                Long.toHexString(size),
                Long.toHexString(modificationMillis),
                Long.toHexString(run));
    }

    /** Returns whether a status of the file shows this version. */
    boolean isOf(final FileStatus status) {
        return fileId == status.fileId()
                && version == status.version()
                && size == status.size()
                && modificationMillis == status.modificationMillis();
    }
}
