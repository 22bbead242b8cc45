package io.github.galefs.kernel.artefact;

import io.github.galefs.kernel.OutOfLine;
import io.github.galefs.kernel.program.KernelForm;
import io.github.galefs.kernel.program.SharedText;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Program that regenerates the functions that kernels share: those methods of the kernel API that are {@link
 * OutOfLine}. Run by the build before {@link PackageKernels}, see {@link KernelPackage#COMMAND}.
 */
public final class PackageFunctions {
    private PackageFunctions() {}

    /**
     * Regenerates the functions. When a method is refused, the compiler fails, or a file cannot be read or written,
     * prints the reason and ends the JVM with the status 1.
     *
     * @param arguments folder of the API's class files, and folder of the functions.
     * @throws InterruptedException if the thread is interrupted.
     */
    public static void main(final String[] arguments) throws InterruptedException {
        try {
            for (final Map.Entry<KernelForm, String> functions :
                    compile(Path.of(arguments[0]), PackageKernels.compiler()).entrySet()) {
                final Path file = Path.of(arguments[1], SharedText.functionsResource(functions.getKey()));
                Files.writeString(file, functions.getValue());
            }
        } catch (final KernelCompilationException refused) {
            refused.getMessage().lines().forEach(line -> System.err.println("error: " + line));
            System.exit(1);
        } catch (final IOException e) {
            System.err.println("error: " + e);
            System.exit(1);
        }
    }

    /**
     * Compiles the functions of the kernel API.
     *
     * @param classes  folder of the API's class files.
     * @param compiler the compiler.
     * @return their text, by form.
     * @throws KernelCompilationException if a method is refused, or the compiler fails.
     * @throws IOException                if a file cannot be read or written.
     * @throws InterruptedException       if the calling thread is interrupted.
     */
    public static Map<KernelForm, String> compile(final Path classes, final CompilerProcess compiler)
            throws KernelCompilationException, IOException, InterruptedException {
        final List<String> methods = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (final Path file : files.filter(path -> path.toString().endsWith(".class"))
                    .sorted()
                    .toList()) {
                final ClassModel model = ClassFile.of().parse(Files.readAllBytes(file));
                model.methods().stream()
                        .filter(PackageFunctions::isOutOfLine)
                        .map(method -> model.thisClass().asInternalName().replace('/', '.') + "#"
                                + method.methodName().stringValue())
                        .forEach(methods::add);
            }
        }
        return compiler.compileFunctions(methods);
    }

    private static boolean isOutOfLine(final MethodModel method) {
        return new MethodText(method).isOutOfLine();
    }
}
