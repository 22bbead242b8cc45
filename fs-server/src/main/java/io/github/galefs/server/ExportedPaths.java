package io.github.galefs.server;

import io.github.galefs.file.FileServiceException;
import java.util.regex.Pattern;

/**
 * Shows paths in errors as the client sees them: without the directory that the server exports, which is the client's
 * root. Immutable.
 */
final class ExportedPaths {
    private final Pattern export;

    /** @param export directory that the server exports, as the service of the exported files prefixes it to paths. */
    ExportedPaths(final String export) {
        // Errors quote paths. Without the quotation mark, a directory of the client's that has the same name would
        // match.
        this.export = Pattern.compile('"' + Pattern.quote(export) + "(?:/+|(?=\"))");
    }

    /** Returns the message of an error for the client. */
    String describe(final FileServiceException error) {
        return export.matcher(error.getMessage()).replaceAll("\"/");
    }
}
