package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.client.HadoopErrors;
import io.github.galefs.hadoop.client.OutputStreams;
import io.github.galefs.hadoop.client.StagedBytes;
import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagedFile;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Arrays;
import java.util.EnumSet;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/**
 * One append of staged bytes to a file of HDFS. HDFS lets one client append to a file at a time, so nobody else changes
 * it meanwhile. Others may see a part of the bytes.
 *
 * <p>An append that fails leaves some of its bytes. The next attempt, perhaps of another process, compares them with
 * the staged ones and goes on after them.
 */
final class AppendingUpload {
    private static final int UNUSED_BUFFER_LENGTH = 4096;

    private static final EnumSet<CreateFlag> FLAGS = EnumSet.of(CreateFlag.APPEND, CreateFlag.SYNC_BLOCK);

    private final HadoopClient client;
    private final String subject;
    private final StagedFile source;
    private final Uploads.Progress progress;

    /** Whether bytes after those of the expected version, and a writer that has not closed the file, are ours. */
    private boolean hasBegun;

    AppendingUpload(
            final HadoopClient client, final String subject, final StagedFile source, final Uploads.Progress progress) {
        this.client = client;
        this.subject = subject;
        this.source = source;
        this.progress = progress;
    }

    /** Appends the bytes; returns the new version. */
    RemoteVersion run() throws FileServiceException {
        final Destination destination = source.destination();
        final long inode = destination.expected().inode();
        final StagedBytes bytes = StagedBytes.of(source);
        hasBegun = destination.isAppending();
        progress.beforeAppending(inode);
        try {
            client.patience().repeatWrite(subject, () -> {
                append(destination, bytes);
                client.replicas().require(Inodes.path(inode), destination.from());
                return null;
            });
            final RemoteVersion newer = setTime(Inodes.path(inode));
            if (newer.length() != bytes.length()) {
                throw stale(null);
            }
            progress.onAppended(newer);
            return newer;
        } finally {
            progress.afterAppending(inode);
        }
    }

    /** Returns the version of the file, with what earlier attempts have appended. Ends such an attempt. */
    RemoteVersion begun() throws FileServiceException {
        final Destination destination = source.destination();
        final Path path = Inodes.path(destination.expected().inode());
        final StagedBytes bytes = StagedBytes.of(source);
        hasBegun = destination.isAppending();
        return client.patience().repeatWrite(subject, () -> {
            final DistributedFileSystem files = client.files();
            requireClosed(files, path);
            lengthOfBegun(files, path, destination, bytes);
            return Inodes.versionOf((HdfsFileStatus) files.getFileStatus(path));
        });
    }

    /** Makes one attempt. */
    private void append(final Destination destination, final StagedBytes bytes) throws IOException {
        final DistributedFileSystem files = client.files();
        final Path path = Inodes.path(destination.expected().inode());
        requireClosed(files, path);
        final long start = lengthOfBegun(files, path, destination, bytes);
        if (start == bytes.length()) {
            return;
        }
        final FSDataOutputStream out = open(files, path);
        OutputStreams.writeAndClose(out, () -> {
            if (out.getPos() != start) {
                throw stale(null);
            }
            begin(files);
            OutputStreams.copy(bytes, start, out);
        });
    }

    private FSDataOutputStream open(final DistributedFileSystem files, final Path path) throws IOException {
        try {
            return files.append(path, FLAGS, UNUSED_BUFFER_LENGTH, null);
        } catch (final IOException e) {
            if (HadoopErrors.hasWriter(e)) {
                throw hasBegun ? new IOException("an append that has failed is not closed yet", e) : busy(e);
            }
            // The file may be open for this client by now.
            if (HadoopErrors.hasUnknownEffect(e)) {
                begin(files);
            }
            throw e;
        }
    }

    /** Records that the file may be open for this client. */
    private void begin(final DistributedFileSystem files) throws FileServiceException {
        hasBegun = true;
        final Destination destination = source.destination();
        final String writer = files.getClient().getClientName();
        if (!destination.writer().equals(writer)) {
            source.mark(destination.withWriter(writer));
        }
    }

    private void requireClosed(final DistributedFileSystem files, final Path path) throws IOException {
        try {
            if (files.isFileClosed(path)) {
                return;
            }
        } catch (final FileNotFoundException e) {
            throw stale(e);
        }
        if (!hasBegun) {
            throw busy(null);
        }
        endOwnAppend(files, path);
    }

    /** Ends an append of ours that was not closed. Others' appends go on: HDFS itself ends those of the dead. */
    private void endOwnAppend(final DistributedFileSystem files, final Path path) throws IOException {
        try {
            // Only the refusal names the writer.
            files.append(path, FLAGS, UNUSED_BUFFER_LENGTH, null).close();
            return;
        } catch (final IOException e) {
            if (!HadoopErrors.hasWriter(e)) {
                throw e;
            }
            if (!isOurs(e, files)) {
                throw busy(e);
            }
        }
        if (!files.recoverLease(path)) {
            throw new IOException("the blocks of an append that has failed are being closed");
        }
    }

    private boolean isOurs(final IOException refusal, final DistributedFileSystem files) throws FileServiceException {
        return HadoopErrors.isWriter(source.destination().writer(), refusal)
                || HadoopErrors.isWriter(files.getClient().getClientName(), refusal);
    }

    /** Returns the length of the file, after a check that it has the expected bytes and perhaps some of ours. */
    private long lengthOfBegun(
            final DistributedFileSystem files, final Path path, final Destination destination, final StagedBytes bytes)
            throws IOException {
        final HdfsFileStatus status = HadoopClient.statusOrNull(files, path);
        if (status == null) {
            throw stale(null);
        }
        if (Inodes.versionOf(status).equals(destination.expected()) && status.getLen() <= bytes.length()) {
            return status.getLen();
        }
        final long expected = destination.expected().length();
        if (!hasBegun || status.getLen() < expected || status.getLen() > bytes.length()) {
            throw stale(null);
        }
        requireSame(files, path, expected, status.getLen(), bytes);
        return status.getLen();
    }

    private void requireSame(
            final DistributedFileSystem files,
            final Path path,
            final long from,
            final long end,
            final StagedBytes bytes)
            throws IOException {
        final byte[] theirs = new byte[(int) Math.min(end - from, OutputStreams.BUFFER_LENGTH)];
        final byte[] ours = new byte[theirs.length];
        try (FSDataInputStream in = files.open(path)) {
            for (long done = from; done < end; done += theirs.length) {
                final int count = (int) Math.min(end - done, theirs.length);
                in.readFully(done, theirs, 0, count);
                bytes.copy(done, ours, count);
                if (!Arrays.equals(theirs, 0, count, ours, 0, count)) {
                    throw stale(null);
                }
            }
        }
    }

    private RemoteVersion setTime(final Path path) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        final long millis = source.status().modificationMillis();
        return client.patience().repeat(subject, () -> {
            files.setTimes(path, millis, Attributes.UNCHANGED);
            return Inodes.versionOf((HdfsFileStatus) files.getFileStatus(path));
        });
    }

    private FileServiceException stale(final IOException cause) {
        return Upload.stale(subject, cause);
    }

    private FileServiceException busy(final IOException cause) {
        return Upload.busy(subject, cause);
    }
}
