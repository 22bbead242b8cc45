package io.github.galefs.compiler.subset;

/**
 * Methods of the JDK that the compiler translates by name, regardless of their bodies. Other methods of the JDK are
 * checked and compiled like a kernel's own.
 */
final class LibraryMethods {
    private LibraryMethods() {}

    static boolean isTranslated(final MethodKey method) {
        return switch (method.owner()) {
            case "java/lang/Math" ->
                switch (method.name()) {
                    case "min", "max", "abs", "sqrt" -> true;
                    default -> false;
                };
            case "java/lang/Float" ->
                switch (method.name()) {
                    case "floatToRawIntBits", "intBitsToFloat" -> true;
                    default -> false;
                };
            case "java/lang/Double" ->
                switch (method.name()) {
                    case "doubleToRawLongBits", "longBitsToDouble" -> true;
                    default -> false;
                };
            default -> false;
        };
    }
}
