package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.HadoopErrors;
import java.io.IOException;
import java.net.URI;
import java.util.Map;

/** Errors of the beginning of a service, with what to do about them. */
final class StoreErrors {
    /** What to do; {@code HOST} is the bucket. */
    private static final Map<PosixError, String> REMEDIES = Map.of(
            PosixError.ENOENT,
            "the bucket does not exist there: create it, or correct place or fs.s3a.endpoint",
            PosixError.EACCES,
            "the store refuses the keys, or there are none: set fs.s3a.access.key and fs.s3a.secret.key,"
                    + " or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment",
            PosixError.ECONNREFUSED,
            "nobody answers: check fs.s3a.endpoint and fs.s3a.endpoint.region");

    private StoreErrors() {}

    /** Converts a failure of the first calls. */
    static FileServiceException ofConnecting(final URI place, final IOException failure) {
        if (failure instanceof FileServiceException converted) {
            return converted;
        }
        final FileServiceException error = HadoopErrors.convert(place.toString(), failure);
        final String remedy = REMEDIES.get(error.error());
        return FileServiceException.withMessage(
                error.error(),
                "cannot open " + place + ": " + HadoopErrors.firstLine(failure) + (remedy == null ? "" : "; " + remedy),
                failure);
    }

    /** Converts a failure to load the connector. */
    static FileServiceException ofLoading(final URI place, final Throwable failure) {
        return FileServiceException.withMessage(
                PosixError.ENOTSUP,
                "cannot open " + place + ": " + failure
                        + "; check that the class path has Hadoop's connector and its libraries, as in docs/hadoop.md",
                failure);
    }
}
