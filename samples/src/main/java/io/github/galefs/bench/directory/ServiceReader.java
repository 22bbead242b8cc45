package io.github.galefs.bench.directory;

import io.github.galefs.directory.DirectoryContext;
import io.github.galefs.directory.DirectoryFileService;
import io.github.galefs.file.FileOpenOption;
import java.io.EOFException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.EnumSet;

/** Reads through the file service of the file's directory. */
final class ServiceReader implements Reader {
    private final DirectoryFileService files;
    private final long handle;

    private ServiceReader(final Path file, final DirectoryContext context) throws IOException {
        files = DirectoryFileService.open(context.directory(file.getParent()));
        try {
            handle = files.open(file.getFileName().toString(), EnumSet.of(FileOpenOption.READ));
        } catch (final IOException | RuntimeException | Error e) {
            files.close();
            throw e;
        }
    }

    static ServiceReader open(final Path file) throws IOException {
        return new ServiceReader(file, new DirectoryContext());
    }

    /** Opens a file to be read past the page cache. */
    static ServiceReader openDirect(final Path file) throws IOException {
        return new ServiceReader(file, new DirectoryContext().readsPastCache(true));
    }

    @Override
    public void read(final long offset, final MemorySegment destination) throws IOException {
        final int length = (int) destination.byteSize();
        if (files.read(handle, offset, destination, 0, length) != length) {
            throw new EOFException("the file ends before " + (offset + length));
        }
    }

    @Override
    public void close() throws IOException {
        files.close();
    }
}
