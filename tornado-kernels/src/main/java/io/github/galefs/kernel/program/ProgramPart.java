package io.github.galefs.kernel.program;

import java.util.List;

/**
 * A part of programs: macros or functions in OpenCL C.
 *
 * @param name name of the part: that of a macro or function in it.
 * @param uses names of the parts that it uses directly.
 * @param text OpenCL C, which ends in a line feed.
 */
public record ProgramPart(String name, List<String> uses, String text) {
    private static final String FUNCTION_BEGIN = " {\n";

    /**
     * Copies the list.
     *
     * @throws NullPointerException the list, or an element of it, is null.
     */
    public ProgramPart {
        uses = List.copyOf(uses);
    }

    /**
     * Returns the declaration of a function that is the whole part.
     *
     * @return the declaration, which ends in a line feed.
     */
    public String declaration() {
        return text.substring(0, text.indexOf(FUNCTION_BEGIN)) + ";\n";
    }
}
