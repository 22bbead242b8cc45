package io.github.galefs.compiler.subset;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassModel;
import java.util.Optional;

/** Names of source files, from class files. */
final class SourceFiles {
    private SourceFiles() {}

    static Optional<String> nameOf(final ClassModel model) {
        return model.findAttribute(Attributes.sourceFile())
                .map(attribute -> attribute.sourceFile().stringValue());
    }
}
