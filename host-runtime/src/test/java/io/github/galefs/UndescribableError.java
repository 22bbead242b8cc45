package io.github.galefs;

import java.io.Serial;

/** An error for whose message memory is too short. */
public final class UndescribableError extends Error {
    @Serial
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
        throw new OutOfMemoryError("no room for a message");
    }
}
