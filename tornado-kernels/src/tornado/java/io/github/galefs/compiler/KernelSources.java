package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.SubsetCheck;
import io.github.galefs.kernel.artefact.SourceStamp;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the Java sources of a kernel: those of the methods that it calls, and those of the classes that these name. The
 * latter are included because a compile-time constant leaves no reference to its class in the bytecode.
 *
 * @param roots    source roots; without any, no sources are found.
 * @param excluded sources to leave out: the compiler replaces the methods of these classes by operations of its own.
 */
record KernelSources(List<Path> roots, Set<String> excluded) {
    private static final Pattern COMMENT = Pattern.compile("//[^\\n]*|/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern PACKAGE = Pattern.compile("\\bpackage\\s+([\\w.]+)\\s*;");
    private static final Pattern IMPORT = Pattern.compile("\\bimport\\s+(?:static\\s+)?([\\w.]+)");
    private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w*");

    /**
     * Returns the sources of classes and, transitively, of the classes that they name.
     *
     * @param classes binary names with {@code /} as separator.
     * @param check   check that has read the classes.
     * @return paths relative to a source root, sorted.
     */
    List<String> closure(final Collection<String> classes, final SubsetCheck check) {
        final Set<String> found = new TreeSet<>();
        final Deque<String> open = new ArrayDeque<>();
        classes.stream().map(check::sourceOf).flatMap(Optional::stream).forEach(open::add);
        while (!roots.isEmpty() && !open.isEmpty()) {
            final String source = open.pop();
            if (!excluded.contains(source) && find(source).isPresent() && found.add(source)) {
                open.addAll(namedBy(source));
            }
        }
        return List.copyOf(found);
    }

    private Optional<Path> find(final String source) {
        return roots.stream()
                .map(root -> root.resolve(source))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    private Set<String> namedBy(final String source) {
        final String text = COMMENT.matcher(read(find(source).orElseThrow())).replaceAll(" ");
        final Stream<String> imported =
                IMPORT.matcher(text).results().map(match -> match.group(1).replace('.', '/'));
        final Matcher ofPackage = PACKAGE.matcher(text);
        final String folder = ofPackage.find() ? ofPackage.group(1).replace('.', '/') + "/" : "";
        final Stream<String> neighbours = NAME.matcher(text).results().map(match -> folder + match.group());
        // A static import also names a member; its class is the part before the last dot.
        return Stream.concat(imported.flatMap(name -> Stream.of(name, name.replaceFirst("/\\w+$", ""))), neighbours)
                .map(name -> name + ".java")
                .filter(name -> find(name).isPresent())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String read(final Path file) {
        try {
            return Files.readString(file);
        } catch (final IOException unreadable) {
            throw new UncheckedIOException("cannot read " + file, unreadable);
        }
    }

    /**
     * Hashes sources.
     *
     * @param sources paths from {@link #closure}.
     * @return their hash, or an empty string if there are none.
     */
    String hash(final List<String> sources) {
        if (sources.isEmpty()) {
            return "";
        }
        try {
            return SourceStamp.hash(roots, sources);
        } catch (final IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
