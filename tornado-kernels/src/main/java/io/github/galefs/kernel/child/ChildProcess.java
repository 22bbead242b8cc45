package io.github.galefs.kernel.child;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A process with a folder of its own among the temporary files, or several processes one after another. Process and
 * folder end with {@link #close}, and at this JVM's exit. If this JVM is killed, the process's standard input ends. A
 * process that has started {@link ParentWatch} or {@link RequestLoop} then deletes the folder and ends. Used by one
 * thread at a time.
 *
 * <p>A process serves one request, or, by a {@link RequestLoop}, several. Both sides put requests and results into
 * files of the folder.
 */
public final class ChildProcess implements AutoCloseable {
    private static final String EXITING = "this JVM is exiting";

    /** The JDK's facade: users' kernels depend on this module, which has no dependencies. */
    private static final System.Logger LOGGER = System.getLogger(ChildProcess.class.getName());

    /** Time in which the system must have ended a killed process. */
    private static final long END_SECONDS = 10;

    /** Time between two looks for the status of a request. Drivers may print, and keep a process from ending. */
    private static final long POLL_MILLIS = 1;

    /** Time between two looks at the processor time, which read a file for each process of the machine. */
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Maximum bytes of the output that are read. */
    private static final int MAX_OUTPUT = 1 << 20;

    private static final String OUTPUT = "output";

    private final Path folder;
    private final Thread atExit = new Thread(this::end, "galefs-end-child");
    private Process process;
    private List<String> command = List.of();
    private Map<String, String> variables = Map.of();
    private int requestCount;
    private int status;
    private int earlierLines;
    private boolean ended;

    /** Processor time of the process before the request. */
    private Duration earlierTime = Duration.ZERO;

    private Duration processorTime = Duration.ZERO;

    /**
     * Creates the folder, for this user only; starts nothing.
     *
     * @param name beginning of the folder's name.
     * @throws IOException the folder cannot be created, or this JVM is exiting; nothing is left.
     */
    public ChildProcess(final String name) throws IOException {
        folder = Files.createTempDirectory(name);
        try {
            Runtime.getRuntime().addShutdownHook(atExit);
        } catch (final IllegalStateException exiting) {
            end();
            throw new IOException(EXITING, exiting);
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
     * Asks for a request to be served: by the process that runs, if it was started in the same way, or else by a new
     * one. What a process prints goes to a file of the folder.
     *
     * @param newCommand   command line of the process.
     * @param newVariables environment variables beside the inherited ones.
     * @throws IOException the process cannot be started, or this JVM is exiting.
     */
    public void request(final List<String> newCommand, final Map<String, String> newVariables) throws IOException {
        StatusFile.delete(folder);
        processorTime = Duration.ZERO;
        if (!(isAlive() && command.equals(newCommand) && variables.equals(newVariables) && sendRequest())) {
            command = List.copyOf(newCommand);
            variables = Map.copyOf(newVariables);
            start();
        }
    }

    /**
     * Waits until the process has served the request, or has ended.
     *
     * @param limit of the request.
     * @return false if it did neither within the limit.
     * @throws IOException          the process has waited too long for the request, and another cannot be started; or
     *                              its status cannot be read.
     * @throws InterruptedException the calling thread was interrupted.
     */
    public boolean await(final ChildLimit limit) throws IOException, InterruptedException {
        final long begin = System.nanoTime();
        long nextLook = begin + LOOK_NANOS;
        while (!limit.isReached(processorTime, Duration.ofNanos(System.nanoTime() - begin))) {
            if (System.nanoTime() - nextLook >= 0) {
                measure(ProcessorTime.withDescendants(process.toHandle()));
                nextLook = System.nanoTime() + LOOK_NANOS;
            }
            final boolean ended = process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS);
            final OptionalInt served = StatusFile.read(folder);
            if (served.isPresent()) {
                measure(ProcessorTime.withEndedChildren(process.toHandle()));
                status = served.getAsInt();
                return true;
            }
            if (ended && !endedIdle()) {
                status = process.exitValue();
                return true;
            }
            if (ended) {
                start();
            }
        }
        return false;
    }

    /** Updates the processor time of the request. After the end of a process, the time of the last look stays. */
    private void measure(final Duration ofProcess) {
        final Duration used = ofProcess.minus(earlierTime);
        processorTime = used.compareTo(processorTime) > 0 ? used : processorTime;
    }

    /**
     * Returns the processor time that the last request has taken so far, with that of the process's own children.
     *
     * @return the time, as of the last look.
     */
    public Duration processorTime() {
        return processorTime;
    }

    /** Returns whether the process has ended just when it was asked, without a look at the request. */
    private boolean endedIdle() {
        return requestCount > 1 && process.exitValue() == RequestLoop.EXIT_IDLE;
    }

    /**
     * Returns the status of the request, which is served, or that of the process, which has ended.
     *
     * @return the status; 128 plus the signal's number if a signal ended the process.
     * @throws IOException this JVM is exiting, which has ended the process.
     */
    public synchronized int status() throws IOException {
        checkNotExiting();
        return status;
    }

    /**
     * Returns whether the process runs.
     *
     * @return whether it has started and not ended.
     */
    public synchronized boolean isAlive() {
        return process != null && process.isAlive();
    }

    /** Returns how many requests the process that runs was asked for. */
    int requestCount() {
        return requestCount;
    }

    /** Returns the end of the process that runs. */
    CompletableFuture<?> onEnd() {
        return process.onExit();
    }

    /**
     * Returns the lines that the process has printed for the request, of the first MiB of all. A crash may end them
     * within a character, which is replaced then.
     *
     * @return the lines.
     * @throws IOException the output cannot be read.
     */
    public List<String> output() throws IOException {
        return allOutput().skip(earlierLines).toList();
    }

    private Stream<String> allOutput() throws IOException {
        try (InputStream output = Files.newInputStream(outputFile())) {
            return new String(output.readNBytes(MAX_OUTPUT), StandardCharsets.UTF_8).lines();
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

    /** Ends the previous process, which may still run, and starts one. */
    private synchronized void start() throws IOException {
        checkNotExiting();
        if (process != null) {
            endProcess();
        }
        final ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(outputFile().toFile());
        builder.environment().putAll(variables);
        process = builder.start();
        earlierTime = Duration.ZERO;
        requestCount = 1;
        earlierLines = 0;
    }

    private synchronized boolean sendRequest() throws IOException {
        checkNotExiting();
        earlierLines = (int) allOutput().count();
        earlierTime = ProcessorTime.withEndedChildren(process.toHandle());
        try {
            final OutputStream requests = process.getOutputStream();
            requests.write('\n');
            requests.flush();
            requestCount++;
            return true;
        } catch (final IOException broken) {
            LOGGER.log(Level.DEBUG, "a kept process has ended: {0}", broken);
            return false;
        }
    }

    private void checkNotExiting() throws IOException {
        if (ended) {
            throw new IOException(EXITING);
        }
    }

    /** By the owner, or at this JVM's exit: the second call finds nothing to end. */
    private synchronized void end() {
        ended = true;
        if (process != null) {
            endProcess();
        }
        try {
            deleteFolder(folder);
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

    static void deleteFolder(final Path folder) throws IOException {
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
