package io.github.galefs.hadoop;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What is logged until the close, instead of standard error. */
public final class CapturedLog implements AutoCloseable {
    private final PrintStream standardError = System.err;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    public CapturedLog() {
        System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    }

    public String text() {
        return bytes.toString(StandardCharsets.UTF_8);
    }

    public int occurrences(final String text) {
        return text().split(text, -1).length - 1;
    }

    /** Waits for a text. */
    public void await(final String text) throws IOException {
        Await.until(() -> text().contains(text));
    }

    @Override
    public void close() {
        System.setErr(standardError);
    }
}
