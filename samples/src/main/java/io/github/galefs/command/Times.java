package io.github.galefs.command;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** Writes times, all of them equally long. */
final class Times {
    private static final DateTimeFormatter ISO =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSX").withZone(ZoneOffset.UTC);

    private Times() {}

    /** A time in UTC, such as {@code 2026-01-01T12:00:00.000Z}. */
    static String describe(final Instant time) {
        return ISO.format(time);
    }
}
