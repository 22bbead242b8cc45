package io.github.galefs.file;

/**
 * Implemented by a file service whose calls that change nothing may wait, as for a network or another client. A server
 * never makes such calls on a thread that its other clients need.
 */
public interface WaitingReads {
    /**
     * Returns whether the reads of a service may wait.
     *
     * @param files a service; of a decorator, the service behind it counts as well.
     * @return whether it is, or forwards to, a service with this interface.
     */
    static boolean areMadeBy(final FileService files) {
        return files instanceof WaitingReads
                || (files instanceof final ForwardingFileService decorator && areMadeBy(decorator.delegate()));
    }
}
