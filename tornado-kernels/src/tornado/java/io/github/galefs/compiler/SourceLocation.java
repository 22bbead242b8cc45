package io.github.galefs.compiler;

import jdk.graal.compiler.graph.Node;
import jdk.graal.compiler.graph.NodeSourcePosition;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.vm.ci.meta.ResolvedJavaMethod;

/** Names of places in Java sources, as stack traces write them. */
final class SourceLocation {
    private SourceLocation() {}

    /**
     * Where a node comes from.
     *
     * @param node of a graph that keeps positions.
     * @return class, method, file and line.
     */
    static String of(final Node node) {
        final NodeSourcePosition position = node.getNodeSourcePosition();
        return position == null ? "a place that the compiler lost" : of(position.getMethod(), position.getBCI());
    }

    /**
     * Where a call stands.
     *
     * @param context of the graph builder, at the call.
     * @return class, method, file and line.
     */
    static String of(final GraphBuilderContext context) {
        return of(context.getMethod(), context.bci());
    }

    private static String of(final ResolvedJavaMethod method, final int bytecodeIndex) {
        return method.asStackTraceElement(bytecodeIndex).toString();
    }
}
