package io.github.galefs.hadoop.staging;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Properties;

/**
 * What staged bytes are to replace.
 *
 * @param place     the file system, as scheme and authority of its URI.
 * @param path      path of the file in the service when it was opened, for messages.
 * @param expected  version that the staged bytes were made from, or that has the first of them by now.
 * @param from      offset of the first staged byte. Bytes before it are those of the expected version, so that the
 *                  staged bytes after that version's length are to be appended. 0 for a whole file.
 * @param writer    name of the client that has begun to append the bytes, so that the file may have some of them;
 *                  empty before.
 * @param temporary path in the file system that an upload has until it replaces the file; empty before the first
 *                  upload. Where an upload has no path of its own, text that marks the uploads of these bytes.
 * @param uploaded  version of an upload that was complete and about to replace the file; empty without such an upload.
 * @param failure   failure of the last upload; empty before the first.
 */
public record Destination(
        String place,
        String path,
        RemoteVersion expected,
        long from,
        String writer,
        String temporary,
        Optional<RemoteVersion> uploaded,
        Optional<UploadFailure> failure) {
    private static final String PLACE = "place";
    private static final String PATH = "path";
    private static final String EXPECTED = "expected";
    private static final String FROM = "from";
    private static final String WRITER = "writer";
    private static final String TEMPORARY = "temporary";
    private static final String UPLOADED = "uploaded";
    private static final int VERSION_PARTS = 4;
    private static final String REASON = "reason";
    private static final String FAILED = "failed";

    /**
     * Creates the destination of a file without uploads.
     *
     * @param place    the file system.
     * @param path     path of the file in the service.
     * @param expected version that the staged bytes were made from.
     * @param from     offset of the first staged byte.
     * @return the destination.
     */
    public static Destination of(final String place, final String path, final RemoteVersion expected, final long from) {
        return new Destination(place, path, expected, from, "", "", Optional.empty(), Optional.empty());
    }

    /** Creates the destination of a file whose record is damaged. */
    static Destination unknown(final String reason, final long millis) {
        return of("", "", new RemoteVersion(0, 0, 0), 0).withFailure(new UploadFailure(reason, millis));
    }

    /**
     * Returns whether an append has begun.
     *
     * @return true if the file may have some of the bytes.
     */
    public boolean isAppending() {
        return !writer.isEmpty();
    }

    /**
     * Returns a copy for another version.
     *
     * @param version version that the staged bytes replace.
     * @return the copy.
     */
    public Destination withExpected(final RemoteVersion version) {
        return new Destination(place, path, version, from, writer, temporary, uploaded, failure);
    }

    /**
     * Returns a copy for a file that was renamed.
     *
     * @param newPath path of the file in the service.
     * @return the copy.
     */
    public Destination withPath(final String newPath) {
        return new Destination(place, newPath, expected, from, writer, temporary, uploaded, failure);
    }

    /**
     * Returns a copy for an append that begins.
     *
     * @param newWriter name of the client that appends.
     * @return the copy.
     */
    public Destination withWriter(final String newWriter) {
        return new Destination(place, path, expected, from, newWriter, temporary, uploaded, failure);
    }

    /**
     * Returns a copy for an upload that begins.
     *
     * @param newTemporary path of the upload.
     * @return the copy.
     */
    public Destination withTemporary(final String newTemporary) {
        return new Destination(place, path, expected, from, writer, newTemporary, uploaded, failure);
    }

    /**
     * Returns a copy for an upload that is complete.
     *
     * @param version version of the upload.
     * @return the copy.
     */
    public Destination withUploaded(final RemoteVersion version) {
        return new Destination(place, path, expected, from, writer, temporary, Optional.of(version), failure);
    }

    /**
     * Returns a copy for an upload that has failed.
     *
     * @param newFailure the failure.
     * @return the copy.
     */
    public Destination withFailure(final UploadFailure newFailure) {
        return new Destination(place, path, expected, from, writer, temporary, uploaded, Optional.of(newFailure));
    }

    /** Returns it as text, which {@link #parse} reads. */
    String format() {
        final Properties properties = new Properties();
        properties.setProperty(PLACE, place);
        properties.setProperty(PATH, path);
        properties.setProperty(FROM, Long.toString(from));
        properties.setProperty(WRITER, writer);
        properties.setProperty(TEMPORARY, temporary);
        put(properties, EXPECTED, expected);
        uploaded.ifPresent(version -> put(properties, UPLOADED, version));
        failure.ifPresent(last -> {
            properties.setProperty(REASON, last.reason());
            properties.setProperty(FAILED, Long.toString(last.millis()));
        });
        final StringWriter text = new StringWriter();
        try {
            properties.store(text, null);
        } catch (final IOException e) {
            throw new UncheckedIOException("a string writer does not fail", e);
        }
        return text.toString();
    }

    private static void put(final Properties properties, final String name, final RemoteVersion version) {
        properties.setProperty(
                name,
                version.inode() + " " + version.length() + " " + version.modificationMillis() + " " + version.tag());
    }

    /**
     * Reads the text.
     *
     * @throws IllegalArgumentException if it is no such text.
     */
    static Destination parse(final String text) {
        final Properties properties = new Properties();
        try {
            properties.load(new StringReader(text));
        } catch (final IOException e) {
            throw new UncheckedIOException("a string reader does not fail", e);
        }
        return new Destination(
                required(properties, PLACE),
                required(properties, PATH),
                version(required(properties, EXPECTED)),
                Long.parseLong(required(properties, FROM)),
                required(properties, WRITER),
                required(properties, TEMPORARY),
                Optional.ofNullable(properties.getProperty(UPLOADED)).map(Destination::version),
                Optional.ofNullable(properties.getProperty(REASON))
                        .map(reason -> new UploadFailure(reason, Long.parseLong(required(properties, FAILED)))));
    }

    /** Reads a version. Records of earlier releases end before the tag. */
    private static RemoteVersion version(final String text) {
        final String[] parts = text.split(" ", VERSION_PARTS);
        if (parts.length < VERSION_PARTS - 1) {
            throw new IllegalArgumentException(
                    "has a version of " + parts.length + " parts instead of " + VERSION_PARTS);
        }
        return new RemoteVersion(
                Long.parseLong(parts[0]),
                Long.parseLong(parts[1]),
                Long.parseLong(parts[2]),
                parts.length < VERSION_PARTS ? "" : parts[VERSION_PARTS - 1]);
    }

    private static String required(final Properties properties, final String name) {
        final String value = properties.getProperty(name);
        if (value == null) {
            throw new IllegalArgumentException("has no \"" + name + "\"");
        }
        return value;
    }
}
