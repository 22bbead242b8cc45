package io.github.galefs.kernel.artefact;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes a module's packaged kernels anew; run by the build, see {@link KernelPackage#COMMAND}. Arguments: the list, the root
 * of the resources, and the source roots.
 */
public final class PackageKernels {
    private static final Duration TIME_LIMIT = Duration.ofMinutes(5);

    private PackageKernels() {}

    /**
     * Compiles.
     *
     * @param arguments as the class says.
     * @throws KernelCompilationException when a kernel is refused, or the compiler fails.
     * @throws IOException                when a file cannot be read or written.
     * @throws InterruptedException       when interrupted.
     */
    public static void main(final String[] arguments)
            throws KernelCompilationException, IOException, InterruptedException {
        final List<Path> paths = Arrays.stream(arguments).map(Path::of).toList();
        final KernelPackage kernels = new KernelPackage(paths.get(0), paths.get(1), paths.subList(2, paths.size()));
        kernels.regenerate(compiler());
    }

    /**
     * The compiler, with the class path of this JVM.
     *
     * @return the compiler.
     * @throws KernelCompilationException when there is no SDK; says where it was looked for.
     */
    public static CompilerProcess compiler() throws KernelCompilationException {
        final TornadoSdk sdk = TornadoSdk.find()
                .orElseThrow(() -> new KernelCompilationException(
                        "there is no TornadoVM SDK: " + TornadoSdk.searched()
                                + "; 'sdk install tornadovm' installs one",
                        null));
        final List<Path> classPath = Stream.of(
                        System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(entry -> !entry.isEmpty())
                .map(Path::of)
                .toList();
        return new CompilerProcess(sdk, classPath, TIME_LIMIT);
    }
}
