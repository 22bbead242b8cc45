package io.github.galefs.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

/**
 * A store and local files beside it, used through the command only.
 *
 * @param folder that both lie in.
 */
public record TestStore(Path folder) {
    public Path directory() {
        return folder.resolve("store");
    }

    public CommandLineRun run(final String... arguments) {
        return CommandLineRun.of(Stream.concat(
                        Arrays.stream(arguments),
                        Stream.of("--store", directory().toString()))
                .toArray(String[]::new));
    }

    /** A local file's path, as a command takes it. */
    public String local(final String name) {
        return folder.resolve(name).toString();
    }

    /** Makes a local file. */
    public String write(final String name, final String text) throws IOException {
        final Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text).toString();
    }

    /** Puts a file into the store's root. */
    public void put(final String name, final String text) throws IOException {
        run("put", write("put/" + name, text), "/").succeeded();
    }

    /** What a file of the store has. */
    public String get(final String path) {
        return run("get", path, "-").succeeded().out();
    }
}
