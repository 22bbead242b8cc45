package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.ByteSource;
import io.github.galefs.hadoop.client.HadoopErrors;
import io.github.galefs.hadoop.client.OutputStreams;
import io.github.galefs.hadoop.staging.RemoteVersion;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FSDataOutputStreamBuilder;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Options.CreateFileOptionKeys;
import org.apache.hadoop.fs.Path;

/**
 * One upload of an object, whole and in one step, if the object has the expected version. Used by one thread.
 *
 * <p>An upload may arrive although its answer is lost. A mark in the object's metadata tells whose bytes the object
 * has: it names a staged file, and the version of its bytes. The same or a newer version ends the upload, since the
 * object has the bytes. An older version is one of an earlier upload that failed: it is replaced.
 */
final class ConditionalPut {
    /** Name of the mark in an object's metadata. */
    private static final String MARK = "galefs-upload";

    private static final String HEADER = "header.";
    private static final String ETAG = HEADER + "ETag";

    /** Prefixes the names of metadata in the options of a creation. */
    private static final String CREATE_HEADER = "fs.s3a.create.header.";

    private static final String SEPARATOR = "/";
    private static final Pattern VERSION = Pattern.compile("\\d{1,18}");

    /** ETag of a version that no object has. */
    private static final String REPLACED = "replaced";

    /** Each is a call that has failed with its request on the way. */
    private static final int MAX_EARLIER_UPLOADS = 16;

    private final ObjectStore store;
    private final String subject;
    private final Path path;
    private final ByteSource bytes;
    private final String sourceMark;
    private final long sourceVersion;

    /** The version that is to be replaced. */
    private RemoteVersion expected;

    ConditionalPut(
            final ObjectStore store,
            final String subject,
            final Path path,
            final ByteSource bytes,
            final RemoteVersion expected,
            final String sourceMark,
            final long sourceVersion) {
        this.store = store;
        this.subject = subject;
        this.path = path;
        this.bytes = bytes;
        this.expected = expected;
        this.sourceMark = sourceMark;
        this.sourceVersion = sourceVersion;
    }

    /**
     * Uploads the object.
     *
     * @return the new version; one that no object has, if others have replaced it since.
     * @throws FileServiceException ESTALE if the object has another version; EACCES; the store's failures.
     */
    RemoteVersion run() throws FileServiceException {
        store.patience().repeatTransfer(subject, () -> {
            put();
            return null;
        });
        return version();
    }

    private void put() throws IOException {
        for (int earlier = 0; earlier < MAX_EARLIER_UPLOADS; earlier++) {
            if (isPut()) {
                return;
            }
        }
        throw new IOException("earlier uploads of " + subject + " keep arriving");
    }

    /** Makes one attempt. Returns false if an earlier upload has arrived, which is the one to be replaced now. */
    private boolean isPut() throws IOException {
        final FileSystem files = store.files();
        try {
            write(builder(files), bytes);
            return true;
        } catch (final IOException e) {
            final boolean isRefusal = isRefusal(e);
            // A store that refuses a request before it has read all of it may cut the connection.
            final Map<String, byte[]> attributes = isRefusal || isCut(e) ? attributes(files) : Map.of();
            final long present = versionIn(attributes);
            if (present >= sourceVersion) {
                return true;
            }
            if (present >= 0) {
                expected = Stored.version(bytes.length(), text(attributes.get(ETAG)));
            } else if (isRefusal) {
                throw stale(e);
            }
            if (!isRefusal) {
                throw e;
            }
            return false;
        }
    }

    private static boolean isCut(final IOException failure) {
        return HadoopErrors.convert("", failure).error() == PosixError.ECONNRESET;
    }

    /** Returns whether a failure says that the object has another version than the expected one. */
    private static boolean isRefusal(final IOException failure) {
        return failure instanceof FileNotFoundException
                || HadoopErrors.convert("", failure).error() == PosixError.ESTALE;
    }

    private FileServiceException stale(final IOException cause) {
        return new FileServiceException(
                PosixError.ESTALE, subject + " was created, replaced or removed by others since it was opened", cause);
    }

    private FSDataOutputStreamBuilder<FSDataOutputStream, ?> builder(final FileSystem files) throws IOException {
        @SuppressWarnings("unchecked")
        final FSDataOutputStreamBuilder<FSDataOutputStream, ?> builder =
                (FSDataOutputStreamBuilder<FSDataOutputStream, ?>)
                        files.createFile(path).overwrite(true);
        builder.opt(CREATE_HEADER + MARK, sourceMark + SEPARATOR + sourceVersion);
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

    private RemoteVersion version() throws FileServiceException {
        final FileSystem files = store.files();
        final String etag = store.patience().repeat(subject, () -> {
            final Map<String, byte[]> attributes = attributes(files);
            return versionIn(attributes) == sourceVersion ? text(attributes.get(ETAG)) : REPLACED;
        });
        return Stored.version(bytes.length(), etag);
    }

    /** Returns which version of the staged bytes an object has; a negative number for other bytes. */
    private long versionIn(final Map<String, byte[]> attributes) {
        final byte[] present = attributes.get(HEADER + MARK);
        final String mark = present == null ? "" : text(present);
        final String beginning = sourceMark + SEPARATOR;
        final String version = mark.startsWith(beginning) ? mark.substring(beginning.length()) : "";
        return VERSION.matcher(version).matches() ? Long.parseLong(version) : -1;
    }

    private static String text(final byte[] bytes) {
        return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
    }

    private Map<String, byte[]> attributes(final FileSystem files) throws IOException {
        try {
            return files.getXAttrs(path);
        } catch (final FileNotFoundException e) {
            return Map.of();
        }
    }
}
