package io.github.galefs.provider;

/**
 * A file whose changes are on this machine only, as its upload has failed or its process has ended before.
 *
 * @param id          number of the file in its staging directory.
 * @param place       scheme and authority of the place that the file belongs to.
 * @param path        path of the file when it was opened.
 * @param size        size in bytes.
 * @param reason      why the last upload failed; empty if the process has ended before that.
 * @param sinceMillis time of that failure, or of the last change, in milliseconds since 1970-01-01T00:00Z.
 */
public record KeptUpload(long id, String place, String path, long size, String reason, long sinceMillis) {}
