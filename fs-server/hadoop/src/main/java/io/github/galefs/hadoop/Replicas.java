package io.github.galefs.hadoop;

import io.github.galefs.hadoop.client.Patience;
import io.github.galefs.hadoop.client.Seconds;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.fs.BlockLocation;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsConstants.DatanodeReportType;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;
import org.apache.hadoop.ipc.RemoteException;
import org.apache.hadoop.security.AccessControlException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Checks that bytes which were written outlive the loss of a datanode. HDFS lets a writer close a file whose blocks
 * have one replica each: a namenode that has started again places blocks as soon as it knows one datanode, and a writer
 * goes on with the last datanode of a block. If that datanode stops before HDFS has copied the block, the block is
 * lost.
 *
 * <p>Safe for use by several threads.
 */
final class Replicas {
    /** Least replicas of a block, unless its file is to have fewer. */
    static final int LEAST = 2;

    /** HDFS copies a block some seconds after it finds replicas missing. */
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);

    /** Datanodes report what they have received after the writer has closed the file. */
    private static final Duration SHORTEST_WAIT = Duration.ofSeconds(1);

    private static final int WAITS_WITHIN_PATIENCE = 6;
    private static final long FIRST_PAUSE_MILLIS = 2;
    private static final long LONGEST_PAUSE_MILLIS = 200;

    private static final Logger LOG = LoggerFactory.getLogger(Replicas.class);

    private final DistributedFileSystem files;
    private final String place;
    private final Duration wait;

    /** Most datanodes that were seen. After a restart of the namenode, there are fewer for some time. */
    private final AtomicInteger mostDatanodes = new AtomicInteger();

    /** Whether the cluster had too few datanodes for the whole of a wait. */
    private volatile boolean isSmall;

    /**
     * Creates it, and looks at the cluster.
     *
     * @param place    the cluster, for the log.
     * @param patience for how long an upload is repeated.
     */
    Replicas(final DistributedFileSystem files, final String place, final Duration patience) throws IOException {
        this.files = files;
        this.place = place;
        wait = waitWithin(patience);
        mostDatanodes.set(datanodes());
    }

    /** Leaves time to write the file again after a wait. */
    static Duration waitWithin(final Duration patience) {
        final Duration part = patience.dividedBy(WAITS_WITHIN_PATIENCE);
        final Duration shorter = part.compareTo(LONGEST_WAIT) < 0 ? part : LONGEST_WAIT;
        return shorter.compareTo(SHORTEST_WAIT) < 0 ? SHORTEST_WAIT : shorter;
    }

    /**
     * Waits until all blocks from an offset on have their replicas. In a cluster that never had more than one datanode,
     * one replica is enough.
     *
     * @param path a file that was closed.
     * @throws IOException if a block has too few replicas still; EINTR.
     */
    void require(final Path path, final long from) throws IOException {
        final HdfsFileStatus status = (HdfsFileStatus) files.getFileStatus(path);
        final int wanted = Math.min(LEAST, status.getReplication());
        final long start = System.nanoTime();
        long pause = FIRST_PAUSE_MILLIS;
        int found = fewest(path, from, status.getLen());
        while (found < wanted && !(isSmall && found >= mostDatanodes())) {
            if (System.nanoTime() - start >= wait.toNanos()) {
                requireSmall(found, wanted);
                return;
            }
            Patience.pause(path.toString(), pause);
            pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
            found = fewest(path, from, status.getLen());
        }
    }

    /** Returns the replicas of the block that has the fewest, as the namenode knows them. */
    private int fewest(final Path path, final long from, final long length) throws IOException {
        int fewest = Integer.MAX_VALUE;
        for (final BlockLocation block : files.getFileBlockLocations(path, from, length - from)) {
            fewest = Math.min(fewest, block.getNames().length);
        }
        return fewest;
    }

    private void requireSmall(final int found, final int wanted) throws IOException {
        if (found == 0 || found < mostDatanodes()) {
            throw new IOException("a block has " + found + " replicas after " + Seconds.text(wait) + ", and must have "
                    + wanted + ": if the cluster has one datanode, set dfs.replication to 1");
        }
        if (!isSmall) {
            isSmall = true;
            LOG.warn("{} has {} datanodes: if one is lost, files that were written are lost, too", place, found);
        }
    }

    private int mostDatanodes() throws IOException {
        return mostDatanodes.accumulateAndGet(datanodes(), Math::max);
    }

    /** Returns the number of live datanodes. HDFS tells only superusers; for others, the cluster has enough. */
    private int datanodes() throws IOException {
        try {
            return files.getDataNodeStats(DatanodeReportType.LIVE).length;
        } catch (final RemoteException e) {
            if (AccessControlException.class.getName().equals(e.getClassName())) {
                return LEAST;
            }
            throw e;
        }
    }
}
