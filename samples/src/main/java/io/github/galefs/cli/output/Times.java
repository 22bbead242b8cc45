package io.github.galefs.cli.output;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** Formats times, all with the same number of characters. */
public final class Times {
    private static final DateTimeFormatter ISO =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSX").withZone(ZoneOffset.UTC);

    private Times() {}

    /**
     * Formats a time in UTC.
     *
     * @param time any.
     * @return such as {@code 2026-01-01T12:00:00.000Z}.
     */
    public static String describe(final Instant time) {
        return ISO.format(time);
    }
}
