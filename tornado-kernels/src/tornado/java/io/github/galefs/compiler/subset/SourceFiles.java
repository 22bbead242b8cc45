package io.github.galefs.compiler.subset;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassModel;
import java.util.Optional;

/** Names of source files, from class files. */
public final class SourceFiles {
    private SourceFiles() {}

    /**
     * Returns the name of a class's source file.
     *
     * @param model the class.
     * @return name without folder, or empty if the class file does not state it.
     */
    public static Optional<String> nameOf(final ClassModel model) {
        return model.findAttribute(Attributes.sourceFile())
                .map(attribute -> attribute.sourceFile().stringValue());
    }
}
