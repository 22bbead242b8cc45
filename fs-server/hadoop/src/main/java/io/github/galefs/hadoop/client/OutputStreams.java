package io.github.galefs.hadoop.client;

import java.io.IOException;
import org.apache.hadoop.fs.FSDataOutputStream;

/** Output streams of Hadoop's client. */
public final class OutputStreams {
    /** Bytes of the buffer of one write. Hadoop's client sends packets of 64 KiB. */
    public static final int BUFFER_LENGTH = 1 << 20;

    private OutputStreams() {}

    /** Writes to a stream. */
    public interface Writing {
        /**
         * Writes.
         *
         * @throws IOException if it fails.
         */
        void run() throws IOException;
    }

    /**
     * Writes and closes the stream. A close after a failure throws the same object again, which the language's own
     * statement for that cannot take.
     *
     * @param out     the stream.
     * @param writing writes to it.
     * @throws IOException from the write or the close.
     */
    public static void writeAndClose(final FSDataOutputStream out, final Writing writing) throws IOException {
        try {
            writing.run();
        } catch (final IOException | RuntimeException | Error e) {
            closeAfter(out, e);
            throw e;
        }
        out.close();
    }

    private static void closeAfter(final FSDataOutputStream out, final Throwable failure) {
        try {
            out.close();
        } catch (final IOException e) {
            if (!e.equals(failure)) {
                failure.addSuppressed(e);
            }
        }
    }

    /**
     * Copies the bytes of a source from an offset on.
     *
     * @param source the bytes.
     * @param from   offset of the first one.
     * @param out    receives them.
     * @throws IOException from the source or the stream.
     */
    public static void copy(final ByteSource source, final long from, final FSDataOutputStream out) throws IOException {
        final byte[] buffer = new byte[(int) Math.min(source.length() - from, BUFFER_LENGTH)];
        for (long done = from; done < source.length(); done += BUFFER_LENGTH) {
            final int count = (int) Math.min(source.length() - done, BUFFER_LENGTH);
            source.copy(done, buffer, count);
            out.write(buffer, 0, count);
        }
    }
}
