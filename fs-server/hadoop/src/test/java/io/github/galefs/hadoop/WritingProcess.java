package io.github.galefs.hadoop;

import io.github.galefs.jvm.JvmFlags;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;

/** A process that writes the file "file" by a service of its own, so that it can be killed. */
final class WritingProcess implements AutoCloseable {
    private static final String WRITTEN = "written";

    private final Process process;
    private final BufferedReader lines;

    private WritingProcess(final Process process) {
        this.process = process;
        lines = process.inputReader();
    }

    /** Starts it; it writes, uploads the file and ends. */
    static WritingProcess start(final String root, final Path staging, final long offset, final int length)
            throws IOException {
        final List<String> command = new ArrayList<>(
                List.of(new File(System.getProperty("java.home"), "bin/java").toString(), "-XX:TieredStopAtLevel=1"));
        command.addAll(JvmFlags.all());
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                WritingProcess.class.getName(),
                MiniCluster.get().getURI() + root,
                staging.toString(),
                Long.toString(offset),
                Integer.toString(length)));
        return new WritingProcess(
                new ProcessBuilder(command).redirectError(Redirect.INHERIT).start());
    }

    /** Waits until it has written all bytes and begins the upload. */
    void awaitWritten() throws IOException {
        String line = "";
        while (!WRITTEN.equals(line)) {
            line = lines.readLine();
            if (line == null) {
                throw new IOException("the process has ended before it had written the file");
            }
        }
    }

    /** Kills it by SIGKILL. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    /** Writes the file. */
    public static void main(final String[] arguments) throws Exception {
        final HadoopContext context = new HadoopContext()
                .place(URI.create(arguments[0]))
                .configuration(new Configuration(false))
                .staging(Path.of(arguments[1]));
        try (HadoopFileService files = HadoopFileService.open(context)) {
            final long handle = files.open("file", Contents.NEW);
            final byte[] bytes = Contents.pattern(Integer.parseInt(arguments[3]), 2);
            Contents.write(files, handle, Long.parseLong(arguments[2]), bytes);
            System.out.println(WRITTEN);
            files.close(handle);
        }
    }
}
