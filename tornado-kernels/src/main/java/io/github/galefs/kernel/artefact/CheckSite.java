package io.github.galefs.kernel.artefact;

import java.util.Arrays;
import java.util.Optional;

/**
 * A check in a kernel's program, which names it by its number.
 *
 * @param kind     what it refuses.
 * @param location class, method, file and line, in the form of stack traces.
 */
public record CheckSite(CheckKind kind, String location) {
    /**
     * Returns the site as text.
     *
     * @return one line, which {@link #parse} reads.
     */
    public String text() {
        return kind + " " + location;
    }

    /**
     * Reads a site.
     *
     * @param text of {@link #text}.
     * @return the site; empty if the text is none.
     */
    static Optional<CheckSite> parse(final String text) {
        final int space = text.indexOf(' ');
        return Arrays.stream(CheckKind.values())
                .filter(kind -> space >= 0 && kind.name().equals(text.substring(0, space)))
                .map(kind -> new CheckSite(kind, text.substring(space + 1)))
                .findFirst();
    }
}
