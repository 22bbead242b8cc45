package io.github.galefs.compiler;

import io.github.galefs.kernel.artefact.CompilerProcess;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelCompilationException;
import io.github.galefs.kernel.artefact.TornadoSdk;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/** Compiles methods of test classes. */
final class TestCompiler {
    private TestCompiler() {}

    static KernelArtefact compile(final Class<?> owner, final String method)
            throws KernelCompilationException, IOException, InterruptedException {
        return compile(owner, List.of(method)).getFirst();
    }

    static List<KernelArtefact> compile(final Class<?> owner, final List<String> methods)
            throws KernelCompilationException, IOException, InterruptedException {
        return compileNamed(
                methods.stream().map(method -> owner.getName() + "#" + method).toList());
    }

    static List<KernelArtefact> compileNamed(final List<String> kernels)
            throws KernelCompilationException, IOException, InterruptedException {
        return compileNamed(kernels, List.of(testClasses()));
    }

    static List<KernelArtefact> compileNamed(final List<String> kernels, final List<Path> classPath)
            throws KernelCompilationException, IOException, InterruptedException {
        return process(classPath, Duration.ofMinutes(2)).compile(kernels).kernels();
    }

    /** Returns the programs of both forms of a kernel; the program of its form if it has one. */
    static String programs(final KernelArtefact kernel) {
        return kernel.text().forms().keySet().stream()
                .map(kernel.text()::program)
                .collect(Collectors.joining("\n"));
    }

    static CompilerProcess process(final Duration timeLimit) {
        return process(List.of(testClasses()), timeLimit);
    }

    private static CompilerProcess process(final List<Path> classPath, final Duration timeLimit) {
        final TornadoSdk sdk = TornadoSdk.find().orElseThrow(() -> new IllegalStateException(TornadoSdk.searched()));
        return new CompilerProcess(sdk, classPath, timeLimit);
    }

    private static Path testClasses() {
        try {
            return Path.of(TestCompiler.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (final URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
