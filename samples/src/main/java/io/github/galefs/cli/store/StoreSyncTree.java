package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.NameKind;
import io.github.galefs.file.OptionalAttribute;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A directory of a file service as one side of a synchronisation. Reads a page of a directory at a time. */
final class StoreSyncTree implements SyncTree {
    /** Nothing in the directory itself is changed then. */
    private static final Set<PosixError> CANNOT_BE_WRITTEN =
            EnumSet.of(PosixError.EACCES, PosixError.EPERM, PosixError.EROFS, PosixError.ENOSPC);

    private final FileService files;
    private final String top;
    private final NotServed notServed;
    private final FileReplacement replacement;

    /**
     * Creates a tree.
     *
     * @param notServed receives each name that cannot be copied.
     */
    StoreSyncTree(final FileService files, final String top, final NotServed notServed) {
        this.files = files;
        this.notServed = notServed;
        this.top = top;
        replacement = new FileReplacement(files, new ProgressBars.Progress() {});
    }

    /** Receives names that cannot be copied. */
    @FunctionalInterface
    interface NotServed {
        void accept(String path, NameKind kind);
    }

    @Override
    public boolean keepsTimes() throws FileServiceException {
        return files.keepsTimes();
    }

    @Override
    public boolean exists() throws FileServiceException, CommandException {
        final Optional<FileStatus> status = StorePaths.find(files, top);
        if (status.isPresent() && !status.get().directory()) {
            throw new CommandException("\"" + top + "\" in the store: is no directory");
        }
        return status.isPresent();
    }

    @Override
    public Cursor entries(final String directory) {
        return new Pages(describe(directory));
    }

    @Override
    public SyncEntry present(final String path, final SyncEntry earlier) throws FileServiceException {
        final FileStatus status = files.stat(describe(path));
        return new SyncEntry(earlier.name(), earlier.kind(), status.size(), status.modificationMillis());
    }

    @Override
    public ReadableByteChannel open(final String path) throws FileServiceException {
        return new StoreChannel(files, describe(path));
    }

    @Override
    public void makeDirectory(final String path) throws FileServiceException {
        files.makeDirectory(describe(path));
    }

    @Override
    public void remove(final String path, final SyncEntry entry) throws FileServiceException {
        if (entry.isDirectory()) {
            files.removeDirectory(describe(path));
        } else {
            files.unlink(describe(path));
        }
    }

    @Override
    public void write(final String path, final SyncEntry entry, final ReadableByteChannel bytes, final byte[] chunk)
            throws IOException, InterruptedException {
        final String target = describe(path);
        final Optional<FileStatus> replaced = StorePaths.find(files, target);
        replacement.write(bytes, Path.of(path), target, new CopiedAttributes(replaced, entry), chunk);
    }

    /** The permissions of the file that is replaced, and the time of the source. */
    private final class CopiedAttributes implements FileReplacement.Attributes {
        private final Optional<FileStatus> replaced;
        private final SyncEntry source;

        CopiedAttributes(final Optional<FileStatus> replaced, final SyncEntry source) {
            this.replaced = replaced;
            this.source = source;
        }

        @Override
        public void beforeBytes(final long handle) throws FileServiceException {
            if (replaced.isPresent()) {
                OptionalAttribute.setPermissions(
                        bits -> files.setPermissions(handle, bits),
                        replaced.get().permissions());
            }
        }

        @Override
        public void afterBytes(final long handle) throws FileServiceException {
            OptionalAttribute.set(() -> files.setModificationTime(handle, source.modificationMillis()));
        }
    }

    @Override
    public SyncMark mark(final String directory) throws FileServiceException {
        final String wanted = describe(directory);
        try {
            final CopyMarker marker = CopyMarker.at(files, wanted);
            final List<String> marked = marker.directory();
            final boolean isAbove =
                    marked.size() < StorePaths.names(StorePaths.plain(wanted)).size();
            return new SyncMark(StorePaths.name(marker.path()), marked, isAbove, marker::close);
        } catch (final FileServiceException e) {
            if (CANNOT_BE_WRITTEN.contains(e.error())) {
                return SyncMark.NONE;
            }
            throw e;
        }
    }

    @Override
    public boolean has(final String directory, final String name) throws FileServiceException {
        return CopyMarker.isIn(files, describe(directory), name);
    }

    @Override
    public boolean isBelow(final String name) throws FileServiceException {
        String directory = StorePaths.plain(top);
        boolean isFound = false;
        while (!isFound && !StorePaths.isRoot(directory)) {
            directory = StorePaths.parent(directory);
            isFound = CopyMarker.isIn(files, directory, name);
        }
        return isFound;
    }

    @Override
    public String describe(final String path) {
        return path.isEmpty() ? top : StorePaths.in(top, path);
    }

    /** The entries of a directory, without the files that commands are writing. */
    private final class Pages implements Cursor {
        private final String directory;
        private Iterator<DirectoryEntry> page = List.<DirectoryEntry>of().iterator();
        private String last = "";
        private boolean isLastPage;

        Pages(final String directory) {
            this.directory = directory;
        }

        @Override
        public SyncEntry next() throws FileServiceException {
            while (page.hasNext() || !isLastPage) {
                if (!page.hasNext()) {
                    final List<DirectoryEntry> entries = files.list(directory, last, FileService.LIST_PAGE_LENGTH);
                    isLastPage = entries.size() < FileService.LIST_PAGE_LENGTH;
                    page = entries.iterator();
                    continue;
                }
                final DirectoryEntry entry = page.next();
                last = entry.name();
                if (!UnfinishedNames.has(entry.name())) {
                    return entry(entry);
                }
            }
            return null;
        }

        private SyncEntry entry(final DirectoryEntry entry) {
            final FileStatus status = entry.status();
            if (!entry.kind().isServed()) {
                notServed.accept(StorePaths.in(directory, entry.name()), entry.kind());
                return SyncEntry.leftBehind(entry.name());
            }
            return new SyncEntry(
                    entry.name(),
                    status.directory() ? SyncEntry.Kind.DIRECTORY : SyncEntry.Kind.FILE,
                    status.size(),
                    status.modificationMillis());
        }
    }
}
