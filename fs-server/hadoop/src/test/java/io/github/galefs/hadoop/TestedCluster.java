package io.github.galefs.hadoop;

import io.github.galefs.file.FileService;
import io.github.galefs.hadoop.object.ObjectFileService;
import io.github.galefs.hadoop.object.S3Server;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The services that the contract is tested with. */
enum TestedCluster {
    HDFS {
        @Override
        FileService open(final String root) throws IOException {
            return HadoopFileService.open(MiniCluster.context(root).maxOpenFiles(MAX_OPEN_FILES));
        }

        @Override
        FileService open(final String root, final Path staging) throws IOException {
            return HadoopFileService.open(
                    MiniCluster.context(root).staging(staging).maxStagedBytes(MAX_STAGED));
        }

        @Override
        void clear(final String root) throws IOException {
            MiniCluster.hdfs().delete(new org.apache.hadoop.fs.Path(root), true);
        }

        @Override
        void put(final String path, final byte[] bytes) throws IOException {
            MiniCluster.put(path, bytes);
        }

        @Override
        List<KeptFile> kept(final FileService files) throws IOException {
            return ((HadoopFileService) files).recovery().list();
        }

        @Override
        boolean exists(final String path) throws IOException {
            return MiniCluster.hdfs().exists(new org.apache.hadoop.fs.Path(path));
        }
    },
    S3 {
        @Override
        FileService open(final String root) throws IOException {
            return ObjectFileService.open(S3Server.shared().context(root).maxOpenFiles(MAX_OPEN_FILES));
        }

        @Override
        FileService open(final String root, final Path staging) throws IOException {
            return ObjectFileService.open(
                    S3Server.shared().context(root).staging(staging).maxStagedBytes(MAX_STAGED));
        }

        @Override
        void clear(final String root) throws IOException {
            S3Server.shared().clear(root);
        }

        @Override
        void put(final String path, final byte[] bytes) throws IOException {
            S3Server.shared().put(path, bytes);
        }

        @Override
        List<KeptFile> kept(final FileService files) throws IOException {
            return ((ObjectFileService) files).recovery().list();
        }

        @Override
        boolean exists(final String path) throws IOException {
            return S3Server.shared().others().exists(new org.apache.hadoop.fs.Path(path));
        }
    };

    /** Most open files of a service that only reads. */
    static final int MAX_OPEN_FILES = 20;

    static final long MAX_STAGED = 64 << 20;

    /** Opens a directory for reading. */
    abstract FileService open(String root) throws IOException;

    /** Opens a directory for reading and writing. */
    abstract FileService open(String root, Path staging) throws IOException;

    /** Removes a directory. */
    abstract void clear(String root) throws IOException;

    /** Writes a file as another program would. */
    abstract void put(String path, byte[] bytes) throws IOException;

    /** Returns the files whose upload has failed. */
    abstract List<KeptFile> kept(FileService files) throws IOException;

    /** Returns whether other programs see a file. */
    abstract boolean exists(String path) throws IOException;
}
