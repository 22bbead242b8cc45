package io.github.galefs.transfer;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/**
 * Work that may block, done by a worker of a {@link TransferEngine}. The agent that starts it reads the results after
 * its completion; the queue of completions orders both threads' accesses.
 */
abstract class WorkerTask implements Runnable {
    private TransferEngine engine;
    private FileServiceException failure;
    private Throwable defect;

    /** Next task in the same {@link TaskQueue}, or null. */
    WorkerTask next;

    /** Does the work, on a worker. */
    abstract void work() throws FileServiceException;

    /** Takes the results, on the agent's thread. */
    abstract void onWorked();

    final void prepare(final TransferEngine newEngine) {
        engine = newEngine;
        failure = null;
        defect = null;
    }

    @Override
    public final void run() {
        try {
            work();
        } catch (final FileServiceException e) {
            failure = e;
        } catch (final Throwable e) {
            // Also an Error: requests wait for the task. The engine rethrows the defect on the agent's thread.
            defect = e;
        } finally {
            engine.onWorked(this);
        }
    }

    /** Makes the task fail because of a defect of the program, or because a resource of the process is used up. */
    final void fail(final Throwable cause) {
        defect = cause;
    }

    final FileServiceException failureOrNull() {
        if (failure == null && defect != null) {
            failure = describe(defect);
        }
        return failure;
    }

    private FileServiceException describe(final Throwable cause) {
        try {
            return new FileServiceException(PosixError.EIO, "the host failed: " + cause, cause);
        } catch (final OutOfMemoryError _) {
            return engine.outOfMemory();
        }
    }

    /** Returns what is no error of the file service, or null. */
    final Throwable defect() {
        return defect;
    }
}
