package io.github.galefs.kernel.artefact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** A folder of Java sources that tests change and compile. */
record JavaFolder(Path path) {
    /** Writes a class of the package {@code some}. */
    void write(final String name, final String text) throws IOException {
        final Path file = path.resolve("java/some").resolve(name + ".java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** Changes a class that was written. */
    void replace(final String name, final String text, final String replacement) throws IOException {
        final Path file = path.resolve("java/some").resolve(name + ".java");
        final String before = Files.readString(file);
        assertEquals(2, before.split(Pattern.quote(text), -1).length, text);
        Files.writeString(file, before.replace(text, replacement));
    }

    /** Compiles all classes, as Maven does, and returns a loader of them, to be closed. */
    URLClassLoader compile() throws IOException {
        final Path classes = Files.createTempDirectory(path, "classes");
        final List<String> arguments = new ArrayList<>(List.of("-g", "-d", classes.toString()));
        try (Stream<Path> sources = Files.list(path.resolve("java/some"))) {
            sources.map(Path::toString).forEach(arguments::add);
        }
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
        return new URLClassLoader(new URL[] {classes.toUri().toURL()}, JavaFolder.class.getClassLoader());
    }
}
