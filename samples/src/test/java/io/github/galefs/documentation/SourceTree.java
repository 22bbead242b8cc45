package io.github.galefs.documentation;

import io.github.galefs.kernel.tornado.TornadoType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The classes, files and packages of the checkout. */
final class SourceTree {
    private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|record|enum) (\\w+)");
    private static final Pattern MEMBER = Pattern.compile("[.#]");
    private static final Path PACKAGES = Path.of("io", "github", "galefs");

    /** Types of libraries that the documentation names. */
    private static final Map<String, String> LIBRARY_TYPES = Map.of(
            "Arrays", "java.util.Arrays",
            "FileChannel", "java.nio.channels.FileChannel",
            "InterruptedException", "java.lang.InterruptedException",
            "VarHandle", "java.lang.invoke.VarHandle",
            "OneToOneRingBuffer", "org.agrona.concurrent.ringbuffer.OneToOneRingBuffer");

    private final Path root;
    private final List<Path> files;
    private final Map<String, String> sourceOfType = new HashMap<>();

    private SourceTree(final Path root, final List<Path> files) throws IOException {
        this.root = root;
        this.files = files;
        for (final Path file : files) {
            if (file.toString().endsWith(".java")) {
                final String source = Files.readString(file);
                TYPE.matcher(source)
                        .results()
                        .forEach(type -> sourceOfType.merge(type.group(1), source, String::concat));
            }
        }
    }

    static SourceTree of(final Path root) {
        try (Stream<Path> walk = Files.walk(root)) {
            return new SourceTree(
                    root, walk.filter(path -> !isBuilt(root.relativize(path))).toList());
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a type exists, and its member if the word names one. */
    boolean hasClass(final String word) {
        final String[] parts = MEMBER.split(word.replaceFirst("\\(.*\\)$", ""), 2);
        if (LIBRARY_TYPES.containsKey(parts[0])) {
            return parts.length == 1 ? existsInLibrary(parts[0]) : existsInLibrary(parts[0], parts[1]);
        }
        if (isOfTornado(parts[0])) {
            return true;
        }
        final String source = sourceOfType.get(parts[0]);
        return source != null
                && (parts.length == 1
                        || Pattern.compile("\\b" + parts[1] + "\\b")
                                .matcher(source)
                                .find());
    }

    /** Whether a path ends with the word, or a package is named by it. */
    boolean hasFileOrPackage(final String word) {
        final Path path = Path.of(word);
        final Path asPackage = PACKAGES.resolve(word.replace('.', '/'));
        return Files.exists(root.resolve(path))
                || files.stream().anyMatch(file -> file.endsWith(path) || file.endsWith(asPackage));
    }

    /** TornadoVM is in no library of the build; tests with its SDK use these types. */
    private static boolean isOfTornado(final String type) {
        return Stream.of(TornadoType.values())
                .anyMatch(known -> known.className().endsWith("." + type));
    }

    private static boolean existsInLibrary(final String type) {
        return libraryType(type) != null;
    }

    private static boolean existsInLibrary(final String type, final String method) {
        return Stream.of(libraryType(type).getMethods())
                .anyMatch(candidate -> candidate.getName().equals(method));
    }

    private static Class<?> libraryType(final String type) {
        try {
            return Class.forName(LIBRARY_TYPES.get(type));
        } catch (final ClassNotFoundException e) {
            throw new IllegalStateException(type + " is in no library of the build", e);
        }
    }

    static boolean isBuilt(final Path path) {
        for (final Path part : path) {
            final String name = part.toString();
            if (name.equals("target") || name.equals(".git")) {
                return true;
            }
        }
        return false;
    }
}
