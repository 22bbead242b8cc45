package io.github.galefs.transfer;

import io.github.galefs.file.FileServiceException;

/** A call on names or handles of a file service, which may block: done by a worker, and completed by the agent. */
public abstract class ServiceCall extends WorkerTask {
    /** Creates a call, to be passed to {@link TransferEngine#call}. */
    protected ServiceCall() {}

    /**
     * Makes the call. Runs on a worker's thread; must not use what belongs to the agent.
     *
     * @throws FileServiceException the service failed.
     */
    protected abstract void call() throws FileServiceException;

    /**
     * Takes the result. Runs on the agent's thread, within {@link TransferEngine#poll}, once for each call.
     *
     * @param failure of the call, or null.
     */
    protected abstract void onCompleted(FileServiceException failure);

    @Override
    final void work() throws FileServiceException {
        call();
    }

    @Override
    final void onWorked() {
        onCompleted(failureOrNull());
    }
}
