package io.github.galefs.kernel.artefact;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Program that regenerates a module's packaged kernels; run by the build, see {@link KernelPackage#COMMAND}. */
public final class PackageKernels {
    private static final Duration TIME_LIMIT = Duration.ofMinutes(5);

    private PackageKernels() {}

    /**
     * Regenerates the kernels, and prints the compiler's warnings. When a kernel is refused, the compiler fails, or a
     * file cannot be read or written, prints the reason and ends the JVM with the status 1.
     *
     * @param arguments the list and the root of the resources, as in {@link KernelPackage}. Others are ignored: builds
     *                  of earlier versions name source roots.
     * @throws InterruptedException if the thread is interrupted.
     */
    public static void main(final String[] arguments) throws InterruptedException {
        final List<Path> paths = Arrays.stream(arguments).map(Path::of).toList();
        try {
            final KernelPackage kernels = new KernelPackage(paths.get(0), paths.get(1));
            kernels.regenerate(compiler()).forEach(warning -> System.err.println("warning: " + warning));
        } catch (final KernelCompilationException refused) {
            refused.getMessage().lines().forEach(line -> System.err.println("error: " + line));
            System.exit(1);
        } catch (final IOException e) {
            System.err.println("error: " + e);
            System.exit(1);
        }
    }

    /**
     * Returns a compiler with the class path of this JVM.
     *
     * @return the compiler.
     * @throws KernelCompilationException if there is no SDK; the message names the searched locations.
     */
    public static CompilerProcess compiler() throws KernelCompilationException {
        final TornadoSdk sdk = TornadoSdk.find()
                .orElseThrow(() ->
                        new KernelCompilationException(TornadoSdk.missing().orElseThrow(), null));
        final List<Path> classPath = Stream.of(
                        System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(entry -> !entry.isEmpty())
                .map(Path::of)
                .toList();
        return new CompilerProcess(sdk, classPath, TIME_LIMIT);
    }
}
