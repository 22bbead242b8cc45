package io.github.galefs.compiler;

import jdk.graal.compiler.graph.NodeClass;
import jdk.graal.compiler.nodeinfo.NodeCycles;
import jdk.graal.compiler.nodeinfo.NodeInfo;
import jdk.graal.compiler.nodeinfo.NodeSize;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.memory.SingleMemoryKill;
import jdk.vm.ci.meta.JavaKind;
import org.graalvm.word.LocationIdentity;

/**
 * An operation after which memory may hold anything: a store, a volatile access, a fence, a barrier. Array elements that were read
 * before are read again.
 */
@NodeInfo(cycles = NodeCycles.CYCLES_UNKNOWN, size = NodeSize.SIZE_UNKNOWN)
final class DeviceEffectNode extends DeviceOperationNode implements SingleMemoryKill {
    /** Graal's description of this class of nodes. */
    public static final NodeClass<DeviceEffectNode> TYPE = NodeClass.create(DeviceEffectNode.class);

    DeviceEffectNode(final String template, final JavaKind result, final ValueNode... arguments) {
        super(TYPE, template, result, arguments);
    }

    @Override
    public LocationIdentity getKilledLocationIdentity() {
        return LocationIdentity.any();
    }
}
