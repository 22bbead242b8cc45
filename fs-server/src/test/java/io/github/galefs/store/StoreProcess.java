package io.github.galefs.store;

import io.github.galefs.ChildJvm;
import io.github.galefs.file.FileServiceException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A child process that has a store open, or a client of its server. */
public final class StoreProcess implements AutoCloseable {
    static final int BLOCK = 4096;

    private final Process process;
    private final BufferedReader output;

    private StoreProcess(final Process process) {
        this.process = process;
        output = process.inputReader(StandardCharsets.UTF_8);
    }

    /** Starts a JVM with the class path and the flags of this one, further flags, and one argument. */
    public static StoreProcess start(final Class<?> program, final Object input, final String... flags)
            throws IOException {
        final List<String> command = ChildJvm.command(flags);
        command.addAll(List.of(program.getName(), input.toString()));
        return new StoreProcess(new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    long pid() {
        return process.pid();
    }

    /** Returns the next line that the program prints, or null at the end of its output. */
    public String line() throws IOException {
        return output.readLine();
    }

    /** Kills the process with SIGKILL. */
    public void kill() {
        // Through its handle: Process.destroyForcibly closes the output, which may hold unread lines.
        process.toHandle().destroyForcibly();
        process.onExit().join();
    }

    @Override
    public void close() throws IOException {
        kill();
        output.close();
    }

    /** Opens a store and keeps it open until the parent closes its input or kills it. */
    static final class Holder {
        private Holder() {}

        public static void main(final String[] arguments) throws Exception {
            try (EmbeddedStore store =
                    EmbeddedStore.open(new EmbeddedStoreContext().directory(Path.of(arguments[0])))) {
                System.out.println("open " + store.stat("/").fileId());
                final int _ = System.in.read();
            }
        }
    }

    /** Writes one block after another until it is killed, and prints the number of each block after its write. */
    static final class Writer {
        private Writer() {}

        public static void main(final String[] arguments) throws FileServiceException {
            final EmbeddedStoreContext context = new EmbeddedStoreContext()
                    .directory(Path.of(arguments[0]))
                    .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
            try (EmbeddedStore store = EmbeddedStore.open(context)) {
                final long handle = store.open("written", Bytes.NEW);
                for (int i = 0; ; i++) {
                    Bytes.write(store, handle, (long) i * BLOCK, Bytes.pattern(BLOCK, i));
                    System.out.println(i);
                }
            }
        }
    }
}
