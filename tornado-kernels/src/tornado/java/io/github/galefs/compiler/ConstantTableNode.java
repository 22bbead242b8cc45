package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.ConstantTable;
import jdk.graal.compiler.core.common.type.StampFactory;
import jdk.graal.compiler.core.common.type.TypeReference;
import jdk.graal.compiler.graph.NodeClass;
import jdk.graal.compiler.nodeinfo.NodeCycles;
import jdk.graal.compiler.nodeinfo.NodeInfo;
import jdk.graal.compiler.nodeinfo.NodeSize;
import jdk.graal.compiler.nodes.ConstantNode;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.calc.FloatingNode;
import jdk.graal.compiler.nodes.spi.ArrayLengthProvider;
import jdk.vm.ci.meta.ConstantReflectionProvider;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.ResolvedJavaType;

/** A {@link ConstantTable}, before its elements are read. It leaves no statement. */
@NodeInfo(cycles = NodeCycles.CYCLES_0, size = NodeSize.SIZE_0)
final class ConstantTableNode extends FloatingNode implements OwnArray, ArrayLengthProvider {
    /** Graal's metadata of this node class. */
    public static final NodeClass<ConstantTableNode> TYPE = NodeClass.create(ConstantTableNode.class);

    private final ConstantTable table;
    private final JavaKind kind;

    ConstantTableNode(final ConstantTable table, final ResolvedJavaType arrayType) {
        super(TYPE, StampFactory.objectNonNull(TypeReference.createExactTrusted(arrayType)));
        this.table = table;
        this.kind = arrayType.getComponentType().getJavaKind();
    }

    ConstantTable table() {
        return table;
    }

    JavaKind elementKind() {
        return kind;
    }

    @Override
    public String description() {
        return "the static array " + table.readable();
    }

    @Override
    public String instead() {
        return "read its elements, or pass it as a parameter";
    }

    @Override
    public ValueNode findLength(final FindLengthMode mode, final ConstantReflectionProvider constants) {
        return ConstantNode.forInt(table.elements().size());
    }
}
