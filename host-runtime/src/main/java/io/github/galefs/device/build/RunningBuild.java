package io.github.galefs.device.build;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The processes of a build, one at a time, with their folder. Both end with {@link #close}, and at this JVM's exit. If
 * this JVM is killed, the process ends by itself, because its standard input ends.
 */
final class RunningBuild implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(RunningBuild.class);

    /** Time in which the system must have ended a killed process. */
    private static final long END_SECONDS = 10;

    private final BuildFolder folder;
    private final Thread atExit = new Thread(this::end, "galefs-end-build");
    private Process process;
    private boolean ended;

    /**
     * Takes ownership of a folder.
     *
     * @throws IllegalStateException this JVM is exiting; the folder is deleted.
     */
    RunningBuild(final BuildFolder folder) {
        this.folder = folder;
        try {
            Runtime.getRuntime().addShutdownHook(atExit);
        } catch (final IllegalStateException exiting) {
            end();
            throw exiting;
        }
    }

    /** Starts a process, after the previous one has ended, unless this JVM is exiting. */
    synchronized void start(final ProcessBuilder builder) throws IOException {
        if (ended) {
            throw new IOException("this JVM is exiting");
        }
        process = builder.start();
    }

    /**
     * Waits for the end of the process.
     *
     * @return false if it did not end within the time.
     */
    boolean await(final Duration limit) throws InterruptedException {
        return process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
    }

    int exitValue() {
        return process.exitValue();
    }

    /** Ends the process, unless it has ended, and deletes the folder. */
    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (final IllegalStateException exiting) {
            LOGGER.debug("this JVM is exiting: {}", exiting.toString());
        }
    }

    private synchronized void end() {
        ended = true;
        if (process != null) {
            endProcess();
        }
        try {
            folder.delete();
        } catch (final IOException e) {
            LOGGER.warn("cannot delete the folder {} of a build: {}", folder.path(), e.toString());
        }
    }

    /** Ends also the processes that the driver started, such as a linker, which would write to the folder. */
    private void endProcess() {
        final List<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                .toList();
        all.forEach(ProcessHandle::destroyForcibly);
        // Unlike Process.waitFor, join defers an interrupt of this thread.
        all.forEach(handle -> handle.onExit()
                .completeOnTimeout(handle, END_SECONDS, TimeUnit.SECONDS)
                .join());
    }
}
