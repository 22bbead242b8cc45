package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.compiler.subset.MethodKey;
import java.util.regex.Pattern;
import jdk.graal.compiler.graph.Node;
import jdk.graal.compiler.graph.NodeSourcePosition;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.vm.ci.meta.ResolvedJavaMethod;

/** Locations in users' Java sources, in the form of stack traces, and refusals that name them. */
final class SourceLocation {
    /** Reason for a refusal: the compiler does not list the node. */
    static final String NO_TRANSLATION = "for which the compiler has no verified translation";

    /** The kernel API and what implements it; kernels of the project's own tests are in other packages. */
    private static final Pattern KERNEL_API =
            Pattern.compile("io/github/galefs/kernel/(?:(?:call|file|group|lane|log|page|round)/)?[^/]+");

    private SourceLocation() {}

    /**
     * Returns the refusal of a node. It names the line in the user's source that the node is compiled from, and if that
     * line calls a method of the JDK or of the kernel API, to which the node belongs, it names the method. It ends with
     * what to write instead.
     *
     * @param node   node of a graph that tracks source positions.
     * @param reason what is wrong with the call, operator or access, as a relative clause.
     * @return the refusal.
     */
    static KernelRefusedException refusal(final Node node, final String reason) {
        NodeSourcePosition callee = null;
        NodeSourcePosition position = node.getNodeSourcePosition();
        while (isInLibraryCall(position)) {
            callee = position;
            position = position.getCaller();
        }
        final String construct = callee == null
                ? "contains an operator or an access"
                : "calls " + callee.getMethod().format("%H.%n");
        final String instead = callee == null
                ? "write it with other operators"
                : "leave it out, or write what it computes as a static method of your own";
        return new KernelRefusedException(ofUser(position), construct + ", " + reason + "; " + instead);
    }

    /**
     * Returns the location in the user's source that a position belongs to: where the user calls the JDK or the kernel
     * API, if the position is in there.
     *
     * @param position position of compiled code, or null if it is not known.
     * @return class, method, file and line.
     */
    static String ofUser(final NodeSourcePosition position) {
        NodeSourcePosition user = position;
        while (isInLibraryCall(user)) {
            user = user.getCaller();
        }
        return user == null ? "unknown source location" : of(user.getMethod(), user.getBCI());
    }

    /**
     * Returns the location in the user's source of a call that the graph builder is at.
     *
     * @param context context of the graph builder, at a call by the user or by the kernel API.
     * @return class, method, file and line.
     */
    static String ofUser(final GraphBuilderContext context) {
        GraphBuilderContext user = context;
        while (isLibrary(user.getMethod()) && user.getParent() != null) {
            user = user.getParent();
        }
        return of(user);
    }

    private static boolean isInLibraryCall(final NodeSourcePosition position) {
        return position != null && isLibrary(position.getMethod()) && position.getCaller() != null;
    }

    /** Returns whether a method belongs to the JDK or to the kernel API. */
    static boolean isLibrary(final ResolvedJavaMethod method) {
        final String owner = method.getDeclaringClass().toJavaName().replace('.', '/');
        return MethodKey.isOfTheJdk(owner) || KERNEL_API.matcher(owner).matches();
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

    /**
     * Returns the source location of a method.
     *
     * @param method method with a body.
     * @return class, method, file and first line.
     */
    static String of(final ResolvedJavaMethod method) {
        return of(method, 0);
    }

    private static String of(final ResolvedJavaMethod method, final int bytecodeIndex) {
        return method.asStackTraceElement(bytecodeIndex).toString();
    }
}
