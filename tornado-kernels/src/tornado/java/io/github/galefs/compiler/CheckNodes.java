package io.github.galefs.compiler;

import io.github.galefs.kernel.OutOfLine;
import io.github.galefs.kernel.artefact.CheckKind;
import io.github.galefs.kernel.artefact.KernelArtefact;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.graal.compiler.nodes.java.ArrayLengthNode;
import jdk.graal.compiler.nodes.util.GraphUtil;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.ResolvedJavaMethod;

/**
 * Builds the checks of a kernel. A check is an operation of the device that is fixed before the access; its value is
 * the index if that is right, or else a harmless one.
 *
 * <p>Harmless is the header before an array in global memory, whose first bytes nobody uses: what is stored there is
 * dropped. An array in another memory has no header; there it is index 0.
 */
final class CheckNodes {
    private CheckSites sites = new CheckSites();

    /**
     * Starts a kernel.
     *
     * @param ofKernel receives its checks.
     */
    void begin(final CheckSites ofKernel) {
        sites = ofKernel;
    }

    /**
     * Checks the index of an element.
     *
     * @param context context of the graph builder, at the access.
     * @param array   the array.
     * @param index   index in it.
     * @param kind    type of the elements.
     * @return the index for the access.
     */
    ValueNode index(
            final GraphBuilderContext context, final ValueNode array, final ValueNode index, final JavaKind kind) {
        if (isOutOfLine(context)) {
            return index;
        }
        final ValueNode original = GraphUtil.unproxify(array);
        final boolean hasHeader = !(original instanceof OwnArray || original instanceof LocalArrayNode);
        final int harmless = hasHeader ? -KernelArtefact.HEADER_LENGTH / kind.getByteCount() : 0;
        return context.append(new DeviceOperationNode(
                "gale_check_index(" + reporter(context, CheckKind.INDEX) + ", #, #, " + harmless + ")",
                JavaKind.Int,
                index,
                lengthOf(context, array)));
    }

    private static ValueNode lengthOf(final GraphBuilderContext context, final ValueNode array) {
        return context.append(ArrayLengthNode.create(array, context.getConstantReflection()));
    }

    /** Returns the first arguments of each check: the region, the check, and the work-item. */
    private String reporter(final GraphBuilderContext context, final CheckKind kind) {
        final ResolvedJavaMethod kernel = context.getGraph().method();
        return KernelSignature.parameterName(kernel, 0) + ", "
                + sites.number(kind, SourceLocation.ofUser(context)) + ", " + FunctionSignature.GROUP
                + ", (int) get_local_id(0)";
    }

    /** Returns whether the graph is that of a function, which need not have the region as a parameter. */
    private static boolean isOutOfLine(final GraphBuilderContext context) {
        return context.getGraph().method().isAnnotationPresent(OutOfLine.class);
    }
}
