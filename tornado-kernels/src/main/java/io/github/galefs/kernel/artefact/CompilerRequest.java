package io.github.galefs.kernel.artefact;

import java.nio.file.Path;
import java.util.List;

/**
 * What the compiler's process shall compile.
 *
 * @param kernels     the methods of kernels, each as {@code CLASS#METHOD}.
 * @param functions   the methods of shared functions, each as {@code CLASS#METHOD}.
 * @param classPath   class path of the methods; an entry that ends in {@code /*} stands for all jars of a folder.
 * @param checks      what the kernels check.
 */
public record CompilerRequest(List<String> kernels, List<String> functions, List<Path> classPath, KernelChecks checks) {
    /**
     * Creates a request.
     *
     * @throws NullPointerException if a list, or an element of it, is null.
     */
    public CompilerRequest {
        kernels = List.copyOf(kernels);
        functions = List.copyOf(functions);
        classPath = List.copyOf(classPath);
    }
}
