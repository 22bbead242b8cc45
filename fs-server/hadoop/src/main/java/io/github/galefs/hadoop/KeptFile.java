package io.github.galefs.hadoop;

import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.KeptBytes;
import io.github.galefs.hadoop.staging.UploadFailure;

/**
 * A file whose changes are on this machine, and not in HDFS.
 *
 * @param id                 number of the file in the staging directory.
 * @param place              the cluster, as scheme and authority of its URI; of an object store, the URI of the
 *                           service's root.
 * @param path               path below that, when the file was opened.
 * @param size               size in bytes.
 * @param appendedFrom       offset of the first byte that is kept, if the bytes are to be appended to the file; 0 for a
 *                           whole file.
 * @param modificationMillis time of the last change, in milliseconds since 1970.
 * @param reason             why the last upload failed; empty if the process has ended before that.
 * @param sinceMillis        time of that failure, in milliseconds since 1970; else of the last change.
 * @param temporary          path in HDFS that an upload may have left; empty if there was none.
 */
public record KeptFile(
        long id,
        String place,
        String path,
        long size,
        long appendedFrom,
        long modificationMillis,
        String reason,
        long sinceMillis,
        String temporary) {
    /**
     * Returns a file whose uploads have no path of their own.
     *
     * @param bytes of the file.
     * @return the file.
     */
    public static KeptFile withoutTemporary(final KeptBytes bytes) {
        return of(bytes, "");
    }

    static KeptFile of(final KeptBytes bytes) {
        return of(bytes, bytes.destination().temporary());
    }

    private static KeptFile of(final KeptBytes bytes, final String temporary) {
        final Destination destination = bytes.destination();
        final long changed = bytes.status().modificationMillis();
        return new KeptFile(
                bytes.id(),
                destination.place(),
                destination.path(),
                bytes.status().size(),
                destination.from(),
                changed,
                destination.failure().map(UploadFailure::reason).orElse(""),
                destination.failure().map(UploadFailure::millis).orElse(changed),
                temporary);
    }
}
