package io.github.galefs.compiler.translation;

import io.github.galefs.compiler.subset.SourceFiles;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.LineNumber;

/** Locations in Java sources, for refusals. */
final class SourceLines {
    /** For code without lines. */
    private static final int UNKNOWN = -1;

    private SourceLines() {}

    /** Returns the location of a line of a method, as in a stack trace. */
    static String location(final MethodModel method, final int line) {
        return method.parent()
                .map(owner -> new StackTraceElement(
                                owner.thisClass().asInternalName().replace('/', '.'),
                                method.methodName().stringValue(),
                                SourceFiles.nameOf(owner).orElse(null),
                                line)
                        .toString())
                .orElseThrow();
    }

    /** Returns the location of a method's first line. */
    static String location(final MethodModel method) {
        return location(
                method,
                method.code()
                        .flatMap(code -> code.elementStream()
                                .filter(LineNumber.class::isInstance)
                                .map(LineNumber.class::cast)
                                .findFirst())
                        .map(LineNumber::line)
                        .orElse(UNKNOWN));
    }
}
