package io.github.galefs.kernel.artefact;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs the compiler in a process of its own: it needs JVM flags that nothing else does, and when it dies nothing else does.
 *
 * @param sdk       that it compiles with.
 * @param classPath on which the kernels lie.
 * @param timeLimit for one run.
 */
public record CompilerProcess(TornadoSdk sdk, List<Path> classPath, Duration timeLimit) {
    /** Exit status of the compiler when all methods became kernels. */
    public static final int EXIT_DONE = 0;

    /** Exit status of the compiler when a method was refused. */
    public static final int EXIT_REFUSED = 2;

    /** Begins each line of the compiler's output that tells of a refusal. */
    public static final String REFUSED = "refused: ";

    private static final String MAIN_CLASS = "io.github.galefs.compiler.CompilerMain";
    private static final String JAR = "jar:";
    private static final String EXPORTS = "/io/github/galefs/compiler/jvm-exports";
    private static final String VIRTUAL_DEVICE = """
            {
              "deviceName" : "GaleFS",
              "doubleFPSupport" : true,
              "maxWorkItemSizes" : [1024, 1024, 64],
              "deviceAddressBits" : 64,
              "deviceType" : "CL_DEVICE_TYPE_GPU",
              "deviceExtensions" : "cl_khr_int64_base_atomics",
              "availableProcessors" : 1
            }
            """;

    /**
     * Makes the description of a run; starts nothing.
     *
     * @throws NullPointerException when a component is null.
     */
    public CompilerProcess {
        classPath = List.copyOf(classPath);
    }

    /**
     * Compiles methods.
     *
     * @param kernels     each as {@code CLASS#METHOD}.
     * @param sourceRoots where their sources lie, to stamp the kernels with; may be empty.
     * @return the kernels, in the same order.
     * @throws KernelCompilationException when a method is refused, or the compiler fails or takes too long.
     * @throws IOException                when the compiler cannot be started, or its files cannot be read or written.
     * @throws InterruptedException       when the calling thread is interrupted; the compiler is ended.
     */
    public List<KernelArtefact> compile(final List<String> kernels, final List<Path> sourceRoots)
            throws KernelCompilationException, IOException, InterruptedException {
        checkJdk();
        final Path folder = Files.createTempDirectory("galefs-compiler");
        try {
            final Path output = folder.resolve("output");
            run(command(folder, kernels, sourceRoots), output, kernels);
            final List<KernelArtefact> artefacts = new ArrayList<>();
            for (final String kernel : kernels) {
                final Path file = folder.resolve(kernel.replace('#', '.') + ".cl");
                artefacts.add(KernelArtefactText.parse(file.getFileName().toString(), Files.readString(file)));
            }
            return artefacts;
        } finally {
            delete(folder);
        }
    }

    private void checkJdk() throws KernelCompilationException {
        final int running = Runtime.version().feature();
        if (running != sdk.jdkVersion()) {
            throw new KernelCompilationException(
                    "TornadoVM " + sdk.version() + " in " + sdk.folder() + " runs with JDK " + sdk.jdkVersion()
                            + ", and this is JDK " + running,
                    null);
        }
    }

    private void run(final List<String> command, final Path output, final List<String> kernels)
            throws KernelCompilationException, IOException, InterruptedException {
        final Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            if (!process.waitFor(timeLimit.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new KernelCompilationException(
                        "the compiler did not end within " + timeLimit.toSeconds() + " s: " + kernels, null);
            }
        } finally {
            process.destroyForcibly();
        }
        final List<String> lines = Files.readAllLines(output);
        switch (process.exitValue()) {
            case EXIT_DONE -> {}
            case EXIT_REFUSED ->
                throw new KernelCompilationException(lines.stream()
                        .filter(line -> line.startsWith(REFUSED))
                        .map(line -> line.substring(REFUSED.length()))
                        .toList());
            default ->
                throw new KernelCompilationException(
                        "the compiler ended with status " + process.exitValue() + ":" + System.lineSeparator()
                                + String.join(System.lineSeparator(), lines),
                        null);
        }
    }

    private List<String> command(final Path folder, final List<String> kernels, final List<Path> sourceRoots)
            throws IOException, KernelCompilationException {
        final Path virtualDevice = Files.writeString(folder.resolve("device.json"), VIRTUAL_DEVICE);
        final List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(sdk.compilerFlags(virtualDevice));
        command.add("@" + exports(folder));
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add("-cp");
        command.add(fullClassPath());
        command.add(MAIN_CLASS);
        command.addAll(List.of("--out", folder.toString(), "--version", sdk.version()));
        sourceRoots.forEach(root -> command.addAll(List.of("--sources", root.toString())));
        command.addAll(kernels);
        return command;
    }

    private static Path exports(final Path folder) throws IOException, KernelCompilationException {
        try (InputStream resource = CompilerProcess.class.getResourceAsStream(EXPORTS)) {
            if (resource == null) {
                throw new KernelCompilationException(
                        "this build of GaleFS has no compiler: it was built where there was no TornadoVM SDK", null);
            }
            return Files.write(folder.resolve("jvm-exports"), resource.readAllBytes());
        }
    }

    private String fullClassPath() {
        final List<Path> all = new ArrayList<>(classPath);
        all.add(locationOf(CompilerProcess.class.getResource(EXPORTS), EXPORTS));
        final String ownClass = "/" + CompilerProcess.class.getName().replace('.', '/') + ".class";
        all.add(locationOf(CompilerProcess.class.getResource(ownClass), ownClass));
        return all.stream().distinct().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** The jar or folder that a resource was found in. */
    private static Path locationOf(final URL resource, final String name) {
        final String text = resource.toString();
        final String place = text.substring(0, text.length() - name.length());
        // jar:file:/folder/some.jar!/package/Name.class, or file:/folder/package/Name.class
        return Path.of(
                URI.create(place.startsWith(JAR) ? place.substring(JAR.length(), place.length() - 1) : place + "/"));
    }

    private static void delete(final Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (final Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
