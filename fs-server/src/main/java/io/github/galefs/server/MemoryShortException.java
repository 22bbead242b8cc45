package io.github.galefs.server;

import java.io.Serial;

/** A request found no memory for its reply and has had no effect: it is repeated when there is some. */
final class MemoryShortException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    /** Creates an exception without a stack trace: it is thrown where memory is short, and often. */
    MemoryShortException() {
        super("memory is short", null, false, false);
    }
}
