package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.file.SparseInput;
import java.io.IOException;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Local files to copy from. A file that is left behind has an entry, so that the target keeps an older copy. Entries
 * are for use by one thread.
 */
final class SourceEntries implements LocalEntries {
    private final Path top;
    private final LocalSources sources;
    private final LocalNames names;
    private final LeftBehind leftBehind;

    /** Directories that were found and not yet listed, by their paths from the top. */
    private final Map<String, LocalDirectory> found = new HashMap<>();

    SourceEntries(final Path top, final LocalSources sources, final LocalNames names, final LeftBehind leftBehind) {
        this.top = top;
        this.sources = sources;
        this.names = names;
        this.leftBehind = leftBehind;
    }

    @Override
    public Directory in(final String path) throws IOException, CommandException {
        final LocalDirectory directory = path.isEmpty() ? sources.top(top) : found.remove(path);
        return file -> {
            final SyncEntry entry = new Search(path, directory, file).entry();
            return Optional.ofNullable(entry);
        };
    }

    @Override
    public ReadableByteChannel open(final Path file) throws IOException {
        return SparseInput.open(file);
    }

    /** A look at one file. */
    private final class Search {
        private final String path;
        private final LocalDirectory directory;
        private final Path file;
        private SyncEntry entry;

        Search(final String path, final LocalDirectory directory, final Path file) {
            this.path = path;
            this.directory = directory;
            this.file = file;
        }

        /** Returns the entry; null if its name cannot be decoded. */
        SyncEntry entry() throws IOException, CommandException, InterruptedException {
            leftBehind.attempt(() -> {
                entry = SyncEntry.leftBehind(names.name(file));
                sources.find(file, directory).ifPresent(this::keep);
            });
            return entry;
        }

        private void keep(final LocalSources.Source source) {
            final BasicFileAttributes attributes = source.attributes();
            if (source.directory() == null) {
                entry = SyncEntry.of(entry.name(), SyncEntry.Kind.FILE, attributes);
                return;
            }
            entry = SyncEntry.of(entry.name(), SyncEntry.Kind.DIRECTORY, attributes);
            found.put(path.isEmpty() ? entry.name() : path + "/" + entry.name(), source.directory());
        }
    }
}
