package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.ByteSource;
import io.github.galefs.hadoop.client.HadoopErrors;
import io.github.galefs.hadoop.client.OutputStreams;
import io.github.galefs.hadoop.client.StagedBytes;
import io.github.galefs.hadoop.client.StagedUploads;
import io.github.galefs.hadoop.client.Transfers;
import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagedFile;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FSDataOutputStreamBuilder;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Options.CreateFileOptionKeys;
import org.apache.hadoop.fs.Path;

/**
 * Gives objects the bytes of files, whole and in one step. Each upload states which version it replaces, and has a mark
 * in the object's metadata, by which an upload is recognised after its answer was lost. Safe for use by several
 * threads.
 */
final class Uploads extends StagedUploads {
    /** Name of the mark in an object's metadata. */
    static final String MARK = "galefs-upload";

    private static final String HEADER = "header.";

    /** Prefixes the names of metadata in the options of a creation. */
    private static final String CREATE_HEADER = "fs.s3a.create.header.";

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
            return putNow(subject, path, StagedBytes.of(source), destination.expected(), destination.temporary());
        });
    }

    /**
     * Gives an object its bytes, if it has a version.
     *
     * @param expected the version, or {@link Stored#ABSENT}.
     * @param mark     marks this upload.
     * @return the new version.
     * @throws FileServiceException ESTALE if the object has another version; else as above.
     */
    RemoteVersion put(
            final String subject,
            final Path path,
            final ByteSource bytes,
            final RemoteVersion expected,
            final String mark)
            throws FileServiceException {
        return run(subject, () -> putNow(subject, path, bytes, expected, mark));
    }

    private RemoteVersion putNow(
            final String subject,
            final Path path,
            final ByteSource bytes,
            final RemoteVersion expected,
            final String mark)
            throws FileServiceException {
        store.patience().repeat(subject, () -> {
            putOnce(subject, path, bytes, expected, mark);
            return null;
        });
        return versionOf(subject, path, bytes.length(), mark);
    }

    private void putOnce(
            final String subject,
            final Path path,
            final ByteSource bytes,
            final RemoteVersion expected,
            final String mark)
            throws IOException {
        final FileSystem files = store.files();
        try {
            write(builder(files, path, expected, mark), bytes);
        } catch (final IOException e) {
            final boolean isRefusal = isRefusal(e);
            // An attempt whose answer was lost, of this process or one before, may have made the version. A store that
            // refuses a request before it has read all of it may cut the connection.
            if (!(isRefusal || isCut(e)) || !hasMark(files, path, mark)) {
                throw isRefusal ? stale(subject, e) : e;
            }
        }
    }

    private static FileServiceException stale(final String subject, final IOException cause) {
        return new FileServiceException(
                PosixError.ESTALE, subject + " was created, replaced or removed by others since it was opened", cause);
    }

    private static boolean isCut(final IOException failure) {
        return HadoopErrors.convert("", failure).error() == PosixError.ECONNRESET;
    }

    /** Returns whether a failure says that the object has another version than the expected one. */
    private static boolean isRefusal(final IOException failure) {
        return failure instanceof FileNotFoundException
                || HadoopErrors.convert("", failure).error() == PosixError.ESTALE;
    }

    private static FSDataOutputStreamBuilder<FSDataOutputStream, ?> builder(
            final FileSystem files, final Path path, final RemoteVersion expected, final String mark)
            throws IOException {
        @SuppressWarnings("unchecked")
        final FSDataOutputStreamBuilder<FSDataOutputStream, ?> builder =
                (FSDataOutputStreamBuilder<FSDataOutputStream, ?>)
                        files.createFile(path).overwrite(true);
        builder.opt(CREATE_HEADER + MARK, mark);
        if (expected.equals(Stored.ABSENT)) {
            builder.must(CreateFileOptionKeys.FS_OPTION_CREATE_CONDITIONAL_OVERWRITE, true);
        } else {
            builder.must(CreateFileOptionKeys.FS_OPTION_CREATE_CONDITIONAL_OVERWRITE_ETAG, Stored.condition(expected));
        }
        return builder;
    }

    /** A close after a failure would make an object of the first bytes. */
    private static void write(final FSDataOutputStreamBuilder<FSDataOutputStream, ?> builder, final ByteSource bytes)
            throws IOException {
        final FSDataOutputStream out = builder.build();
        boolean isWritten = false;
        try {
            OutputStreams.copy(bytes, 0, out);
            isWritten = true;
        } finally {
            if (!isWritten) {
                out.abort();
            }
        }
        out.close();
    }

    /** Returns the version of an upload. Others may have replaced it, which leaves a version that no object has. */
    private RemoteVersion versionOf(final String subject, final Path path, final long length, final String mark)
            throws FileServiceException {
        final FileSystem files = store.files();
        final String etag = store.patience().repeat(subject, () -> {
            final Map<String, byte[]> attributes = attributes(files, path);
            return isMarked(attributes, mark) ? text(attributes.get(HEADER + "ETag")) : "replaced since " + mark;
        });
        return Stored.version(length, etag);
    }

    private static boolean hasMark(final FileSystem files, final Path path, final String mark) throws IOException {
        return isMarked(attributes(files, path), mark);
    }

    private static boolean isMarked(final Map<String, byte[]> attributes, final String mark) {
        final byte[] present = attributes.get(HEADER + MARK);
        return present != null && text(present).equals(mark);
    }

    private static String text(final byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static Map<String, byte[]> attributes(final FileSystem files, final Path path) throws IOException {
        try {
            return files.getXAttrs(path);
        } catch (final FileNotFoundException e) {
            return Map.of();
        }
    }
}
