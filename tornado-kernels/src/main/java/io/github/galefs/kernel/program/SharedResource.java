package io.github.galefs.kernel.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Texts beside the classes of this package. */
final class SharedResource {
    private SharedResource() {}

    /** Returns a text; empty if there is none. */
    static String read(final String name) {
        try (InputStream resource = SharedResource.class.getResourceAsStream(name)) {
            return resource == null ? "" : new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        } catch (final IOException unreadable) {
            throw new UncheckedIOException("cannot read " + name, unreadable);
        }
    }
}
