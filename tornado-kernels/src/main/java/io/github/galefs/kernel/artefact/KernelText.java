package io.github.galefs.kernel.artefact;

import io.github.galefs.kernel.program.KernelForm;
import io.github.galefs.kernel.program.SharedText;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A kernel's own text. Its programs consist of it and of shared parts.
 *
 * @param common what the forms have in common: literals and tables.
 * @param forms  the live form; also the suspended form if that differs. Kernels that use nothing that work-groups and
 *               host exchange have one form, which runs alike on all devices.
 */
public record KernelText(String common, Map<KernelForm, FormText> forms) {
    /**
     * Copies the map.
     *
     * @throws IllegalArgumentException there is no live form.
     */
    public KernelText {
        if (!forms.containsKey(KernelForm.LIVE)) {
            throw new IllegalArgumentException("a kernel must have a live form");
        }
        forms = Collections.unmodifiableMap(new EnumMap<>(forms));
    }

    /**
     * Returns the whole program of a form.
     *
     * @param form the form.
     * @return OpenCL C.
     */
    public String program(final KernelForm form) {
        return SharedText.of(form).program(of(form).uses(), common + of(form).text());
    }

    private FormText of(final KernelForm form) {
        return forms.getOrDefault(form, forms.get(KernelForm.LIVE));
    }

    /**
     * Hashes the shared functions that the kernel reaches.
     *
     * @return see {@link SharedText#hash}.
     */
    public String functionsHash() {
        final StringBuilder functions = new StringBuilder();
        for (final KernelForm form : forms.keySet()) {
            functions.append(SharedText.of(form).functions(of(form).uses()));
        }
        return SharedText.hash(functions.toString());
    }

    /**
     * Finds the shared parts that this version of GaleFS lacks.
     *
     * @return their names.
     */
    public Set<String> missingParts() {
        final Set<String> missing = new TreeSet<>();
        for (final Map.Entry<KernelForm, FormText> form : forms.entrySet()) {
            missing.addAll(SharedText.of(form.getKey()).missing(form.getValue().uses()));
        }
        return missing;
    }

    /**
     * Finds what the programs need. Searches their texts, and so is for the compiler.
     *
     * @return the needs.
     */
    public Set<KernelNeed> needs() {
        final Set<KernelNeed> needs = EnumSet.noneOf(KernelNeed.class);
        forms.forEach((form, text) -> {
            final Set<String> prelude = SharedText.of(form).preludeReachedFrom(text.uses());
            addIf(needs, KernelNeed.BARRIERS, prelude.contains("GALEFS_GROUP_BEGIN"));
            addIf(needs, KernelNeed.DOUBLE, prelude.contains(SharedText.DOUBLE));
            addIf(needs, KernelNeed.LONG_ATOMICS, prelude.contains("GALEFS_LONG_ATOMIC"));
            addIf(needs, KernelNeed.GRID, text.text().contains(KernelArtefact.GRID + ","));
            addIf(needs, KernelNeed.LOCAL_SIZE, text.text().contains(KernelArtefact.LOCAL_SIZE));
        });
        return needs;
    }

    private static void addIf(final Set<KernelNeed> needs, final KernelNeed need, final boolean applies) {
        if (applies) {
            needs.add(need);
        }
    }

    /**
     * Returns the text of a kernel that has one form and uses no shared parts.
     *
     * @param text OpenCL C.
     * @return the text.
     */
    public static KernelText ofOneForm(final String text) {
        return new KernelText("", Map.of(KernelForm.LIVE, new FormText(List.of(), text)));
    }
}
