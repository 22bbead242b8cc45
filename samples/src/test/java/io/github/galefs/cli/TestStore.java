package io.github.galefs.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

/**
 * A store and local files beside it, accessed by the command only.
 *
 * @param folder directory of both.
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

    /** Returns the path of a local file as an argument of a command. */
    public String local(final String name) {
        return folder.resolve(name).toString();
    }

    /** Writes a local file and returns its path. */
    public String write(final String name, final String text) throws IOException {
        final Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text).toString();
    }

    /** Puts a file into the root directory of the store. */
    public void put(final String name, final String text) throws IOException {
        run("put", write("put/" + name, text), "/").succeeded();
    }

    /** Returns the contents of a file of the store. */
    public String get(final String path) {
        return run("get", path, "-").succeeded().out();
    }
}
