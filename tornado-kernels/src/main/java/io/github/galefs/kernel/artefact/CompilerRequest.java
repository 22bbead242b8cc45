package io.github.galefs.kernel.artefact;

import java.nio.file.Path;
import java.util.List;

/**
 * What the compiler's process shall compile.
 *
 * @param kernels     the methods, each as {@code CLASS#METHOD}.
 * @param classPath   class path of the methods; an entry that ends in {@code /*} stands for all jars of a folder.
 * @param sourceRoots source roots of the methods.
 * @param checks      what the kernels check.
 */
public record CompilerRequest(List<String> kernels, List<Path> classPath, List<Path> sourceRoots, KernelChecks checks) {
    /**
     * Creates a request.
     *
     * @throws NullPointerException if a list, or an element of it, is null.
     */
    public CompilerRequest {
        kernels = List.copyOf(kernels);
        classPath = List.copyOf(classPath);
        sourceRoots = List.copyOf(sourceRoots);
    }
}
