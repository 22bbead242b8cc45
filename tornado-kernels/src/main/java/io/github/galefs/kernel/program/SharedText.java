package io.github.galefs.kernel.program;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What programs of a form share: the prelude, and the functions of the kernel API that are out of line. A program
 * contains only the parts that its kernel reaches, because a driver's compiler takes time for each. Immutable.
 *
 * <p>The first launch of a process waits for this class: lambdas and regular expressions would be loaded for it alone.
 */
public final class SharedText {
    /** Part with what a device needs to know of double, which some devices do not have. */
    public static final String DOUBLE = "gale_double";

    private static final ProgramParts PRELUDE = Prelude.read();
    private static final Map<KernelForm, SharedText> OWN = new EnumMap<>(KernelForm.class);

    private final ProgramParts prelude;
    private final ProgramParts functions;

    private SharedText(final ProgramParts prelude, final ProgramParts functions) {
        this.prelude = prelude;
        this.functions = functions;
    }

    /**
     * Returns what the programs of a form share in this version of GaleFS.
     *
     * @param form the form.
     * @return its shared text.
     */
    public static SharedText of(final KernelForm form) {
        synchronized (OWN) {
            if (!OWN.containsKey(form)) {
                OWN.put(
                        form,
                        new SharedText(PRELUDE, ProgramParts.parse(SharedResource.read(functionsResource(form)))));
            }
            return OWN.get(form);
        }
    }

    /**
     * Returns the name of the resource with the functions of a form.
     *
     * @param form the form.
     * @return name of a file in the folder of this package.
     */
    public static String functionsResource(final KernelForm form) {
        return switch (form) {
            case LIVE -> "functions-live.cl";
            case SUSPENDED -> "functions-suspended.cl";
        };
    }

    /**
     * Returns whether a function is shared.
     *
     * @param function a function.
     * @return whether the shared function of this name has the same text.
     */
    public boolean contains(final ProgramPart function) {
        return function.equals(functions.parts().get(function.name()));
    }

    /**
     * Finds the parts that a text uses directly: those whose name is followed by a parenthesis. For the compiler;
     * programs are put together by the names that it has found.
     *
     * @param text      OpenCL C.
     * @param functions names of functions; those of the prelude are known.
     * @return names of parts, sorted.
     */
    public List<String> usedBy(final String text, final Set<String> functions) {
        return CalledNames.of(text).stream()
                .filter(name -> prelude.contains(name) || functions.contains(name))
                .sorted()
                .toList();
    }

    /**
     * Finds the parts that this version of GaleFS lacks.
     *
     * @param uses names of parts that a kernel uses.
     * @return those of them that do not exist.
     */
    public List<String> missing(final Collection<String> uses) {
        final List<String> missing = new ArrayList<>();
        for (final String name : uses) {
            if (!prelude.contains(name) && !functions.contains(name)) {
                missing.add(name);
            }
        }
        return missing;
    }

    /**
     * Returns the names of all parts of the prelude that a kernel reaches.
     *
     * @param uses names of the parts that it uses directly.
     * @return names.
     */
    public Set<String> preludeReachedFrom(final Collection<String> uses) {
        final Set<String> names = new LinkedHashSet<>();
        for (final ProgramPart part : preludeOf(uses)) {
            names.add(part.name());
        }
        return names;
    }

    private List<ProgramPart> preludeOf(final Collection<String> uses) {
        final List<String> names = new ArrayList<>(uses);
        names.add(Prelude.HEAD);
        for (final ProgramPart function : functions.reachedFrom(uses)) {
            names.addAll(function.uses());
        }
        return prelude.reachedFrom(names);
    }

    /**
     * Returns the text of the functions that a kernel reaches.
     *
     * @param uses names of the parts that it uses directly.
     * @return declarations and definitions, or an empty string.
     */
    public String functions(final Collection<String> uses) {
        final List<ProgramPart> reached = functions.reachedFrom(uses);
        final StringBuilder text = new StringBuilder();
        for (final ProgramPart function : reached) {
            text.append(function.declaration());
        }
        for (final ProgramPart function : reached) {
            text.append('\n').append(function.text());
        }
        return text.toString();
    }

    /**
     * Puts a program together.
     *
     * @param uses names of the parts that the kernel uses directly.
     * @param own  the kernel's own text.
     * @return the program.
     */
    public String program(final Collection<String> uses, final String own) {
        final StringBuilder text = new StringBuilder();
        for (final ProgramPart part : preludeOf(uses)) {
            text.append(Prelude.withConstants(part.text())).append('\n');
        }
        final String called = functions(uses);
        return text.append(called)
                .append(called.isEmpty() ? "" : "\n")
                .append(own)
                .toString();
    }

    /**
     * Hashes functions: with others, a kernel must be compiled again, because it has their layouts in it.
     *
     * @param text of {@link #functions}, of all forms.
     * @return SHA-256 in hexadecimal digits; empty if there are none.
     */
    public static String hash(final String text) {
        if (text.isEmpty()) {
            return "";
        }
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (final NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-256", impossible);
        }
    }
}
