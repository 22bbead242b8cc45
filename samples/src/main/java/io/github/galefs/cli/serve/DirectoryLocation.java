package io.github.galefs.cli.serve;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a directory lies in its file system: the same for all paths that bind mounts give it.
 *
 * @param device number of the file system, as {@code 254:0}.
 * @param path   of the directory in the file system.
 */
record DirectoryLocation(String device, Path path) {
    private static final Path MOUNTS = Path.of("/proc/self/mountinfo");

    /** Decodes any bytes, as file names may be: those of others are compared and not used. */
    private static final Charset PATHS = Charset.forName(System.getProperty("sun.jnu.encoding"));

    /** Fields of a line of {@code /proc/self/mountinfo}, by proc_pid_mountinfo(5). */
    private static final int DEVICE = 2;

    private static final int ROOT = 3;
    private static final int MOUNT_POINT = 4;

    /** A space, a tab, a line feed and a backslash are written as octal numbers. */
    private static final Pattern ESCAPE = Pattern.compile("\\\\([0-7]{3})");

    private static final int OCTAL = 8;

    /**
     * Finds a directory.
     *
     * @param directory its real path, without symbolic links.
     * @return the location; empty if the system does not tell its mounts.
     */
    static Optional<DirectoryLocation> of(final Path directory) throws IOException {
        return Files.isReadable(MOUNTS)
                ? of(directory, lines(new String(Files.readAllBytes(MOUNTS), PATHS)))
                : Optional.empty();
    }

    /** A line ends with a line feed only: other characters are part of a name. */
    private static List<String> lines(final String text) {
        return List.of(text.split("\n", -1));
    }

    /** Finds a directory among mounts: the last of those with the longest path hides the others. */
    static Optional<DirectoryLocation> of(final Path directory, final List<String> mounts) {
        DirectoryLocation location = null;
        int longest = -1;
        for (final String line : mounts) {
            final String[] fields = line.split(" ", -1);
            if (fields.length <= MOUNT_POINT) {
                continue; // the end of the text
            }
            final Path mountPoint = path(fields[MOUNT_POINT]);
            if (mountPoint == null) {
                continue; // no path of this locale leads there
            }
            if (directory.startsWith(mountPoint) && mountPoint.getNameCount() >= longest) {
                longest = mountPoint.getNameCount();
                final Path root = path(fields[ROOT]);
                location = root == null
                        ? null
                        : new DirectoryLocation(
                                fields[DEVICE],
                                root.resolve(mountPoint.relativize(directory).toString()));
            }
        }
        return Optional.ofNullable(location);
    }

    /** Returns whether this directory is another one, or lies in it. */
    boolean isIn(final DirectoryLocation other) {
        return device.equals(other.device()) && path.startsWith(other.path());
    }

    /** Returns the path that a field names; null if it is none in this locale. */
    private static Path path(final String field) {
        try {
            return Path.of(unescaped(field));
        } catch (final InvalidPathException _) {
            return null;
        }
    }

    private static String unescaped(final String field) {
        return ESCAPE.matcher(field)
                .replaceAll(escape ->
                        Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(escape.group(1), OCTAL))));
    }
}
