package io.github.galefs.device.artefact;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Deletes files of a cache folder beyond its limits, those first that nobody has used for the longest.
 *
 * <p>The time of a file's last change tells its last use: many systems do not record accesses. Other processes may
 * write, read and delete files meanwhile. A file that is deleted while another process reads it stays readable there.
 */
final class CacheTrim {
    /** A use is recorded if the recorded one is older than this, so that most reads change nothing. */
    private static final Duration USE_PRECISION = Duration.ofHours(1);

    /** A process that has not renamed its new file after this time has ended. */
    private static final Duration UNFINISHED_AGE = Duration.ofDays(1);

    private final CacheLimits limits;
    private final Instant now;

    private record Entry(Path path, long size, Instant lastUse) {}

    CacheTrim(final CacheLimits limits, final Instant now) {
        this.limits = limits;
        this.now = now;
    }

    /** Records that a file is used. */
    static void recordUse(final Path file, final Instant now) throws IOException {
        if (Files.getLastModifiedTime(file).toInstant().isBefore(now.minus(USE_PRECISION))) {
            Files.setLastModifiedTime(file, FileTime.from(now));
        }
    }

    /**
     * Deletes files.
     *
     * @param folder to be searched, without its subfolders.
     * @param latest the file that was just written, which stays.
     */
    void run(final Path folder, final Path latest) throws IOException {
        long bytes = 0;
        final List<Entry> kept = new ArrayList<>();
        for (final Entry entry : entries(folder)) {
            if (isOutdated(entry)) {
                Files.deleteIfExists(entry.path());
            } else {
                bytes += entry.size();
                kept.add(entry);
            }
        }
        kept.sort(Comparator.comparing(Entry::lastUse));
        for (final Entry entry : kept) {
            if (bytes <= limits.bytes()) {
                return;
            }
            if (!entry.path().equals(latest) && !isUnfinished(entry)) {
                Files.deleteIfExists(entry.path());
                bytes -= entry.size();
            }
        }
    }

    private boolean isOutdated(final Entry entry) {
        final Duration age = isUnfinished(entry) ? UNFINISHED_AGE : limits.age();
        return entry.lastUse().isBefore(now.minus(age));
    }

    private static boolean isUnfinished(final Entry entry) {
        return entry.path().toString().endsWith(CacheFolder.UNFINISHED);
    }

    private static List<Entry> entries(final Path folder) throws IOException {
        final List<Entry> entries = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (final Path file : files.toList()) {
                addEntry(entries, file);
            }
        }
        return entries;
    }

    private static void addEntry(final List<Entry> entries, final Path file) throws IOException {
        try {
            final BasicFileAttributes attributes =
                    Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (attributes.isRegularFile()) {
                entries.add(new Entry(
                        file, attributes.size(), attributes.lastModifiedTime().toInstant()));
            }
        } catch (final NoSuchFileException deletedMeanwhile) {
            // By another process.
        }
    }
}
