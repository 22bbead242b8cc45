package io.github.galefs.kernel.artefact;

import io.github.galefs.kernel.child.ChildLimit;
import io.github.galefs.kernel.child.ChildProcess;
import io.github.galefs.kernel.child.SpareProcess;
import io.github.galefs.kernel.program.KernelForm;
import io.github.galefs.kernel.program.ProgramParts;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs the compiler in a separate process: it needs JVM flags that nothing else does, and a crash of it ends no other
 * work. Thread-safe.
 *
 * <p>A process that has compiled kernels, or has refused them, is kept for the next ones: TornadoVM and Graal take
 * longer to load than most kernels to compile. This JVM keeps one at most, for a short time. The process reads the
 * kernels' classes again for each request, and those of GaleFS, beside which it was started, once.
 *
 * @param sdk       SDK to compile with.
 * @param classPath class path of the kernels; an entry that ends in {@code /*} stands for all jars of a folder.
 * @param timeLimit processor time of one compilation, with the start of the process; see {@link ChildLimit}.
 */
public record CompilerProcess(TornadoSdk sdk, List<Path> classPath, Duration timeLimit) {
    /** Exit status of the compiler when it compiled all methods. */
    public static final int EXIT_DONE = 0;

    /** Exit status of the compiler when it refused a method. */
    public static final int EXIT_REFUSED = 2;

    private static final SpareProcess SPARE = new SpareProcess("galefs-compiler");

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
     * Describes the compiler's process; starts nothing.
     *
     * @throws NullPointerException if the class path, or an entry of it, is null.
     */
    public CompilerProcess {
        classPath = List.copyOf(classPath);
    }

    /**
     * Compiles methods to kernels that check nothing.
     *
     * @param kernels the methods, each as {@code CLASS#METHOD}.
     * @return the kernels, in the same order, and warnings.
     * @throws KernelCompilationException as of the other method.
     * @throws IOException                as of the other method.
     * @throws InterruptedException       as of the other method.
     */
    public Compilation compile(final List<String> kernels)
            throws KernelCompilationException, IOException, InterruptedException {
        return compile(kernels, KernelChecks.NONE);
    }

    /**
     * Compiles methods to kernels.
     *
     * @param kernels the methods, each as {@code CLASS#METHOD}.
     * @param checks  what the kernels check.
     * @return the kernels, in the same order, and warnings.
     * @throws KernelCompilationException if the SDK is not supported, a method is refused, or the compiler fails or
     *                                    exceeds the time limit.
     * @throws IOException                if the compiler cannot be started, or its files cannot be read or written.
     * @throws InterruptedException       if the calling thread is interrupted; the compiler's process is then ended.
     */
    public Compilation compile(final List<String> kernels, final KernelChecks checks)
            throws KernelCompilationException, IOException, InterruptedException {
        return run(
                new CompilerRequest(kernels, List.of(), classPath, checks),
                folder -> new Compilation(folder.readArtefacts(kernels), folder.readWarnings()));
    }

    /**
     * Compiles methods that are out of line to the functions that kernels share.
     *
     * @param functions the methods, each as {@code CLASS#METHOD}.
     * @return the text of the functions, by form; see {@link ProgramParts}.
     * @throws KernelCompilationException as of {@link #compile(List)}.
     * @throws IOException                as of {@link #compile(List)}.
     * @throws InterruptedException       as of {@link #compile(List)}.
     */
    Map<KernelForm, String> compileFunctions(final List<String> functions)
            throws KernelCompilationException, IOException, InterruptedException {
        return run(new CompilerRequest(List.of(), functions, classPath, KernelChecks.NONE), folder -> {
            final Map<KernelForm, String> texts = new EnumMap<>(KernelForm.class);
            for (final KernelForm form : KernelForm.values()) {
                texts.put(form, folder.readFunctions(form));
            }
            return texts;
        });
    }

    /** Reads the result of a request. */
    private interface Result<T> {
        T read(CompilerFolder folder) throws IOException;
    }

    private <T> T run(final CompilerRequest request, final Result<T> result)
            throws KernelCompilationException, IOException, InterruptedException {
        checkSdk();
        final ChildProcess process = SPARE.take();
        boolean isUsable = false;
        try {
            final CompilerFolder folder = new CompilerFolder(process.folder());
            folder.writeRequest(request);
            process.request(command(process.folder()), Map.of());
            final ChildLimit limit = ChildLimit.ofProcessorTime(timeLimit);
            if (!process.await(limit)) {
                throw new KernelCompilationException(
                        "the compiler exceeded its limit of " + limit.text() + ": " + request.kernels(), null);
            }
            final int status = process.status();
            isUsable = status == EXIT_DONE || status == EXIT_REFUSED;
            return switch (status) {
                case EXIT_DONE -> result.read(folder);
                case EXIT_REFUSED -> throw new KernelCompilationException(folder.readRefusals());
                default ->
                    throw new KernelCompilationException(
                            "the compiler exited with status " + status + ":" + System.lineSeparator()
                                    + String.join(System.lineSeparator(), process.output()),
                            null);
            };
        } finally {
            if (isUsable) {
                SPARE.keep(process);
            } else {
                process.close();
            }
        }
    }

    private void checkSdk() throws KernelCompilationException {
        final Optional<String> refusal = sdk.refusal();
        if (refusal.isPresent()) {
            throw new KernelCompilationException(refusal.get(), null);
        }
        final int running = Runtime.version().feature();
        if (running != sdk.jdkVersion()) {
            throw new KernelCompilationException(
                    "TornadoVM " + sdk.version() + " in " + sdk.folder() + " requires JDK " + sdk.jdkVersion()
                            + ", but this is JDK " + running,
                    null);
        }
    }

    private List<String> command(final Path folder) throws IOException, KernelCompilationException {
        final Path virtualDevice = Files.writeString(folder.resolve("device.json"), VIRTUAL_DEVICE);
        final List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // The process is short: the JVM's best compiler and its concurrent collector would take more than they save.
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(sdk.compilerFlags(virtualDevice));
        command.add("@" + exports(folder));
        command.addAll(
                List.of("--enable-native-access=ALL-UNNAMED", "-Dstdout.encoding=UTF-8", "-Dstderr.encoding=UTF-8"));
        command.addAll(List.of("-cp", ownClassPath(), MAIN_CLASS, folder.toString(), sdk.version()));
        return command;
    }

    private static Path exports(final Path folder) throws IOException, KernelCompilationException {
        try (InputStream resource = CompilerProcess.class.getResourceAsStream(EXPORTS)) {
            if (resource == null) {
                throw new KernelCompilationException(
                        "this build of GaleFS contains no compiler, because it was built without the TornadoVM SDK "
                                + TornadoSdk.SUPPORTED_VERSION,
                        null);
            }
            return Files.write(folder.resolve("jvm-exports"), resource.readAllBytes());
        }
    }

    /** Returns the class path of the compiler itself. The kernels' is part of a request. */
    private static String ownClassPath() {
        final String ownClass = "/" + CompilerProcess.class.getName().replace('.', '/') + ".class";
        return Stream.of(EXPORTS, ownClass)
                .map(name -> locationOf(CompilerProcess.class.getResource(name), name))
                .distinct()
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Returns the jar or folder that contains a resource. */
    private static Path locationOf(final URL resource, final String name) {
        final String text = resource.toString();
        final String root = text.substring(0, text.length() - name.length());
        // jar:file:/folder/some.jar!/package/Name.class, or file:/folder/package/Name.class
        return Path.of(URI.create(root.startsWith(JAR) ? root.substring(JAR.length(), root.length() - 1) : root + "/"));
    }
}
