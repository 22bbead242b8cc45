package io.github.galefs.hadoop;

import java.io.IOException;
import java.io.OutputStream;

/** An HDFS for other processes, for scripts/parts: prints its address, and ends when its standard input does. */
final class ClusterProcess {
    private ClusterProcess() {}

    public static void main(final String[] arguments) throws IOException {
        System.out.println(MiniCluster.get().getURI());
        System.in.transferTo(OutputStream.nullOutputStream());
        // Some threads of the cluster would keep the process running.
        System.exit(0);
    }
}
