package io.github.galefs.compiler;

import io.github.galefs.kernel.OutOfLine;
import io.github.galefs.kernel.artefact.CheckKind;
import io.github.galefs.kernel.artefact.KernelArtefact;
import jdk.graal.compiler.core.common.type.AbstractObjectStamp;
import jdk.graal.compiler.core.common.type.Stamp;
import jdk.graal.compiler.nodes.ConstantNode;
import jdk.graal.compiler.nodes.NodeView;
import jdk.graal.compiler.nodes.ParameterNode;
import jdk.graal.compiler.nodes.StructuredGraph;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.calc.ConvertNode;
import jdk.graal.compiler.nodes.calc.IntegerDivRemNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.graal.compiler.nodes.java.ArrayLengthNode;
import jdk.graal.compiler.nodes.util.GraphUtil;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.ResolvedJavaMethod;
import jdk.vm.ci.meta.ResolvedJavaType;

/**
 * Builds the checks of a kernel. A check is an operation of the device that is fixed before the access; its value is
 * the index if that is right, or else a harmless one.
 *
 * <p>Harmless is the header before an array in global memory, whose first bytes nobody uses: what is stored there is
 * dropped. An array in another memory has no header; there it is index 0.
 */
final class CheckNodes {
    /** Dimensions that WorkItem's methods take, also where the grid has fewer. */
    private static final int DIMENSIONS = 3;

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
        if (isUnchecked(context, array)) {
            return index;
        }
        return context.append(new DeviceOperationNode(
                "gale_check_index(" + reporter(context, CheckKind.INDEX) + ", #, #, "
                        + harmlessOffset(array) / kind.getByteCount() + ")",
                JavaKind.Int,
                index,
                lengthOf(context, array)));
    }

    /**
     * Checks a dimension of the grid.
     *
     * @param context   context of the graph builder, at the call.
     * @param dimension number of the dimension.
     * @return the dimension for the call.
     */
    ValueNode dimension(final GraphBuilderContext context, final ValueNode dimension) {
        final boolean isKnown = dimension.isJavaConstant()
                && isDimension(dimension.asJavaConstant().asInt());
        if (isKnown) {
            return dimension;
        }
        return context.append(new DeviceOperationNode(
                "gale_check_index(" + reporter(context, CheckKind.DIMENSION) + ", #, " + DIMENSIONS + ", 0)",
                JavaKind.Int,
                dimension));
    }

    /**
     * Checks the byte offset of a value.
     *
     * @param context context of the graph builder, at the access.
     * @param array   the array.
     * @param offset  offset in it.
     * @param size    bytes of the value.
     * @return the offset for the access.
     */
    ValueNode offset(final GraphBuilderContext context, final ValueNode array, final ValueNode offset, final int size) {
        if (isUnchecked(context, array)) {
            return offset;
        }
        final String harmless = ", " + size + ", " + harmlessOffset(array) + "L)";
        final ValueNode aligned = size == 1
                ? offset
                : context.append(new DeviceOperationNode(
                        "gale_check_alignment(" + reporter(context, CheckKind.ALIGNMENT) + ", #" + harmless,
                        JavaKind.Long,
                        offset));
        return context.append(new DeviceOperationNode(
                "gale_check_offset(" + reporter(context, CheckKind.OFFSET) + ", #, " + byteLength(array) + harmless,
                JavaKind.Long,
                aligned,
                lengthOf(context, array)));
    }

    /**
     * Checks the range of a copy.
     *
     * @param context context of the graph builder, at the copy.
     * @param array   the array that it reads or writes.
     * @param offset  byte offset in it.
     * @param count   bytes to copy.
     * @return the bytes to copy: none after a violation.
     */
    ValueNode count(
            final GraphBuilderContext context, final ValueNode array, final ValueNode offset, final ValueNode count) {
        if (isUnchecked(context, array)) {
            return count;
        }
        return context.append(new DeviceOperationNode(
                "gale_check_range(" + reporter(context, CheckKind.OFFSET) + ", #, #, " + byteLength(array) + ")",
                JavaKind.Int,
                count,
                offset,
                lengthOf(context, array)));
    }

    /**
     * Checks that an argument of a collective call is the leader's.
     *
     * @param context  context of the graph builder, in the call.
     * @param number   of call and argument.
     * @param argument a number, or memory.
     */
    void argument(final GraphBuilderContext context, final int number, final ValueNode argument) {
        if (isOfTheGroup(argument)) {
            return;
        }
        final boolean isMemory = argument.getStackKind() == JavaKind.Object;
        final ValueNode value =
                isMemory ? context.append(new DeviceOperationNode("(long) #", JavaKind.Long, argument)) : argument;
        final ValueNode leaders =
                context.append(new DeviceEffectNode(WorkItemOperations.BROADCAST, JavaKind.Long, value));
        context.add(new DeviceOperationNode(
                "gale_check_same(" + reporter(context, CheckKind.ARGUMENT) + ", " + number + ", #, #)",
                JavaKind.Void,
                value,
                leaders));
    }

    /**
     * Returns the number of the check of a mapping.
     *
     * @param context context of the graph builder, in the call that maps.
     * @return number from 1.
     */
    int mapping(final GraphBuilderContext context) {
        return sites.number(CheckKind.MAPPING, SourceLocation.ofUser(context));
    }

    /**
     * Reports that a work-group has ended with a mapping.
     *
     * @param context    context of the graph builder, in a function whose first parameter is the region.
     * @param number     of the mapping's check.
     * @param fileOffset of the mapping.
     */
    void reportMapping(final GraphBuilderContext context, final ValueNode number, final ValueNode fileOffset) {
        context.add(new DeviceOperationNode(
                "gale_violation("
                        + KernelSignature.parameterName(context.getGraph().method(), 0) + ", #, "
                        + FunctionSignature.GROUP + ", 0, #, 0L, 0)",
                JavaKind.Void,
                number,
                fileOffset));
    }

    /** Returns whether a value is the same in all work-items of a group, as far as its node shows. */
    private static boolean isOfTheGroup(final ValueNode value) {
        return switch (GraphUtil.unproxify(value)) {
            case final ConvertNode conversion -> isOfTheGroup(conversion.getValue());
            case final ParameterNode _, final ConstantNode _, final WaitNode _ -> true;
            case final DeviceEffectNode effect -> effect.isBroadcast();
            default -> false;
        };
    }

    /** Checks the divisor of a division in a graph. */
    void divisor(final StructuredGraph graph, final IntegerDivRemNode division) {
        final ResolvedJavaMethod method = graph.method();
        if (!method.isAnnotationPresent(OutOfLine.class)) {
            final String location = SourceLocation.ofUser(division.getNodeSourcePosition());
            final DeviceOperationNode check = graph.add(new DeviceOperationNode(
                    "gale_check_divisor(" + reporter(method, CheckKind.DIVISOR, location) + ", #)",
                    JavaKind.Void,
                    division.getY()));
            check.setNodeSourcePosition(division.getNodeSourcePosition());
            graph.addBeforeFixed(division, check);
        }
    }

    /** Returns text for the bytes of an array, with a mark for its length. */
    private static String byteLength(final ValueNode array) {
        return "(long) # * " + elementBytes(array);
    }

    /** Returns the bytes of an element, or 0 if they are not known. */
    private static int elementBytes(final ValueNode array) {
        final Stamp stamp = GraphUtil.unproxify(array).stamp(NodeView.DEFAULT);
        final ResolvedJavaType type = stamp instanceof final AbstractObjectStamp object ? object.type() : null;
        return type == null || !type.isArray() || !type.getComponentType().isPrimitive()
                ? 0
                : type.getComponentType().getJavaKind().getByteCount();
    }

    /** Returns the offset of an access that changes nothing. */
    private static int harmlessOffset(final ValueNode array) {
        final ValueNode original = GraphUtil.unproxify(array);
        final boolean hasHeader = !(original instanceof OwnArray || original instanceof LocalArrayNode);
        return hasHeader ? -KernelArtefact.HEADER_LENGTH : 0;
    }

    private static ValueNode lengthOf(final GraphBuilderContext context, final ValueNode array) {
        return context.append(ArrayLengthNode.create(GraphUtil.unproxify(array), context.getConstantReflection()));
    }

    /** Returns the first arguments of each check: the region, the check, and the work-item. */
    private String reporter(final GraphBuilderContext context, final CheckKind kind) {
        return reporter(context.getGraph().method(), kind, SourceLocation.ofUser(context));
    }

    private String reporter(final ResolvedJavaMethod kernel, final CheckKind kind, final String location) {
        return KernelSignature.parameterName(kernel, 0) + ", " + sites.number(kind, location) + ", "
                + FunctionSignature.GROUP + ", (int) get_local_id(0)";
    }

    private static boolean isDimension(final int number) {
        return number >= 0 && number < DIMENSIONS;
    }

    /** Returns whether memory is the first parameter of a kernel; some tests compile methods with another. */
    private static boolean isRegion(final ValueNode memory) {
        return GraphUtil.unproxify(memory) instanceof final ParameterNode parameter
                && parameter.index() == 0
                && elementBytes(memory) == Long.BYTES;
    }

    /**
     * Returns whether accesses are not checked: those of functions, which need not have the region as a parameter; and
     * those to the region itself, whose length is not its array's, and to memory of which the type is not known.
     */
    private static boolean isUnchecked(final GraphBuilderContext context, final ValueNode array) {
        return context.getGraph().method().isAnnotationPresent(OutOfLine.class)
                || elementBytes(array) == 0
                || isRegion(array);
    }
}
