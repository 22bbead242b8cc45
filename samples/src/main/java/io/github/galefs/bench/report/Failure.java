package io.github.galefs.bench.report;

import java.util.Map;
import java.util.Optional;

/**
 * A benchmark that ended without success.
 *
 * @param bench   name of the benchmark.
 * @param device  that the command named.
 * @param command that failed.
 * @param status  exit status of the command.
 * @param message end of the command's standard error.
 */
record Failure(String bench, String device, String command, String status, String message) {
    /** Reads the known keys of a line's object; empty without a message. */
    static Optional<Failure> of(final Map<String, Object> line) {
        return line.get("message") instanceof final String message
                ? Optional.of(new Failure(
                        text(line, "bench"),
                        text(line, "selected"),
                        text(line, "command"),
                        text(line, "status"),
                        message))
                : Optional.empty();
    }

    private static String text(final Map<String, Object> line, final String key) {
        final Object value = line.get(key);
        return value instanceof String || value instanceof Number ? value.toString() : "";
    }
}
