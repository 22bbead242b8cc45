package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.client.ByteSource;
import io.github.galefs.hadoop.client.StagedBytes;
import io.github.galefs.hadoop.client.StagedUploads;
import io.github.galefs.hadoop.client.Transfers;
import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagedFile;
import java.util.UUID;
import org.apache.hadoop.fs.Path;

/**
 * Gives objects the bytes of files, whole and in one step. Safe for use by several threads.
 *
 * @see ConditionalPut
 */
final class Uploads extends StagedUploads {
    /** Version of bytes that do not change. */
    private static final int FIRST_VERSION = 0;

    private final ObjectStore store;

    /**
     * Creates it.
     *
     * @param store     the store.
     * @param transfers runs the uploads.
     * @param onChanged runs after each upload.
     */
    Uploads(final ObjectStore store, final Transfers transfers, final Runnable onChanged) {
        super(transfers, onChanged, "ObjectFileService.recovery");
        this.store = store;
    }

    /**
     * Gives an object the bytes of a staged file, if it has the version that the file's record expects.
     *
     * @param subject what the bytes are of, for messages.
     * @param path    path of the object.
     * @param source  marked file, which must stay unchanged until the end.
     * @return the new version.
     * @throws FileServiceException ESTALE if the object has another version; EACCES; the store's failures. The bytes
     *     stay staged, durable on this machine.
     */
    RemoteVersion upload(final String subject, final Path path, final StagedFile source) throws FileServiceException {
        return runOf(source, subject, () -> {
            final Destination destination = source.destination();
            return new ConditionalPut(
                            store,
                            subject,
                            path,
                            StagedBytes.of(source),
                            destination.expected(),
                            destination.temporary(),
                            source.status().version())
                    .run();
        });
    }

    /**
     * Gives an object its bytes, if it has a version.
     *
     * @param expected the version, or {@link Stored#ABSENT}.
     * @return the new version.
     * @throws FileServiceException ESTALE if the object has another version; else as above.
     */
    RemoteVersion put(final String subject, final Path path, final ByteSource bytes, final RemoteVersion expected)
            throws FileServiceException {
        final String mark = UUID.randomUUID().toString();
        return run(subject, () -> new ConditionalPut(store, subject, path, bytes, expected, mark, FIRST_VERSION).run());
    }
}
