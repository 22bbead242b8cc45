package io.github.galefs.kernel.artefact;

import java.util.List;

/**
 * What the compiler made of some methods.
 *
 * @param kernels  the kernels, in the order of the methods.
 * @param warnings class, method, file and line of what is allowed but probably wrong, and what to write instead.
 */
public record Compilation(List<KernelArtefact> kernels, List<String> warnings) {
    /**
     * Copies the lists.
     *
     * @throws NullPointerException a list, or an element of one, is null.
     */
    public Compilation {
        kernels = List.copyOf(kernels);
        warnings = List.copyOf(warnings);
    }
}
