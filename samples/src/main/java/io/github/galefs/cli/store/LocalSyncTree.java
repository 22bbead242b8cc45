package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.file.SparseStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** A local directory as one side of a synchronisation. Holds the entries of the directory that is listed in memory. */
final class LocalSyncTree implements SyncTree {
    private final Path top;
    private final LocalNames names;
    private final LocalEntries files;
    private final LocalReplacement replacement = new LocalReplacement();

    LocalSyncTree(final Path top, final LocalNames names, final LocalEntries files) {
        this.top = top;
        this.names = names;
        this.files = files;
    }

    @Override
    public boolean exists() throws CommandException {
        if (Files.exists(top) && !Files.isDirectory(top)) {
            throw new CommandException("local file " + top + ": is no directory");
        }
        return Files.exists(top);
    }

    @Override
    public Cursor entries(final String directory) throws IOException, CommandException, InterruptedException {
        final List<SyncEntry> entries = new ArrayList<>();
        boolean isComplete = true;
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(names.in(top, directory))) {
            final LocalEntries.Directory found = files.in(directory);
            for (final Path file : stream) {
                if (!UnfinishedNames.has(file.getFileName().toString())) {
                    final Optional<SyncEntry> entry = found.entry(file);
                    entry.ifPresent(entries::add);
                    isComplete &= entry.isPresent() || names.areComplete();
                }
            }
        } catch (final DirectoryIteratorException e) {
            throw e.getCause();
        }
        entries.sort(SyncEntry.BY_NAME);
        return new Sorted(entries.iterator(), isComplete);
    }

    /** Entries in their order. */
    private record Sorted(Iterator<SyncEntry> entries, boolean isComplete) implements Cursor {
        @Override
        public SyncEntry next() {
            return entries.hasNext() ? entries.next() : null;
        }
    }

    @Override
    public SyncEntry present(final String path, final SyncEntry earlier) throws IOException {
        return SyncEntry.of(
                earlier.name(), earlier.kind(), Files.readAttributes(names.in(top, path), BasicFileAttributes.class));
    }

    @Override
    public ReadableByteChannel open(final String path) throws IOException {
        return files.open(names.in(top, path));
    }

    @Override
    public void makeDirectory(final String path) throws IOException {
        Files.createDirectory(names.in(top, path));
    }

    @Override
    public void remove(final String path, final SyncEntry entry) throws IOException {
        final Path file = names.in(top, path);
        try {
            Files.delete(file);
        } catch (final DirectoryNotEmptyException e) {
            final FileSystemException named = new FileSystemException(
                    file.toString(),
                    null,
                    "has entries that another command is writing, or that a killed one has left");
            named.initCause(e);
            throw named;
        }
    }

    @Override
    public void write(final String path, final SyncEntry entry, final ReadableByteChannel bytes, final byte[] chunk)
            throws IOException, CommandException, InterruptedException {
        final Path file = names.in(top, path);
        replacement.replace(file, file, (copy, channel) -> {
            try (OutputStream out = new LocalStream(new SparseStream(channel), file)) {
                final ByteBuffer buffer = ByteBuffer.wrap(chunk);
                while (bytes.read(buffer.clear()) >= 0) {
                    out.write(chunk, 0, buffer.position());
                }
            }
            Files.setLastModifiedTime(copy, FileTime.fromMillis(entry.modificationMillis()));
        });
    }

    @Override
    public SyncMark mark(final String directory) throws IOException {
        Path marked = names.in(top, directory).toAbsolutePath();
        boolean isAbove = false;
        while (!Files.isDirectory(marked)) {
            marked = marked.getParent();
            isAbove = true;
        }
        final Path real = marked.toRealPath();
        final List<String> above = new ArrayList<>();
        real.forEach(name -> above.add(name.toString()));
        try {
            final Path file = Files.createFile(real.resolve(new UnfinishedNames().next()));
            return new SyncMark(file.getFileName().toString(), above, isAbove, () -> Files.delete(file));
        } catch (final FileSystemException _) {
            // The directory cannot be written, so nothing in it is changed.
            return SyncMark.NONE;
        }
    }

    @Override
    public boolean has(final String directory, final String name) throws IOException {
        try {
            return Files.exists(names.in(top, directory).resolve(name));
        } catch (final FileSystemException | InvalidPathException _) {
            // The directory is one of the other place, and has a name that no local one can have.
            return false;
        }
    }

    @Override
    public boolean isBelow(final String name) throws IOException {
        Path directory = top.toRealPath().getParent();
        while (directory != null && !Files.exists(directory.resolve(name))) {
            directory = directory.getParent();
        }
        return directory != null;
    }

    @Override
    public String describe(final String path) {
        return path.isEmpty() ? top.toString() : StorePaths.in(top.toString(), path);
    }
}
