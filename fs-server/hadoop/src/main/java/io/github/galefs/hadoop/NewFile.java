package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.client.ByteSource;
import io.github.galefs.hadoop.client.OutputStreams;
import java.util.EnumSet;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/** Writes a file of HDFS from beginning to end, and again if that fails or leaves too few {@link Replicas}. */
final class NewFile {
    /** Length of a buffer that HDFS ignores. */
    private static final int UNUSED_BUFFER_LENGTH = 4096;

    /** Each block is on the datanodes' disks before the file is closed. */
    private static final EnumSet<CreateFlag> FLAGS =
            EnumSet.of(CreateFlag.CREATE, CreateFlag.OVERWRITE, CreateFlag.SYNC_BLOCK);

    /** Until the file has its own. */
    private static final FsPermission PRIVATE = new FsPermission((short) 0600);

    private final HadoopClient client;
    private final String subject;
    private final Path path;

    NewFile(final HadoopClient client, final String subject, final Path path) {
        this.client = client;
        this.subject = subject;
        this.path = path;
    }

    /** Writes a file that only its owner may read, with the replication and the block size of another file. */
    void write(final HdfsFileStatus like, final ByteSource source) throws FileServiceException {
        write(PRIVATE, like.getReplication(), like.getBlockSize(), source);
    }

    /** Writes a file with HDFS's defaults. */
    void write(final ByteSource source) throws FileServiceException {
        final DistributedFileSystem files = client.files();
        write(
                FsPermission.getFileDefault(),
                files.getDefaultReplication(path),
                files.getDefaultBlockSize(path),
                source);
    }

    private void write(
            final FsPermission permission, final short replication, final long blockLength, final ByteSource source)
            throws FileServiceException {
        final DistributedFileSystem files = client.files();
        client.patience().repeatWrite(subject, () -> {
            final FSDataOutputStream out = files.createNonRecursive(
                    path, permission, FLAGS, UNUSED_BUFFER_LENGTH, replication, blockLength, null);
            OutputStreams.writeAndClose(out, () -> OutputStreams.copy(source, 0, out));
            client.replicas().require(path, 0);
            return null;
        });
    }
}
