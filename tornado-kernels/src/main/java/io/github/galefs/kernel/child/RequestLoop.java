package io.github.galefs.kernel.child;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The child's side of a {@link ChildProcess} that serves several requests: the first when it starts, and others when
 * the parent asks for them. Ends this process with the parent, after a failure, and when no request has come for the
 * idle time.
 *
 * @param folder of the {@link ChildProcess}.
 * @param idle   time for which this process waits for a request.
 */
public record RequestLoop(Path folder, Duration idle) {
    /** Status of a request that failed: the process ends, because nobody knows what it has left behind. */
    public static final int EXIT_FAILED = 1;

    /** Exit status of a process that has waited for a request in vain. */
    static final int EXIT_IDLE = 3;

    /** Serves one request. */
    @FunctionalInterface
    public interface Service {
        /**
         * Serves the request that is in the folder.
         *
         * @return status for the parent, which ends the process if it is {@link #EXIT_FAILED}.
         * @throws IOException a file cannot be read or written; the same as {@link #EXIT_FAILED}.
         */
        int serve() throws IOException;
    }

    /**
     * Serves requests. Does not return.
     *
     * @param service serves a request.
     */
    public void run(final Service service) {
        final Semaphore requests = new Semaphore(1);
        ParentWatch.start(folder, requests::release);
        // Without exit handlers, such as a driver's: the results are written.
        Runtime.getRuntime().halt(serveAll(service, requests));
    }

    private int serveAll(final Service service, final Semaphore requests) {
        try {
            while (requests.tryAcquire(idle.toMillis(), TimeUnit.MILLISECONDS)) {
                final int status = service.serve();
                if (status == EXIT_FAILED) {
                    return EXIT_FAILED;
                }
                StatusFile.write(folder, status);
            }
            return EXIT_IDLE;
        } catch (final IOException | InterruptedException | RuntimeException | Error e) {
            e.printStackTrace();
            return EXIT_FAILED;
        }
    }
}
