package io.github.galefs.compiler;

import jdk.graal.compiler.core.common.type.StampFactory;
import jdk.graal.compiler.graph.Node;
import jdk.graal.compiler.graph.NodeClass;
import jdk.graal.compiler.graph.NodeInputList;
import jdk.graal.compiler.nodeinfo.NodeCycles;
import jdk.graal.compiler.nodeinfo.NodeInfo;
import jdk.graal.compiler.nodeinfo.NodeSize;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.calc.FloatingNode;
import jdk.vm.ci.meta.JavaKind;

/**
 * A device operation that depends on nothing but its arguments in the whole launch, such as an id. Equal ones become
 * one, which is done where it serves all its uses, outside of loops.
 */
@NodeInfo(cycles = NodeCycles.CYCLES_UNKNOWN, size = NodeSize.SIZE_UNKNOWN)
final class ConstantOperationNode extends FloatingNode implements Node.ValueNumberable {
    /** Graal's metadata of this node class. */
    public static final NodeClass<ConstantOperationNode> TYPE = NodeClass.create(ConstantOperationNode.class);

    @Input
    private NodeInputList<ValueNode> arguments;

    private final String template;

    ConstantOperationNode(final String template, final JavaKind result, final ValueNode... arguments) {
        super(TYPE, StampFactory.forKind(result));
        this.template = template;
        this.arguments = new NodeInputList<>(this, arguments);
    }

    /** Returns the text with one mark per argument. */
    String template() {
        return template;
    }

    /** Returns the arguments, in the order of their marks. */
    NodeInputList<ValueNode> arguments() {
        return arguments;
    }
}
