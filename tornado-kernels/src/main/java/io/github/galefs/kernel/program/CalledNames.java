package io.github.galefs.kernel.program;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names of functions and macros that a text in OpenCL C calls. */
final class CalledNames {
    private static final String DOUBLE_TYPE = "double";
    private static final Pattern CALL = Pattern.compile("\\b(?:(\\w+)\\(|(gale_double|double)\\b)");
    private static final Pattern COMMENT = Pattern.compile("//[^\\n]*");

    private CalledNames() {}

    /** Returns the names before parentheses, and {@link SharedText#DOUBLE} if the text has a double. */
    static Set<String> of(final String text) {
        final Set<String> names = new TreeSet<>();
        final Matcher call = CALL.matcher(COMMENT.matcher(text).replaceAll(""));
        while (call.find()) {
            final String name = call.group(1);
            names.add(name == null || name.equals(DOUBLE_TYPE) ? SharedText.DOUBLE : name);
        }
        return names;
    }
}
