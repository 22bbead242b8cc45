package io.github.galefs.device.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Folder through which a build process receives its requests and returns their results, one after another. Not
 * thread-safe.
 *
 * @param path of the folder.
 */
public record BuildFolder(Path path) {
    private static final String IDENTITY = "identity";
    private static final String INDEX = "index";
    private static final String OPTIONS = "options";
    private static final String SOURCE = "source";
    private static final String BINARY = "binary";
    private static final String ERROR = "error";
    private static final String LOG = "log";
    private static final String DEVICES = "devices";
    private static final String STARTED = "started";
    private static final String CRASH = "crash";
    private static final String SCRATCH = "scratch";

    void writeRequest(final BuildRequest request) throws IOException {
        for (final String result : List.of(STARTED, BINARY, ERROR, LOG, DEVICES, CRASH)) {
            Files.deleteIfExists(path.resolve(result));
        }
        Files.createDirectories(scratch());
        write(IDENTITY, request.identity());
        write(INDEX, Integer.toString(request.index()));
        write(OPTIONS, request.options());
        write(SOURCE, request.source());
    }

    /**
     * Reads the request, and so tells that the process has started; for the build process.
     *
     * @return the request.
     * @throws IOException a file cannot be read or written.
     */
    public BuildRequest readRequest() throws IOException {
        write(STARTED, "");
        return new BuildRequest(read(IDENTITY), Integer.parseInt(read(INDEX)), read(OPTIONS), read(SOURCE));
    }

    /**
     * Writes the program that was built; for the build process.
     *
     * @param binary as the driver gave it; empty if it gives none.
     * @throws IOException the file cannot be written.
     */
    public void writeBinary(final byte[] binary) throws IOException {
        Files.write(path.resolve(BINARY), binary);
    }

    boolean hasStarted() {
        return Files.exists(path.resolve(STARTED));
    }

    byte[] readBinary() throws IOException {
        return Files.readAllBytes(path.resolve(BINARY));
    }

    /**
     * Writes the compiler's refusal; for the build process.
     *
     * @param refusal the compiler's error and log.
     * @throws IOException a file cannot be written.
     */
    public void writeRefusal(final BuildRefusedException refusal) throws IOException {
        write(ERROR, Integer.toString(refusal.error()));
        write(LOG, refusal.getMessage());
    }

    BuildRefusedException readRefusal() throws IOException {
        return new BuildRefusedException(Integer.parseInt(read(ERROR)), read(LOG));
    }

    /**
     * Writes that the process has not found the device; for the build process.
     *
     * @param found what it has found instead, for a message.
     * @throws IOException the file cannot be written.
     */
    public void writeFound(final String found) throws IOException {
        write(DEVICES, found);
    }

    String readFound() throws IOException {
        return read(DEVICES);
    }

    /** Returns the file for the JVM's report of a crash, which would otherwise go to the working folder. */
    Path crashReport() {
        return path.resolve(CRASH);
    }

    /** Returns the folder for the driver's files. */
    Path scratch() {
        return path.resolve(SCRATCH);
    }

    private void write(final String name, final String text) throws IOException {
        // Encoded by hand: writeString refuses the unpaired surrogates that a log or a source may contain.
        Files.write(path.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }

    private String read(final String name) throws IOException {
        return new String(Files.readAllBytes(path.resolve(name)), StandardCharsets.UTF_8);
    }
}
