package io.github.galefs.compiler;

import jdk.graal.compiler.graph.Node;
import jdk.graal.compiler.graph.NodeSourcePosition;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.vm.ci.meta.ResolvedJavaMethod;

/** Locations in Java sources, in the form of stack traces. */
final class SourceLocation {
    private SourceLocation() {}

    /**
     * Returns the source location of a node.
     *
     * @param node node of a graph that tracks source positions.
     * @return class, method, file and line.
     */
    static String of(final Node node) {
        final NodeSourcePosition position = node.getNodeSourcePosition();
        return position == null ? "unknown source location" : of(position.getMethod(), position.getBCI());
    }

    /**
     * Returns the source location of a call.
     *
     * @param context context of the graph builder, at the call.
     * @return class, method, file and line.
     */
    static String of(final GraphBuilderContext context) {
        return of(context.getMethod(), context.bci());
    }

    private static String of(final ResolvedJavaMethod method, final int bytecodeIndex) {
        return method.asStackTraceElement(bytecodeIndex).toString();
    }
}
