package io.github.galefs.compiler;

import jdk.graal.compiler.graph.NodeClass;
import jdk.graal.compiler.nodeinfo.NodeCycles;
import jdk.graal.compiler.nodeinfo.NodeInfo;
import jdk.graal.compiler.nodeinfo.NodeSize;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.vm.ci.meta.JavaKind;

/** The place where a work-group suspends. Its text is not an expression: see {@link SuspendedFunction}. */
@NodeInfo(cycles = NodeCycles.CYCLES_UNKNOWN, size = NodeSize.SIZE_UNKNOWN)
final class WaitNode extends DeviceEffectNode {
    /** Graal's metadata of this node class. */
    public static final NodeClass<WaitNode> TYPE = NodeClass.create(WaitNode.class);

    /** Text of the wait as an expression of its outcome, by which {@link Waits} recognises the statement. */
    static final String TEMPLATE = "gale_wait(#)";

    WaitNode(final ValueNode outcome) {
        super(TYPE, TEMPLATE, JavaKind.Long, outcome);
    }
}
