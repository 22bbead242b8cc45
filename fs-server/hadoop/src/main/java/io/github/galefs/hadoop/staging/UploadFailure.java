package io.github.galefs.hadoop.staging;

/**
 * Why bytes are still staged.
 *
 * @param reason message of the upload's failure.
 * @param millis time of the failure, in milliseconds since 1970.
 */
public record UploadFailure(String reason, long millis) {}
