package io.github.galefs.kernel.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The texts that programs share, and what a program gets of them. */
class SharedTextTest {
    private static final Pattern DEFINITION = Pattern.compile("(?m)^GALEFS_FUNCTION\\(\\w+\\) (\\w+)\\([^;{]*\\) \\{");

    @ParameterizedTest
    @EnumSource
    void shouldListAllThatAPartUses(final KernelForm form) {
        final ProgramParts functions = functions(form);
        assertListsWhatItUses(form, Prelude.read(), Set.of());
        assertListsWhatItUses(form, functions, functions.parts().keySet());
    }

    private static void assertListsWhatItUses(
            final KernelForm form, final ProgramParts parts, final Set<String> functions) {
        for (final ProgramPart part : parts.parts().values()) {
            final Set<String> used = new HashSet<>(SharedText.of(form).usedBy(part.text(), functions));
            used.remove(part.name());
            assertEquals(used, Set.copyOf(part.uses()), part::name);
        }
    }

    /** Parts are in the order of the text, and C declares before use. */
    @Test
    void shouldUseOnlyPartsOfThePreludeThatComeBefore() {
        final Set<String> before = new HashSet<>();
        for (final ProgramPart part : Prelude.read().parts().values()) {
            assertTrue(before.containsAll(part.uses()), part::name);
            before.add(part.name());
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldReadThePrintedText(final KernelForm form) {
        final ProgramParts functions = functions(form);
        assertFalse(functions.parts().isEmpty());
        assertEquals(functions, ProgramParts.parse(functions.print()));
        assertEquals(SharedResource.read(SharedText.functionsResource(form)), functions.print());
    }

    private static ProgramParts functions(final KernelForm form) {
        return ProgramParts.parse(SharedResource.read(SharedText.functionsResource(form)));
    }

    @ParameterizedTest
    @EnumSource
    void shouldGiveAProgramTheFunctionsThatItReachesAndNoOthers(final KernelForm form) {
        final String program = SharedText.of(form).program(List.of("gale_HostCall_request"), "// own\n");
        final Set<String> defined = new HashSet<>();
        final Matcher definition = DEFINITION.matcher(program);
        while (definition.find()) {
            assertTrue(defined.add(definition.group(1)), definition.group(1));
        }
        assertEquals(Set.of("gale_HostCall_request", "gale_HostCall_begin", "gale_HostCall_post"), defined);
        assertTrue(program.contains("#define GALEFS_FUNCTION("), program);
        assertFalse(program.contains("#define gale_copy("), program);
        assertTrue(program.endsWith("// own\n"), program);
    }

    @ParameterizedTest
    @EnumSource
    void shouldGiveAProgramTheValuesOfTheLayouts(final KernelForm form) {
        final SharedText shared = SharedText.of(form);
        final String all = shared.program(Prelude.read().parts().keySet(), "");
        assertFalse(
                Pattern.compile("Descriptor\\.|ArrayHeader|Errno").matcher(all).find(), all);
    }

    @Test
    void shouldDeclareDoubleOnlyWhereItIsUsed() {
        final SharedText shared = SharedText.of(KernelForm.LIVE);
        assertFalse(shared.program(List.of("gale_min_float"), "").contains("double"));
        assertTrue(shared.program(List.of("gale_min_double"), "").contains("typedef double"));
        assertEquals(List.of("gale_double"), shared.usedBy("// GALEFS_FENCE()\nx = (double) y;", Set.of()));
    }

    @Test
    void shouldFindPartsThatDoNotExist() {
        assertEquals(
                List.of("gale_gone"),
                SharedText.of(KernelForm.LIVE).missing(List.of("gale_copy", "gale_gone", "gale_HostCall_post")));
    }

    @Test
    void shouldRefuseTwoPartsOfOneName() {
        final ProgramPart part = new ProgramPart("gale_a", List.of(), "a\n");
        assertThrows(IllegalArgumentException.class, () -> ProgramParts.of(List.of(part, part)));
    }
}
