package io.github.galefs.file;

/** A file service that knows whether it has failed for good, such as a store whose directory was replaced. */
public interface FailureReport {
    /**
     * Returns the failure. May be called by any thread, also after a close.
     *
     * @return what has failed and why; empty as long as the service works.
     */
    String failure();
}
