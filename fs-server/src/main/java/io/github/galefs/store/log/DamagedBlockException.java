package io.github.galefs.store.log;

import java.io.IOException;
import java.io.Serial;

/** Thrown when a payload differs from what was written. The message has its location and the difference. */
public final class DamagedBlockException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param detail the location and what is wrong there, with the values expected and found.
     */
    public DamagedBlockException(final String detail) {
        super(detail);
    }
}
