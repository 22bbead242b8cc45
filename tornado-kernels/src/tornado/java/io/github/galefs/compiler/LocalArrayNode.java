package io.github.galefs.compiler;

import jdk.graal.compiler.core.common.type.Stamp;
import jdk.graal.compiler.graph.IterableNodeType;
import jdk.graal.compiler.graph.NodeClass;
import jdk.graal.compiler.nodeinfo.NodeCycles;
import jdk.graal.compiler.nodeinfo.NodeInfo;
import jdk.graal.compiler.nodeinfo.NodeSize;
import jdk.graal.compiler.nodes.FixedWithNextNode;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.spi.ArrayLengthProvider;
import jdk.vm.ci.meta.ConstantReflectionProvider;

/**
 * An array in a work-group's local memory: one for each call in the source, after inlining. It is fixed, so that two
 * calls stay two arrays, but leaves no statement: {@link LocalArrays} gives it its place.
 */
@NodeInfo(cycles = NodeCycles.CYCLES_0, size = NodeSize.SIZE_0)
final class LocalArrayNode extends FixedWithNextNode implements ArrayLengthProvider, IterableNodeType {
    /** Graal's metadata of this node class. */
    public static final NodeClass<LocalArrayNode> TYPE = NodeClass.create(LocalArrayNode.class);

    @Input
    private ValueNode length;

    private final LocalArrayKind kind;
    private final int elementBytes;
    private final int byteLength;

    /**
     * Creates a node.
     *
     * @param stamp        exact type of the array.
     * @param kind         where the array lies, and what its bytes are counted for.
     * @param elementBytes bytes of an element.
     * @param byteLength   bytes of the array, or of each work-item's part of it.
     * @param length       number of elements.
     */
    LocalArrayNode(
            final Stamp stamp,
            final LocalArrayKind kind,
            final int elementBytes,
            final int byteLength,
            final ValueNode length) {
        super(TYPE, stamp);
        this.kind = kind;
        this.elementBytes = elementBytes;
        this.byteLength = byteLength;
        this.length = length;
    }

    LocalArrayKind kind() {
        return kind;
    }

    int elementBytes() {
        return elementBytes;
    }

    int byteLength() {
        return byteLength;
    }

    @Override
    public ValueNode findLength(final FindLengthMode mode, final ConstantReflectionProvider constants) {
        return length;
    }
}
