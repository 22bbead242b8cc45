package io.github.galefs.hadoop;

import io.github.galefs.hadoop.staging.KeptBytes;

/**
 * A file whose changes are on this machine, and not in HDFS.
 *
 * @param id                 number of the file in the staging directory.
 * @param place              the cluster, as scheme and authority of its URI.
 * @param path               path of the file when it was opened.
 * @param size               size in bytes.
 * @param modificationMillis time of the last change, in milliseconds since 1970.
 * @param temporary          path in HDFS that an upload may have left; empty if there was none.
 */
public record KeptFile(long id, String place, String path, long size, long modificationMillis, String temporary) {
    static KeptFile of(final KeptBytes bytes) {
        return new KeptFile(
                bytes.id(),
                bytes.destination().place(),
                bytes.destination().path(),
                bytes.status().size(),
                bytes.status().modificationMillis(),
                bytes.destination().temporary());
    }
}
