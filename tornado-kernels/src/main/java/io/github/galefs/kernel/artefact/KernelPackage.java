package io.github.galefs.kernel.artefact;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The kernels that a module brings along compiled, so that they run on a device where there is no TornadoVM. A list
 * says which they are, one {@code CLASS#METHOD} a line; each lies beside its class, as {@link #resource} says.
 *
 * @param list        file with the kernels' names.
 * @param resources   root of the resources that they are kept in.
 * @param sourceRoots where the Java sources lie that they come from.
 */
public record KernelPackage(Path list, Path resources, List<Path> sourceRoots) {
    /** The command that makes all packaged kernels anew. */
    public static final String COMMAND = "mvn -B -Ppackage-kernels process-test-classes";

    private static final String COMMENT = "#";

    /**
     * Describes a package; reads nothing.
     *
     * @throws NullPointerException when a component is null.
     */
    public KernelPackage {
        sourceRoots = List.copyOf(sourceRoots);
    }

    /**
     * Place of a packaged kernel below the root of resources.
     *
     * @param className  binary name of the class.
     * @param methodName of the static method in it.
     * @return path with {@code /}, without one at its beginning.
     */
    public static String resource(final String className, final String methodName) {
        return className.replace('.', '/') + "." + methodName + ".cl";
    }

    /**
     * Kernels of the package.
     *
     * @return each as {@code CLASS#METHOD}, in the list's order.
     * @throws IOException when the list cannot be read.
     */
    public List<String> kernelNames() throws IOException {
        try (Stream<String> lines = Files.lines(list)) {
            return lines.map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith(COMMENT))
                    .toList();
        }
    }

    /**
     * Compiles all kernels, and keeps them. Kernels that are no longer in the list go.
     *
     * @param compiler whose class path has the kernels' classes.
     * @throws KernelCompilationException when a kernel is refused, or the compiler fails.
     * @throws IOException                when a file cannot be read or written.
     * @throws InterruptedException       when the calling thread is interrupted.
     */
    public void regenerate(final CompilerProcess compiler)
            throws KernelCompilationException, IOException, InterruptedException {
        final List<KernelArtefact> artefacts = compiler.compile(kernelNames(), sourceRoots);
        for (final Path old : packagedFiles()) {
            Files.delete(old);
        }
        for (final KernelArtefact artefact : artefacts) {
            final Path file = file(artefact);
            Files.createDirectories(file.getParent());
            Files.writeString(file, KernelArtefactText.print(artefact));
        }
    }

    /**
     * Finds packaged kernels that were made from other sources than there are now, are missing, or are not in the list.
     *
     * @return a line for each, with what is wrong and what helps; none when all is well.
     * @throws IOException when a file cannot be read.
     */
    public List<String> problems() throws IOException {
        final List<String> problems = new ArrayList<>();
        final List<Path> expected = new ArrayList<>();
        for (final String kernel : kernelNames()) {
            final Path file = file(kernel);
            expected.add(file);
            if (!Files.isRegularFile(file)) {
                problems.add(kernel + " is not packaged: " + file + " is missing; run " + COMMAND);
            } else if (isStale(file)) {
                problems.add(kernel + " was packaged from other sources than there are now; run " + COMMAND);
            }
        }
        packagedFiles().stream()
                .filter(file -> !expected.contains(file))
                .map(file -> file + " is of no kernel in " + list + "; run " + COMMAND)
                .forEach(problems::add);
        return problems;
    }

    /**
     * Finds packaged kernels that are not what the compiler makes now. Which TornadoVM made them does not matter as
     * long as it made the same.
     *
     * @param compiler whose class path has the kernels' classes.
     * @return a line for each.
     * @throws KernelCompilationException when a kernel is refused, or the compiler fails.
     * @throws IOException                when a file cannot be read.
     * @throws InterruptedException       when the calling thread is interrupted.
     */
    public List<String> differences(final CompilerProcess compiler)
            throws KernelCompilationException, IOException, InterruptedException {
        final List<String> differences = new ArrayList<>();
        for (final KernelArtefact artefact : compiler.compile(kernelNames(), sourceRoots)) {
            final Path file = file(artefact);
            final String text = Files.readString(file);
            final String packagedBy =
                    KernelArtefactText.parse(file.toString(), text).tornadoVersion();
            if (!text.equals(KernelArtefactText.print(artefact.withTornadoVersion(packagedBy)))) {
                differences.add(artefact.kernelName() + ", packaged by TornadoVM " + packagedBy
                        + ", is not what TornadoVM " + artefact.tornadoVersion() + " makes of it now; run " + COMMAND);
            }
        }
        return differences;
    }

    private boolean isStale(final Path file) throws IOException {
        final KernelArtefact artefact = KernelArtefactText.parse(file.toString(), Files.readString(file));
        try {
            return !SourceStamp.hash(sourceRoots, artefact.sources()).equals(artefact.sourceHash());
        } catch (final NoSuchFileException e) {
            // A source that is no more is other than it was.
            return true;
        }
    }

    private Path file(final KernelArtefact artefact) {
        return resources.resolve(resource(artefact.className(), artefact.methodName()));
    }

    private Path file(final String kernel) {
        final int separator = kernel.indexOf('#');
        if (separator < 0) {
            throw new UncheckedIOException(
                    new IOException(list + ": '" + kernel + "' is not of the form CLASS#METHOD"));
        }
        return resources.resolve(resource(kernel.substring(0, separator), kernel.substring(separator + 1)));
    }

    private List<Path> packagedFiles() throws IOException {
        if (!Files.isDirectory(resources)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(resources)) {
            return files.filter(file -> file.toString().endsWith(".cl")).toList();
        }
    }
}
