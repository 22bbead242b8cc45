package io.github.galefs.hadoop;

import io.github.galefs.file.FileService;
import io.github.galefs.hadoop.object.ObjectFileService;
import io.github.galefs.hadoop.object.ObjectStoreContext;
import io.github.galefs.jvm.JvmFlags;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;

/** A process that writes the file "file" by a service of its own, so that it can be killed. */
public final class WritingProcess implements AutoCloseable {
    private static final String WRITTEN = "written";

    /** Arguments before the settings. */
    private static final int SETTINGS = 4;

    private final Process process;
    private final BufferedReader lines;

    private WritingProcess(final Process process) {
        this.process = process;
        lines = process.inputReader();
    }

    /**
     * Starts it; it writes, uploads the file and ends.
     *
     * @param place    a place of {@link HadoopFileService} or {@link ObjectFileService}.
     * @param settings properties of Hadoop's configuration.
     */
    public static WritingProcess start(
            final URI place,
            final Map<String, String> settings,
            final Path staging,
            final long offset,
            final int length)
            throws IOException {
        final List<String> command = new ArrayList<>(
                List.of(new File(System.getProperty("java.home"), "bin/java").toString(), "-XX:TieredStopAtLevel=1"));
        command.addAll(JvmFlags.all());
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                WritingProcess.class.getName(),
                place.toString(),
                staging.toString(),
                Long.toString(offset),
                Integer.toString(length)));
        settings.forEach((name, value) -> command.add(name + "=" + value));
        return new WritingProcess(
                new ProcessBuilder(command).redirectError(Redirect.INHERIT).start());
    }

    /** Waits until it has written all bytes and begins the upload. */
    public void awaitWritten() throws IOException {
        String line = "";
        while (!WRITTEN.equals(line)) {
            line = lines.readLine();
            if (line == null) {
                throw new IOException("the process has ended before it had written the file");
            }
        }
    }

    /** Kills it by SIGKILL. */
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    /** Writes the file. */
    public static void main(final String[] arguments) throws Exception {
        final Configuration configuration = new Configuration();
        for (final String setting : List.of(arguments).subList(SETTINGS, arguments.length)) {
            final int end = setting.indexOf('=');
            configuration.set(setting.substring(0, end), setting.substring(end + 1));
        }
        try (FileService files = open(URI.create(arguments[0]), configuration, Path.of(arguments[1]))) {
            final long handle = files.open("file", Contents.NEW);
            final byte[] bytes = Contents.pattern(Integer.parseInt(arguments[3]), 2);
            Contents.write(files, handle, Long.parseLong(arguments[2]), bytes);
            System.out.println(WRITTEN);
            files.close(handle);
        }
    }

    private static FileService open(final URI place, final Configuration configuration, final Path staging)
            throws IOException {
        if (place.getScheme().equals("s3a")) {
            return ObjectFileService.open(new ObjectStoreContext()
                    .place(place)
                    .configuration(configuration)
                    .staging(staging));
        }
        return HadoopFileService.open(
                new HadoopContext().place(place).configuration(configuration).staging(staging));
    }
}
