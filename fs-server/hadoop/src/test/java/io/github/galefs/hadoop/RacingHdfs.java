package io.github.galefs.hadoop;

import java.io.IOException;
import java.util.EnumSet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.util.Progressable;

/** Hadoop's client of HDFS, with a step of another program within a call. */
public final class RacingHdfs extends DistributedFileSystem {
    private static final Map<Call, Step> STEPS = new ConcurrentHashMap<>();

    /** Calls that a step may come before, or after. */
    enum Call {
        BEFORE_APPEND,
        BEFORE_SET_TIMES,
        AFTER_STATUS
    }

    /** What another program does. */
    interface Step {
        void run() throws IOException;
    }

    /** Makes services use this client. */
    static HadoopContext in(final HadoopContext context) {
        return context.property("fs.hdfs.impl", RacingHdfs.class.getName());
    }

    /** Adds a step to the next such call. */
    static void at(final Call call, final Step step) {
        STEPS.put(call, step);
    }

    private static void run(final Call call) throws IOException {
        final Step step = STEPS.remove(call);
        if (step != null) {
            step.run();
        }
    }

    @Override
    public FSDataOutputStream append(
            final Path path, final EnumSet<CreateFlag> flags, final int bufferLength, final Progressable progress)
            throws IOException {
        run(Call.BEFORE_APPEND);
        return super.append(path, flags, bufferLength, progress);
    }

    @Override
    public void setTimes(final Path path, final long modified, final long accessed) throws IOException {
        run(Call.BEFORE_SET_TIMES);
        super.setTimes(path, modified, accessed);
    }

    @Override
    public FileStatus getFileStatus(final Path path) throws IOException {
        final FileStatus status = super.getFileStatus(path);
        run(Call.AFTER_STATUS);
        return status;
    }
}
