package io.github.galefs.cli.store;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/**
 * Writes to a local file, and adds its name to errors: those of the JDK, such as that of a full disk, lack it.
 */
final class LocalStream extends FilterOutputStream {
    private final Path file;

    LocalStream(final OutputStream out, final Path file) {
        super(out);
        this.file = file;
    }

    @Override
    public void write(final byte[] bytes, final int offset, final int length) throws IOException {
        try {
            out.write(bytes, offset, length);
        } catch (final ClosedByInterruptException e) {
            throw e;
        } catch (final IOException e) {
            throw named(e);
        }
    }

    /** A network file system may report a full disk only now. */
    @Override
    public void close() throws IOException {
        try {
            out.close();
        } catch (final ClosedByInterruptException e) {
            throw e;
        } catch (final IOException e) {
            throw named(e);
        }
    }

    private FileSystemException named(final IOException e) {
        final FileSystemException named = new FileSystemException(file.toString(), null, e.getMessage());
        named.initCause(e);
        return named;
    }
}
