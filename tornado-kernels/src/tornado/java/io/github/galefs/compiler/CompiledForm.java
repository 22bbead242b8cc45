package io.github.galefs.compiler;

import io.github.galefs.kernel.artefact.FormText;
import io.github.galefs.kernel.program.KernelForm;
import io.github.galefs.kernel.program.ProgramPart;
import io.github.galefs.kernel.program.ProgramParts;
import io.github.galefs.kernel.program.SharedText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A kernel in one of its forms, with the functions that it calls.
 *
 * @param form      the form.
 * @param kernel    the kernel function.
 * @param functions the functions, in the order of their first calls.
 */
record CompiledForm(KernelForm form, FunctionText kernel, List<ProgramPart> functions) {
    private static final Pattern OWN_DATA = Pattern.compile("gale_(literals|table_)");

    /**
     * Returns the kernel's own text: without the functions that programs of its form share.
     *
     * @param common text that precedes it in all forms.
     * @return its own text, and the shared parts that it uses.
     */
    FormText ownText(final String common) {
        final Set<String> own = ownFunctions();
        final List<ProgramPart> parts =
                functions.stream().filter(part -> own.contains(part.name())).toList();
        final String text = declarations(parts)
                + parts.stream().map(part -> "\n" + part.text()).collect(Collectors.joining())
                + (parts.isEmpty() ? "" : "\n")
                + kernel.text();
        final Set<String> shared = names(functions);
        shared.removeAll(own);
        return new FormText(SharedText.of(form).usedBy(common + text, shared), text);
    }

    private static String declarations(final List<ProgramPart> parts) {
        return parts.stream().map(ProgramPart::declaration).collect(Collectors.joining());
    }

    private static Set<String> names(final Collection<ProgramPart> parts) {
        return parts.stream().map(ProgramPart::name).collect(Collectors.toCollection(HashSet::new));
    }

    /**
     * Returns the functions that are not shared: their text differs from that of the shared function of the same name,
     * or they call such a function.
     */
    private Set<String> ownFunctions() {
        final SharedText shared = SharedText.of(form);
        return withCallers(
                functions.stream().filter(part -> !shared.contains(part)).toList());
    }

    /**
     * Returns functions as parts of programs.
     *
     * @param form  their form.
     * @param texts texts of the functions.
     * @param names names of the functions, in the same order.
     * @return the parts, which use one another and the prelude.
     */
    static List<ProgramPart> parts(final KernelForm form, final List<String> texts, final List<String> names) {
        final Set<String> functions = Set.copyOf(names);
        final List<ProgramPart> parts = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            final String name = names.get(i);
            final List<String> uses = SharedText.of(form).usedBy(texts.get(i), functions).stream()
                    .filter(used -> !used.equals(name))
                    .toList();
            parts.add(new ProgramPart(name, uses, texts.get(i)));
        }
        return parts;
    }

    /**
     * Returns the functions that programs of the form can share: a function that uses literals or tables, also
     * indirectly, cannot be shared, because each kernel has its own.
     *
     * @return the parts, sorted by name.
     */
    ProgramParts shareable() {
        final Set<String> own = withCallers(functions.stream()
                .filter(part -> OWN_DATA.matcher(part.text()).find())
                .toList());
        return ProgramParts.of(functions.stream()
                .filter(part -> !own.contains(part.name()))
                .sorted(Comparator.comparing(ProgramPart::name))
                .toList());
    }

    /** Returns the names of functions, and of those that call them, also indirectly. */
    private Set<String> withCallers(final Collection<ProgramPart> called) {
        final Set<String> names = names(called);
        final List<ProgramPart> rest = new ArrayList<>(functions);
        while (rest.removeIf(part -> names.contains(part.name()))) {
            rest.stream()
                    .filter(part -> part.uses().stream().anyMatch(names::contains))
                    .map(ProgramPart::name)
                    .forEach(names::add);
        }
        return names;
    }
}
