package io.github.galefs.compiler;

import java.util.Locale;
import jdk.graal.compiler.core.common.type.Stamp;
import jdk.graal.compiler.graph.Node;
import jdk.graal.compiler.graph.NodeClass;
import jdk.graal.compiler.nodeinfo.NodeCycles;
import jdk.graal.compiler.nodeinfo.NodeInfo;
import jdk.graal.compiler.nodeinfo.NodeSize;
import jdk.graal.compiler.nodes.NodeView;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.calc.BinaryNode;
import jdk.graal.compiler.nodes.calc.FloatingIntegerDivRemNode;
import jdk.graal.compiler.nodes.calc.IntegerDivRemNode;
import jdk.graal.compiler.nodes.spi.CanonicalizerTool;

/**
 * Quotient or remainder of integers, signed or unsigned. It is not fixed to its place in the control flow, because a
 * division by zero has a result on a device.
 */
@NodeInfo(cycles = NodeCycles.CYCLES_32, size = NodeSize.SIZE_1)
final class DivisionNode extends BinaryNode {
    /** Graal's metadata of this node class. */
    public static final NodeClass<DivisionNode> TYPE = NodeClass.create(DivisionNode.class);

    private final IntegerDivRemNode.Op operation;
    private final IntegerDivRemNode.Type signedness;

    private DivisionNode(
            final IntegerDivRemNode.Op operation,
            final IntegerDivRemNode.Type signedness,
            final Stamp range,
            final ValueNode x,
            final ValueNode y) {
        super(TYPE, range, x, y);
        this.operation = operation;
        this.signedness = signedness;
    }

    /**
     * Returns a node with the operation and the operands of one of Graal's nodes.
     *
     * @param division a division that is fixed in the control flow, signed or unsigned.
     * @return the node, which is not yet in a graph.
     */
    static DivisionNode of(final IntegerDivRemNode division) {
        return new DivisionNode(
                division.getOp(),
                division.getType(),
                division.stamp(NodeView.DEFAULT),
                division.getX(),
                division.getY());
    }

    /**
     * Returns a node with the operation and the operands of one of Graal's nodes.
     *
     * @param division  a signed division whose divisor Graal knows not to be 0.
     * @param operation its operation.
     * @return the node, which is not yet in a graph.
     */
    static DivisionNode of(final FloatingIntegerDivRemNode<?> division, final IntegerDivRemNode.Op operation) {
        return new DivisionNode(
                operation,
                IntegerDivRemNode.Type.SIGNED,
                division.stamp(NodeView.DEFAULT),
                division.getX(),
                division.getY());
    }

    /**
     * Returns the name of the prelude's function for the operation.
     *
     * @return the name without the operands' type, such as {@code gale_unsigned_div}.
     */
    String function() {
        final String sign = signedness == IntegerDivRemNode.Type.UNSIGNED ? "unsigned_" : "";
        return "gale_" + sign + operation.name().toLowerCase(Locale.ROOT);
    }

    /** Returns the range that Graal computed: a later change of an operand does not change its value. */
    @Override
    public Stamp foldStamp(final Stamp x, final Stamp y) {
        return stamp;
    }

    @Override
    public Node canonical(final CanonicalizerTool tool, final ValueNode x, final ValueNode y) {
        return this;
    }
}
