package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.file.SparseStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A local directory as one side of a synchronisation. Holds the entries of the directory that is listed in memory. */
final class LocalSyncTree implements SyncTree {
    private final Path top;
    private final LocalReplacement replacement = new LocalReplacement();

    LocalSyncTree(final Path top) {
        this.top = top;
    }

    @Override
    public boolean exists() throws CommandException {
        if (Files.exists(top) && !Files.isDirectory(top)) {
            throw new CommandException("local file " + top + ": is no directory");
        }
        return Files.exists(top);
    }

    @Override
    public Cursor entries(final String directory) throws IOException {
        final List<SyncEntry> entries = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(top.resolve(directory))) {
            for (final Path entry : stream) {
                if (!UnfinishedNames.has(entry.getFileName().toString())) {
                    entries.add(entry(entry));
                }
            }
        } catch (final DirectoryIteratorException e) {
            throw e.getCause();
        }
        entries.sort(SyncEntry.BY_NAME);
        final Iterator<SyncEntry> sorted = entries.iterator();
        return () -> sorted.hasNext() ? sorted.next() : null;
    }

    private static SyncEntry entry(final Path path) throws IOException {
        final String name = LocalNames.decoded(path);
        final BasicFileAttributes attributes =
                Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        return new SyncEntry(
                name,
                kind(attributes),
                attributes.size(),
                attributes.lastModifiedTime().toMillis());
    }

    private static SyncEntry.Kind kind(final BasicFileAttributes attributes) {
        if (attributes.isDirectory()) {
            return SyncEntry.Kind.DIRECTORY;
        }
        return attributes.isRegularFile() ? SyncEntry.Kind.FILE : SyncEntry.Kind.OTHER;
    }

    @Override
    public ReadableByteChannel open(final String path) throws IOException {
        return FileChannel.open(top.resolve(path), StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);
    }

    @Override
    public void makeDirectory(final String path) throws IOException {
        Files.createDirectory(top.resolve(path));
    }

    @Override
    public void remove(final String path, final SyncEntry entry) throws IOException {
        final Path file = top.resolve(path);
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
        final Path file = top.resolve(path);
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
    public String describe(final String path) {
        return top.resolve(path).toString();
    }
}
