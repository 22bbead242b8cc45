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
 * A device operation that may change any memory: a store, a volatile access, a fence or a barrier. Array elements that
 * were loaded before it are loaded again after it.
 */
@NodeInfo(cycles = NodeCycles.CYCLES_UNKNOWN, size = NodeSize.SIZE_UNKNOWN)
class DeviceEffectNode extends DeviceOperationNode implements SingleMemoryKill {
    /** Graal's metadata of this node class. */
    public static final NodeClass<DeviceEffectNode> TYPE = NodeClass.create(DeviceEffectNode.class);

    DeviceEffectNode(final String template, final JavaKind result, final ValueNode... arguments) {
        super(TYPE, template, result, arguments);
    }

    DeviceEffectNode(
            final NodeClass<? extends DeviceEffectNode> type,
            final String template,
            final JavaKind result,
            final ValueNode... arguments) {
        super(type, template, result, arguments);
    }

    @Override
    public LocationIdentity getKilledLocationIdentity() {
        return LocationIdentity.any();
    }
}
