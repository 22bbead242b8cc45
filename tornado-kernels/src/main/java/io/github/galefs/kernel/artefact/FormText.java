package io.github.galefs.kernel.artefact;

import java.util.List;

/**
 * A kernel's own text in a form.
 *
 * @param uses names of the shared parts that it uses directly.
 * @param text OpenCL C.
 */
public record FormText(List<String> uses, String text) {
    /**
     * Copies the list.
     *
     * @throws NullPointerException the list, or an element of it, is null.
     */
    public FormText {
        uses = List.copyOf(uses);
    }
}
