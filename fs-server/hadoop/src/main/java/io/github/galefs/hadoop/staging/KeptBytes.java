package io.github.galefs.hadoop.staging;

import io.github.galefs.file.FileStatus;

/**
 * A staged file that no handle has any more, and whose bytes its destination lacks.
 *
 * @param id          number of the staged file in its area.
 * @param destination what the bytes are to replace.
 * @param status      status of the staged file.
 */
public record KeptBytes(long id, Destination destination, FileStatus status) {}
