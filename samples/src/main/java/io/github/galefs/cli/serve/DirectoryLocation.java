package io.github.galefs.cli.serve;

import java.io.IOException;
import java.nio.file.Files;
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
        return Files.isReadable(MOUNTS) ? of(directory, Files.readAllLines(MOUNTS)) : Optional.empty();
    }

    /** Finds a directory among mounts: the last of those with the longest path hides the others. */
    static Optional<DirectoryLocation> of(final Path directory, final List<String> mounts) {
        DirectoryLocation location = null;
        int longest = -1;
        for (final String line : mounts) {
            final String[] fields = line.split(" ");
            final Path mountPoint = Path.of(unescaped(fields[MOUNT_POINT]));
            if (directory.startsWith(mountPoint) && mountPoint.getNameCount() >= longest) {
                longest = mountPoint.getNameCount();
                final Path root = Path.of(unescaped(fields[ROOT]));
                location = new DirectoryLocation(
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

    private static String unescaped(final String field) {
        return ESCAPE.matcher(field)
                .replaceAll(escape ->
                        Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(escape.group(1), OCTAL))));
    }
}
