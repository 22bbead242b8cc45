package io.github.galefs.kernel.artefact;

/**
 * Names of Java's methods and variables in ASCII letters, digits and underscores: for OpenCL C, which allows no others,
 * and for files, since not every locale can encode all characters in a file's name.
 */
public final class AsciiName {
    /** First character of a name with replaced characters: no Java name starts with a digit. */
    private static final String MARK = "0";

    private AsciiName() {}

    /**
     * Returns a name in ASCII. Different names have different results: a name of ASCII letters, digits and underscores
     * stays as it is; any other gets the mark {@code 0}, and each character that is not an ASCII letter or digit, an
     * underscore too, becomes an underscore and four hexadecimal digits, as in {@code 0gr_00f6_00dfe}.
     *
     * @param javaName name of a method or variable.
     * @return the name; to be used behind a prefix where a leading digit is not allowed.
     */
    public static String of(final String javaName) {
        final StringBuilder name = new StringBuilder();
        boolean isPlain = true;
        for (int i = 0; i < javaName.length(); i++) {
            final char c = javaName.charAt(i);
            if (isLetterOrDigit(c)) {
                name.append(c);
            } else {
                isPlain &= c == '_';
                name.append(String.format("_%04x", (int) c));
            }
        }
        return isPlain ? javaName : MARK + name;
    }

    private static boolean isLetterOrDigit(final char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    }
}
