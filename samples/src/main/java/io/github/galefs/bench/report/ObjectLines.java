package io.github.galefs.bench.report;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.bench.measure.BenchException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A file with one JSON object a line.
 *
 * @param objects    in the order of their lines.
 * @param unreadable description of each other line, with file and number. An interrupted set leaves a part of a
 *                   line.
 * @param <T>        kind of the objects.
 */
record ObjectLines<T>(List<T> objects, List<String> unreadable) {
    private static final long MAX_BYTES = 64L << 20;
    private static final int SHOWN_CHARACTERS = 80;

    /**
     * Reads a file; invalid UTF-8 becomes replacement characters.
     *
     * @param parser reads an object; empty when it is of another kind.
     * @throws BenchException when the file is too long.
     * @throws IOException    when the file cannot be read.
     */
    static <T> ObjectLines<T> read(final Path file, final Function<Map<String, Object>, Optional<T>> parser)
            throws BenchException, IOException {
        final List<T> objects = new ArrayList<>();
        final List<String> unreadable = new ArrayList<>();
        int number = 0;
        for (final String line : text(file).split("\n", -1)) {
            number++;
            if (line.isBlank()) {
                continue;
            }
            final Optional<T> object = object(line).flatMap(parser);
            if (object.isPresent()) {
                objects.add(object.get());
            } else {
                unreadable.add(file.getFileName() + ", line " + number + ": " + shortened(line));
            }
        }
        return new ObjectLines<>(objects, unreadable);
    }

    /** Reads a file of one object; empty when it holds anything else. */
    static Optional<Map<String, Object>> readOne(final Path file) throws BenchException, IOException {
        return object(text(file));
    }

    private static String text(final Path file) throws BenchException, IOException {
        final long length = Files.size(file);
        if (length > MAX_BYTES) {
            throw new BenchException(
                    file + " has " + length + " bytes: at most " + MAX_BYTES + " are allowed; divide it");
        }
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    private static Optional<Map<String, Object>> object(final String text) {
        try {
            return Optional.ofNullable(JSON.std.mapFrom(text));
        } catch (final IOException _) {
            return Optional.empty();
        }
    }

    private static String shortened(final String line) {
        return line.codePointCount(0, line.length()) <= SHOWN_CHARACTERS
                ? line
                : line.substring(0, line.offsetByCodePoints(0, SHOWN_CHARACTERS)) + "…";
    }
}
