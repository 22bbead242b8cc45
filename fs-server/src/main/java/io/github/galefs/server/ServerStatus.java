package io.github.galefs.server;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/**
 * Health of a server, which another process can read from the directory of {@link ServerContext#statusDirectory}. The
 * server writes it each second. Immutable.
 *
 * @param process           id of the server's process.
 * @param clients           connections whose handshake is complete.
 * @param handshakes        connections whose handshake is not complete.
 * @param usedMemory        bytes that buffers, and results that clients have not acknowledged, take.
 * @param memory            bytes that they may take.
 * @param usedMemoryOfFiles bytes that open files take, beside {@code usedMemory}.
 * @param memoryOfFiles     bytes that open files may take, beside {@code memory}.
 * @param pins              segments that clients on this machine have mapped, each counted for each client.
 * @param failure           the error that has ended the server, or after which its files cannot be written; empty as
 *                          long as it works.
 */
public record ServerStatus(
        long process,
        int clients,
        int handshakes,
        long usedMemory,
        long memory,
        long usedMemoryOfFiles,
        long memoryOfFiles,
        int pins,
        String failure) {
    /** Name of the file. */
    static final String FILE_NAME = "server-status";

    private static final String PROCESS = "process";
    private static final String CLIENTS = "clients";
    private static final String HANDSHAKES = "handshakes";
    private static final String USED_MEMORY = "usedMemory";
    private static final String MEMORY = "memory";
    private static final String USED_MEMORY_OF_FILES = "usedMemoryOfFiles";
    private static final String MEMORY_OF_FILES = "memoryOfFiles";
    private static final String PINS = "pins";
    private static final String FAILURE = "failure";

    /**
     * Reads the status that a server has written last. The server may have ended since.
     *
     * @param directory the server's status directory.
     * @return the status; empty if there is none.
     * @throws IOException the file cannot be read, or is none of a server.
     */
    public static Optional<ServerStatus> read(final Path directory) throws IOException {
        final Properties values = new Properties();
        final Path file = directory.resolve(FILE_NAME);
        try (Reader reader = Files.newBufferedReader(file)) {
            values.load(reader);
            return Optional.of(new ServerStatus(
                    Long.parseLong(values.getProperty(PROCESS)),
                    Integer.parseInt(values.getProperty(CLIENTS)),
                    Integer.parseInt(values.getProperty(HANDSHAKES)),
                    Long.parseLong(values.getProperty(USED_MEMORY)),
                    Long.parseLong(values.getProperty(MEMORY)),
                    Long.parseLong(values.getProperty(USED_MEMORY_OF_FILES)),
                    Long.parseLong(values.getProperty(MEMORY_OF_FILES)),
                    Integer.parseInt(values.getProperty(PINS, "0")),
                    values.getProperty(FAILURE, "")));
        } catch (final NoSuchFileException _) {
            return Optional.empty();
        } catch (final IllegalArgumentException e) {
            throw new IOException(file + " is not the status of a server: " + e.getMessage(), e);
        }
    }

    /** Returns the status as the file has it. */
    Properties toProperties() {
        final Properties values = new Properties();
        values.setProperty(PROCESS, Long.toString(process));
        values.setProperty(CLIENTS, Integer.toString(clients));
        values.setProperty(HANDSHAKES, Integer.toString(handshakes));
        values.setProperty(USED_MEMORY, Long.toString(usedMemory));
        values.setProperty(MEMORY, Long.toString(memory));
        values.setProperty(USED_MEMORY_OF_FILES, Long.toString(usedMemoryOfFiles));
        values.setProperty(MEMORY_OF_FILES, Long.toString(memoryOfFiles));
        values.setProperty(PINS, Integer.toString(pins));
        values.setProperty(FAILURE, failure);
        return values;
    }
}
