package io.github.galefs.directory;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.NameEscapes;
import io.github.galefs.file.NameKind;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.DirectoryCalls.Access;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Lists directories in the order of their names, which the kernel does not know. A scan of a directory keeps the next
 * {@link NamePage#MAX_NAMES} names for the pages that follow, so that a directory of {@code n} names is scanned
 * {@code n / MAX_NAMES} times. Safe for use by several threads.
 *
 * <p>Kept names are used while the directory has proved to be unchanged, and by a caller that goes on where its last
 * page ended, for 10 seconds: names that were created since the scan may be left out. Each entry is looked at when it
 * is listed.
 */
final class Listings {
    /** Errors of links that lead nowhere, out, in a circle or to what is neither file nor directory. */
    private static final Set<PosixError> NOT_SERVED = EnumSet.of(
            PosixError.ENOENT,
            PosixError.ENOTDIR,
            PosixError.EACCES,
            PosixError.ELOOP,
            PosixError.ENAMETOOLONG,
            PosixError.EXDEV,
            PosixError.ENOTSUP);

    /** Most directories whose names are kept. */
    private static final int MAX_PAGES = 4;

    private final Tree tree;
    private final Statuses statuses;
    private final VersionRule rule;
    private final int maxNames;

    /** By directory; the oldest first. Guarded by itself, as are the pages' cursors. */
    private final Map<FileKey, NamePage> pages = new LinkedHashMap<>();

    Listings(final Tree tree, final FileVersions versions, final int maxNames) {
        this.tree = tree;
        statuses = new Statuses(versions);
        rule = versions.rule();
        this.maxNames = maxNames;
    }

    List<DirectoryEntry> list(final String path, final String after, final int limit) throws FileServiceException {
        if (limit < 1) {
            throw new FileServiceException(
                    PosixError.EINVAL, PathNames.shown(path) + ": a page must have at least 1 entry, not " + limit);
        }
        return tree.beneath(path, root -> {
            final Place place = tree.place(root, path);
            tree.find(root, place).close();
            final List<DirectoryEntry> entries = new ArrayList<>();
            byte[] from = after.getBytes(StandardCharsets.UTF_8);
            boolean isComplete = false;
            while (entries.size() < limit && !isComplete) {
                final NamePage page = page(root, place, from, after);
                from = addEntries(root, place, page, from, limit, entries);
                isComplete = page.isLast();
                if (!entries.isEmpty()) {
                    addCursor(page, entries.getLast().name());
                }
            }
            return entries;
        });
    }

    /** Adds entries of a page after a name; returns the last name that was looked at. */
    private byte[] addEntries(
            final OpenInode root,
            final Place place,
            final NamePage page,
            final byte[] from,
            final int limit,
            final List<DirectoryEntry> entries)
            throws SystemCallException, FileServiceException {
        byte[] last = from;
        try (Tree.Found directory = Tree.open(root, place.whole(), Access.DIRECTORY_PATH)) {
            for (int i = page.indexAfter(from); i < page.names().size() && entries.size() < limit; i++) {
                last = page.names().get(i);
                addEntry(root, place, directory, new String(last, StandardCharsets.UTF_8), entries);
            }
        }
        return last;
    }

    /** Adds an entry unless its name is gone. */
    private void addEntry(
            final OpenInode root,
            final Place place,
            final Tree.Found directory,
            final String name,
            final List<DirectoryEntry> entries)
            throws SystemCallException, FileServiceException {
        final byte[] bytes = NameEscapes.bytes(name);
        try (Tree.Found found = Tree.findName(directory, bytes)) {
            entries.add(
                    switch (found.attributes().kind()) {
                        case FILE -> {
                            final boolean isShared = found.attributes().links() > 1;
                            final FileStatus status = statuses.ofFound(found);
                            yield new DirectoryEntry(name, status, isShared ? NameKind.SHARED_FILE : NameKind.FILE);
                        }
                        case DIRECTORY -> new DirectoryEntry(name, statuses.ofFound(found));
                        case LINK -> link(root, place.child(name, bytes), found);
                        case PIPE -> notServed(name, found, NameKind.PIPE);
                        case SOCKET -> notServed(name, found, NameKind.SOCKET);
                        case DEVICE -> notServed(name, found, NameKind.DEVICE);
                    });
        } catch (final SystemCallException e) {
            // Others may have removed it since the scan.
            if (!SystemFailures.is(e, PosixError.ENOENT)) {
                throw e;
            }
        }
    }

    private DirectoryEntry notServed(final String name, final Tree.Found found, final NameKind kind) {
        return new DirectoryEntry(name, statuses.ofName(found), kind);
    }

    /**
     * Returns the entry of a link. A link to a directory is no directory: a recursive command would come to what is
     * behind it twice, or without end.
     */
    private DirectoryEntry link(final OpenInode root, final Place link, final Tree.Found found)
            throws SystemCallException, FileServiceException {
        try (Tree.Found target = tree.find(root, link)) {
            if (!target.isDirectory()) {
                return new DirectoryEntry(link.path(), statuses.ofFound(target), NameKind.FILE_LINK);
            }
        } catch (final FileServiceException e) {
            // Leads out or nowhere, or to a device.
            if (!NOT_SERVED.contains(e.error())) {
                throw e;
            }
        } catch (final SystemCallException e) {
            if (NOT_SERVED.stream().noneMatch(error -> SystemFailures.is(e, error))) {
                throw e;
            }
        }
        return notServed(link.path(), found, NameKind.OTHER_LINK);
    }

    private NamePage page(final OpenInode root, final Place place, final byte[] from, final String after)
            throws SystemCallException {
        final long now = rule.now();
        try (Tree.Found directory = Tree.open(root, place.whole(), Access.DIRECTORY)) {
            final FileKey key = directory.key();
            final Fingerprint fingerprint = Fingerprint.of(directory.attributes());
            synchronized (pages) {
                final NamePage known = pages.get(key);
                if (known != null && known.covers(from) && (known.isCurrent(fingerprint) || known.isCursor(after))) {
                    return known;
                }
            }
            final DirectoryScan.Result scanned = DirectoryScan.scan(directory.descriptor(), from, maxNames);
            final NamePage page = new NamePage(
                    fingerprint, rule.isProof(key, fingerprint, now), from, scanned.names(), scanned.isLast());
            synchronized (pages) {
                pages.remove(key);
                pages.put(key, page);
                if (pages.size() > MAX_PAGES) {
                    pages.remove(pages.keySet().iterator().next());
                }
            }
            return page;
        }
    }

    private void addCursor(final NamePage page, final String name) {
        synchronized (pages) {
            page.addCursor(name);
        }
    }
}
