package io.github.galefs.compiler;

import jdk.graal.compiler.core.common.type.StampFactory;
import jdk.graal.compiler.core.common.type.TypeReference;
import jdk.graal.compiler.graph.NodeClass;
import jdk.graal.compiler.nodeinfo.NodeCycles;
import jdk.graal.compiler.nodeinfo.NodeInfo;
import jdk.graal.compiler.nodeinfo.NodeSize;
import jdk.graal.compiler.nodes.ConstantNode;
import jdk.graal.compiler.nodes.FixedWithNextNode;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.spi.ArrayLengthProvider;
import jdk.vm.ci.meta.ConstantReflectionProvider;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.ResolvedJavaType;

/** The creation of a {@link PrivateArray}, whose elements are then zero. */
@NodeInfo(cycles = NodeCycles.CYCLES_UNKNOWN, size = NodeSize.SIZE_UNKNOWN)
final class PrivateArrayNode extends FixedWithNextNode implements OwnArray, ArrayLengthProvider {
    /** Graal's metadata of this node class. */
    public static final NodeClass<PrivateArrayNode> TYPE = NodeClass.create(PrivateArrayNode.class);

    private final PrivateArray array;

    PrivateArrayNode(final ResolvedJavaType elementType, final int length) {
        super(TYPE, StampFactory.objectNonNull(TypeReference.createExactTrusted(elementType.getArrayClass())));
        this.array = new PrivateArray(elementType.getJavaKind(), length);
    }

    PrivateArray array() {
        return array;
    }

    JavaKind elementKind() {
        return array.kind();
    }

    @Override
    public String description() {
        return "an array that the kernel creates";
    }

    @Override
    public String instead() {
        return "access its elements, or use an array that is a parameter";
    }

    @Override
    public String insteadOfSelection() {
        return "keep the elements of all in one array, and select the index at which a part begins; to exchange two"
                + " arrays,"
                + " exchange these indices";
    }

    @Override
    public ValueNode findLength(final FindLengthMode mode, final ConstantReflectionProvider constants) {
        return ConstantNode.forInt(array.length());
    }
}
