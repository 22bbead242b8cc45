package io.github.galefs.compiler;

import java.util.function.Supplier;
import jdk.graal.compiler.nodes.FrameState;
import jdk.graal.compiler.nodes.graphbuilderconf.ClassInitializationPlugin;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.vm.ci.meta.ConstantPool;
import jdk.vm.ci.meta.ResolvedJavaType;

/**
 * Resolves the classes that a kernel uses without initializing them: a static initializer is the user's code, which
 * may start threads, write files or throw, and does not run in the compiler. Without this plugin, Graal's parser
 * initializes each class whose static method is called.
 *
 * <p>A kernel needs no initializer: a compile-time constant is part of its bytecode, and {@code SubsetCheck} refuses
 * all other static fields.
 */
final class NoClassInitialization implements ClassInitializationPlugin {
    @Override
    public boolean apply(
            final GraphBuilderContext context, final ResolvedJavaType type, final Supplier<FrameState> state) {
        return false;
    }

    /** Returns true: else the parser would initialize classes itself. */
    @Override
    public boolean supportsLazyInitialization(final ConstantPool constants) {
        return true;
    }

    @Override
    public void loadReferencedType(
            final GraphBuilderContext context, final ConstantPool constants, final int index, final int opcode) {
        constants.loadReferencedType(index, opcode, false);
    }
}
