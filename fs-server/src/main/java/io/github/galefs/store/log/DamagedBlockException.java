package io.github.galefs.store.log;

import java.io.IOException;
import java.io.Serial;

/** A payload is not what was written. The message says where it lies and what is wrong with it. */
public final class DamagedBlockException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * An error at a place.
     *
     * @param detail what is wrong, with values.
     */
    public DamagedBlockException(final String detail) {
        super(detail);
    }
}
