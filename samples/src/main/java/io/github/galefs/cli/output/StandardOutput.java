package io.github.galefs.cli.output;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Standard output of the process. Its first failure ends the command by {@link OutputFailedException}. */
public final class StandardOutput extends OutputStream {
    private final OutputStream out = new FileOutputStream(FileDescriptor.out);
    private boolean failed;

    /** Creates the stream, without a buffer. */
    public StandardOutput() {}

    @Override
    public void write(final int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(final byte[] bytes, final int offset, final int length) {
        if (failed) {
            // The rest of a buffer, while the command ends because of the failure.
            return;
        }
        try {
            out.write(bytes, offset, length);
        } catch (final IOException e) {
            failed = true;
            throw new OutputFailedException(e, Terminal.hasOutputLostItsReader());
        }
    }
}
