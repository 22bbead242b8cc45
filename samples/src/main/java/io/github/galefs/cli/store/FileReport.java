package io.github.galefs.cli.store;

import io.github.galefs.cli.output.Times;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.NameKind;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The status of a file for programs and for people. */
final class FileReport {
    private FileReport() {}

    /** Returns the values of a JSON object. */
    static Map<String, Object> values(final String path, final NameKind kind, final FileStatus status) {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("path", path);
        values.put("type", type(kind));
        values.put("size", status.size());
        values.put("allocated", status.allocated());
        values.put("mode", mode(status));
        values.put("modified", modified(status));
        values.put("version", status.version());
        values.put("id", status.fileId());
        return values;
    }

    static String type(final NameKind kind) {
        return switch (kind) {
            case FILE, SHARED_FILE -> "file";
            case DIRECTORY -> "directory";
            case FILE_LINK, OTHER_LINK -> "link";
            case PIPE -> "pipe";
            case SOCKET -> "socket";
            case DEVICE -> "device";
        };
    }

    /** Returns the permissions as {@code chmod} takes them. */
    static String mode(final FileStatus status) {
        return String.format(Locale.ROOT, "%04o", status.permissions());
    }

    static String modified(final FileStatus status) {
        return Times.describe(Instant.ofEpochMilli(status.modificationMillis()));
    }
}
