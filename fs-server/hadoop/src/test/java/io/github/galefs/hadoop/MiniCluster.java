package io.github.galefs.hadoop;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.apache.hadoop.hdfs.protocol.DatanodeID;
import org.apache.hadoop.hdfs.protocol.HdfsConstants;

/**
 * An HDFS of a namenode and three datanodes in the process of the tests, started once for all of them: a start takes
 * ten seconds. Each test class has a directory of its own.
 */
final class MiniCluster {
    static final int DATANODES = 3;

    /** Bytes of a block: HDFS's least. */
    static final int BLOCK_LENGTH = 1 << 20;

    private static MiniDFSCluster cluster;

    private MiniCluster() {}

    static synchronized MiniDFSCluster get() {
        if (cluster == null) {
            try {
                cluster = start();
            } catch (final IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return cluster;
    }

    private static MiniDFSCluster start() throws IOException {
        final Configuration configuration = new Configuration();
        configuration.setInt("dfs.blocksize", BLOCK_LENGTH);
        configuration.set("dfs.heartbeat.interval", "300ms");
        // Datanodes find a namenode that has started again.
        configuration.setInt("ipc.client.connect.retry.interval", 100);
        configuration.setInt("dfs.namenode.redundancy.interval.seconds", 1);
        // A copy that the namenode orders from a datanode that has just stopped is ordered again after this time.
        configuration.setInt("dfs.namenode.reconstruction.pending.timeout-sec", 5);
        // 1,000 locks and log lines for each volume otherwise.
        configuration.setInt("dfs.datanode.dataset.sublock.count", 16);
        configuration.setBoolean("dfs.disk.balancer.enabled", false);
        final MiniDFSCluster started = new MiniDFSCluster.Builder(
                        configuration,
                        Files.createTempDirectory(new File("target").toPath(), "cluster")
                                .toFile())
                .numDataNodes(DATANODES)
                .storagesPerDatanode(1)
                .build();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> started.shutdown(true)));
        started.waitActive();
        return started;
    }

    /** Returns Hadoop's own client, which the tests prepare files with. */
    static DistributedFileSystem hdfs() {
        try {
            return get().getFileSystem();
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts the namenode again and returns when it accepts changes and knows all datanodes. */
    static void restartNamenode() throws IOException {
        get().restartNameNode(0, false);
        boolean isServing = false;
        while (!isServing) {
            try {
                isServing = hdfs().mkdirs(new Path("/tmp")) && liveDatanodes() == DATANODES;
            } catch (final IOException e) {
                // Its connection is of the namenode before, or the namenode is in safe mode.
                Thread.onSpinWait();
            }
        }
    }

    /** Starts datanodes again and returns when the namenode knows them. It may know others that have stopped. */
    static void restart(final List<MiniDFSCluster.DataNodeProperties> datanodes) throws IOException {
        for (final MiniDFSCluster.DataNodeProperties datanode : datanodes) {
            get().restartDataNode(datanode, true);
        }
        Await.until(() -> liveDatanodes() == DATANODES);
        get().triggerHeartbeats();
    }

    private static int liveDatanodes() throws IOException {
        return hdfs().getDataNodeStats(HdfsConstants.DatanodeReportType.LIVE).length;
    }

    /** Stops a datanode, and makes the namenode know it at once. */
    static MiniDFSCluster.DataNodeProperties loseDatanode(final int index) throws IOException {
        final DatanodeID id = get().getDataNodes().get(index).getDatanodeId();
        final MiniDFSCluster.DataNodeProperties lost = get().stopDataNode(index);
        get().setDataNodeDead(id);
        return lost;
    }

    /** Returns a context of a directory, which is created. */
    static HadoopContext context(final String directory) throws IOException {
        hdfs().mkdirs(new Path(directory));
        return new HadoopContext()
                .place(URI.create(get().getURI() + directory))
                .configuration(new Configuration(false))
                .patience(Duration.ofSeconds(60))
                .property("dfs.client.retry.window.base", "300")
                .property("dfs.blocksize", Integer.toString(BLOCK_LENGTH));
    }

    /** Returns the uploads in a directory that have not replaced their files. */
    static List<FileStatus> uploads(final String directory) throws IOException {
        return Arrays.stream(hdfs().listStatus(new Path(directory)))
                .filter(file -> file.getPath().getName().startsWith(Upload.TEMPORARY))
                .toList();
    }

    /** Writes a file under another name and renames it, so that it replaces what has the name. */
    static void put(final String path, final byte[] bytes) throws IOException {
        final Path temporary = new Path(path + ".new");
        try (FSDataOutputStream out = hdfs().create(temporary)) {
            out.write(bytes);
        }
        hdfs().rename(temporary, new Path(path), Options.Rename.OVERWRITE);
    }
}
