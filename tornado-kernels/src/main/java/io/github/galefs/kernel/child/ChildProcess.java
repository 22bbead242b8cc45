package io.github.galefs.kernel.child;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A process with a folder of its own among the temporary files, or several processes one after another. Process and
 * folder end with {@link #close}, and at this JVM's exit. If this JVM is killed, a process that has started
 * {@link ParentWatch} ends by itself, because its standard input ends. Used by one thread at a time.
 */
public final class ChildProcess implements AutoCloseable {
    /** The JDK's facade: users' kernels depend on this module, which has no dependencies. */
    private static final System.Logger LOGGER = System.getLogger(ChildProcess.class.getName());

    /** Time in which the system must have ended a killed process. */
    private static final long END_SECONDS = 10;

    /** Maximum bytes of the output that are read. */
    private static final int MAX_OUTPUT = 1 << 20;

    private static final String OUTPUT = "output";

    private final Path folder;
    private final Thread atExit = new Thread(this::end, "galefs-end-child");
    private Process process;
    private boolean ended;

    /**
     * Creates the folder, for this user only; starts nothing.
     *
     * @param name beginning of the folder's name.
     * @throws IOException           the folder cannot be created.
     * @throws IllegalStateException this JVM is exiting; nothing is left.
     */
    public ChildProcess(final String name) throws IOException {
        folder = Files.createTempDirectory(name);
        try {
            Runtime.getRuntime().addShutdownHook(atExit);
        } catch (final IllegalStateException exiting) {
            end();
            throw exiting;
        }
    }

    /**
     * Returns the folder.
     *
     * @return the existing folder.
     */
    public Path folder() {
        return folder;
    }

    /**
     * Starts a process, after the previous one has ended. What it prints goes to a file of the folder.
     *
     * @param command   its command line.
     * @param variables environment variables beside the inherited ones.
     * @throws IOException the process cannot be started, or this JVM is exiting.
     */
    public void start(final List<String> command, final Map<String, String> variables) throws IOException {
        final ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(outputFile().toFile());
        builder.environment().putAll(variables);
        start(builder);
    }

    /**
     * Waits for the end of the process.
     *
     * @param limit maximum time to wait.
     * @return false if it did not end within the time.
     * @throws InterruptedException the calling thread was interrupted.
     */
    public boolean await(final Duration limit) throws InterruptedException {
        return process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
    }

    /**
     * Returns the exit status of the process, which has ended.
     *
     * @return the status; 128 plus the signal's number if a signal ended the process.
     * @throws IOException this JVM is exiting, which has ended the process.
     */
    public synchronized int exitValue() throws IOException {
        checkNotExiting();
        return process.exitValue();
    }

    /**
     * Returns the lines that the process has printed, of the first MiB. A crash may end them within a character,
     * which is replaced then.
     *
     * @return the lines.
     * @throws IOException the output cannot be read.
     */
    public List<String> output() throws IOException {
        try (InputStream output = Files.newInputStream(outputFile())) {
            return new String(output.readNBytes(MAX_OUTPUT), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }

    /** Ends the process, unless it has ended, and deletes the folder. */
    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (final IllegalStateException exiting) {
            LOGGER.log(Level.DEBUG, "this JVM is exiting: {0}", exiting);
        }
    }

    private Path outputFile() {
        return folder.resolve(OUTPUT);
    }

    private synchronized void start(final ProcessBuilder builder) throws IOException {
        checkNotExiting();
        process = builder.start();
    }

    private void checkNotExiting() throws IOException {
        if (ended) {
            throw new IOException("this JVM is exiting");
        }
    }

    /** By the owner, or at this JVM's exit: the second call finds nothing to end. */
    private synchronized void end() {
        ended = true;
        if (process != null) {
            endProcess();
        }
        try {
            deleteFolder();
        } catch (final IOException | UncheckedIOException e) {
            // Must not replace what the process returned or what failed. A process that a crashed one has started may
            // still write to the folder.
            LOGGER.log(Level.WARNING, "cannot delete the folder {0} of an ended process: {1}", folder, e);
        }
    }

    /** Ends also the processes that the process has started, such as a linker, which would write to the folder. */
    private void endProcess() {
        final List<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                .toList();
        all.forEach(ProcessHandle::destroyForcibly);
        // Unlike Process.waitFor, join defers an interrupt of this thread.
        all.forEach(handle -> handle.onExit()
                .completeOnTimeout(handle, END_SECONDS, TimeUnit.SECONDS)
                .join());
    }

    private void deleteFolder() throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            final List<Path> contentFirst =
                    files.sorted(Comparator.reverseOrder()).toList();
            for (final Path file : contentFirst) {
                Files.deleteIfExists(file);
            }
        }
    }
}
