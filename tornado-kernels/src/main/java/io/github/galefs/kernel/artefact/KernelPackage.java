package io.github.galefs.kernel.artefact;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The packaged kernels of a module: compiled kernels among its resources, which run on a device without TornadoVM. A
 * list names them, one {@code CLASS#METHOD} per line; {@link #resource} gives the location of each, next to its class.
 *
 * @param list      file with the kernels' names.
 * @param resources root of the resources.
 */
public record KernelPackage(Path list, Path resources) {
    /** Command that regenerates all packaged kernels. */
    public static final String COMMAND = "mvn -B -Ppackage-kernels process-test-classes";

    private static final String COMMENT = "#";

    /**
     * Returns the path of a packaged kernel, relative to the root of the resources.
     *
     * @param className  binary name of the class.
     * @param methodName name of the static method in that class.
     * @return path with {@code /} as separator, without a leading one.
     */
    public static String resource(final String className, final String methodName) {
        return KernelArtefact.fileName(className.replace('.', '/'), methodName);
    }

    /**
     * Reads the names of the package's kernels.
     *
     * @return the names, each as {@code CLASS#METHOD}, in the list's order.
     * @throws IOException if the list cannot be read.
     */
    public List<String> kernelNames() throws IOException {
        try (Stream<String> lines = Files.lines(list)) {
            return lines.map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith(COMMENT))
                    .toList();
        }
    }

    /**
     * Compiles all kernels and replaces the packaged ones. Deletes packaged kernels that are no longer in the list.
     *
     * @param compiler compiler with the kernels' classes on its class path.
     * @return the compiler's warnings.
     * @throws KernelCompilationException if a kernel is refused, or the compiler fails.
     * @throws IOException                if a file cannot be read or written.
     * @throws InterruptedException       if the calling thread is interrupted.
     */
    public List<String> regenerate(final CompilerProcess compiler)
            throws KernelCompilationException, IOException, InterruptedException {
        final Compilation compiled = compiler.compile(kernelNames());
        for (final Path old : packagedFiles()) {
            Files.delete(old);
        }
        for (final KernelArtefact artefact : compiled.kernels()) {
            final Path file = file(artefact);
            Files.createDirectories(file.getParent());
            Files.writeString(file, KernelArtefactText.print(artefact));
        }
        return compiled.warnings();
    }

    /**
     * Finds packaged kernels that are stale, missing, or not in the list. Needs no compiler: a kernel is stale if the
     * hash of its bytecode or of the shared functions that it reaches is another one than when it was compiled.
     *
     * @param classes finds the class files of the kernels.
     * @return one line per problem, with the problem and the command that solves it.
     * @throws IOException if a file cannot be read.
     */
    public List<String> problems(final ClassLoader classes) throws IOException {
        final List<String> problems = new ArrayList<>();
        final List<Path> expected = new ArrayList<>();
        for (final String kernel : kernelNames()) {
            final Path file = file(kernel);
            expected.add(file);
            if (!Files.isRegularFile(file)) {
                problems.add(kernel + " is not packaged: " + file + " is missing; run " + COMMAND);
            } else {
                staleness(file, classes).ifPresent(reason -> problems.add(kernel + reason + "; run " + COMMAND));
            }
        }
        packagedFiles().stream()
                .filter(file -> !expected.contains(file))
                .map(file -> file + " belongs to no kernel in " + list + "; run " + COMMAND)
                .forEach(problems::add);
        return problems;
    }

    /**
     * Compiles all kernels and finds packaged ones that differ. The version of TornadoVM is not compared: another
     * version may produce the same program.
     *
     * @param compiler compiler with the kernels' classes on its class path.
     * @return one line per difference.
     * @throws KernelCompilationException if a kernel is refused, or the compiler fails.
     * @throws IOException                if a file cannot be read.
     * @throws InterruptedException       if the calling thread is interrupted.
     */
    public List<String> differences(final CompilerProcess compiler)
            throws KernelCompilationException, IOException, InterruptedException {
        final List<String> differences = new ArrayList<>();
        for (final KernelArtefact artefact : compiler.compile(kernelNames()).kernels()) {
            final Path file = file(artefact);
            final String text = Files.readString(file);
            final String packagedBy =
                    KernelArtefactText.parse(file.toString(), text).tornadoVersion();
            if (!text.equals(KernelArtefactText.print(artefact.withTornadoVersion(packagedBy)))) {
                differences.add(artefact.kernelName() + ", packaged by TornadoVM " + packagedBy
                        + ", differs from the output of TornadoVM " + artefact.tornadoVersion() + "; run " + COMMAND);
            }
        }
        return differences;
    }

    private static Optional<String> staleness(final Path file, final ClassLoader classes) throws IOException {
        final KernelArtefact artefact = KernelArtefactText.parse(file.toString(), Files.readString(file));
        if (!BytecodeHash.of(classes, artefact.className(), artefact.methodName())
                .equals(artefact.bytecodeHash())) {
            return Optional.of(" is stale: its method, or a method that it calls, changed after it was packaged");
        }
        final String mismatch = artefact.mismatch();
        return mismatch.isEmpty() ? Optional.empty() : Optional.of(" is stale: " + mismatch);
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
