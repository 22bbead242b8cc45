package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.ConstantTable;
import io.github.galefs.compiler.subset.KernelRefusedException;
import java.util.List;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.extended.GuardingNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.graal.compiler.nodes.graphbuilderconf.NodePlugin;
import jdk.graal.compiler.nodes.util.GraphUtil;
import jdk.vm.ci.meta.JavaConstant;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.ResolvedJavaField;
import jdk.vm.ci.meta.ResolvedJavaType;

/**
 * Builds the nodes of arrays of the kernel's own: {@link ConstantTableNode} for a read of a static array, {@link
 * PrivateArrayNode} for {@code new int[8]}, and {@link ArrayElementNode} for their elements.
 */
final class OwnArrayPlugin implements NodePlugin {
    private ConstantTables tables = new ConstantTables(List.of());

    /**
     * Starts a kernel.
     *
     * @param ofKernel its tables.
     */
    void begin(final ConstantTables ofKernel) {
        tables = ofKernel;
    }

    @Override
    public boolean handleLoadStaticField(final GraphBuilderContext context, final ResolvedJavaField field) {
        final ConstantTable table = tables.find(field.getDeclaringClass().toJavaName(), field.getName());
        if (table == null) {
            return false;
        }
        final ResolvedJavaType type = (ResolvedJavaType) field.getType();
        context.addPush(JavaKind.Object, new ConstantTableNode(table, type));
        return true;
    }

    @Override
    public boolean handleNewArray(
            final GraphBuilderContext context, final ResolvedJavaType elementType, final ValueNode length) {
        final JavaConstant constant = length.asJavaConstant();
        if (constant == null || constant.asInt() < 0) {
            throw new KernelRefusedException(
                    SourceLocation.of(context),
                    "creates an array whose length is not a constant from 0; create one of the largest length, or pass"
                            + " the array as a parameter");
        }
        context.addPush(JavaKind.Object, new PrivateArrayNode(elementType, constant.asInt()));
        return true;
    }

    @Override
    public boolean handleLoadIndexed(
            final GraphBuilderContext context,
            final ValueNode array,
            final ValueNode index,
            final GuardingNode boundsCheck,
            final JavaKind kind) {
        final ValueNode original = GraphUtil.unproxify(array);
        switch (original) {
            case final PrivateArrayNode own ->
                context.addPush(
                        kind,
                        new ArrayElementNode(
                                ArrayElementNode.load(PrivateArray.ELEMENT, own.elementKind()),
                                own.elementKind(),
                                own,
                                index));
            case final ConstantTableNode own ->
                context.addPush(kind, new ArrayElementNode(load(context, own.table()), own.elementKind(), index));
            default -> {
                return false;
            }
        }
        return true;
    }

    private String load(final GraphBuilderContext context, final ConstantTable table) {
        final String load = tables.load(table);
        if (tables.byteLength() > ConstantTables.MAX_TOTAL_BYTES) {
            throw new KernelRefusedException(
                    SourceLocation.of(context),
                    "reads static arrays of more than " + ConstantTables.MAX_TOTAL_BYTES + " bytes in all, with "
                            + table.readable() + "; pass it as a parameter");
        }
        return load;
    }

    @Override
    public boolean handleStoreIndexed(
            final GraphBuilderContext context,
            final ValueNode array,
            final ValueNode index,
            final GuardingNode boundsCheck,
            final GuardingNode storeCheck,
            final JavaKind kind,
            final ValueNode value) {
        final ValueNode original = GraphUtil.unproxify(array);
        switch (original) {
            case final PrivateArrayNode own -> {
                context.add(new ArrayElementNode(
                        ArrayElementNode.store(PrivateArray.ELEMENT, own.elementKind()),
                        JavaKind.Void,
                        own,
                        index,
                        value));
            }
            case final ConstantTableNode own ->
                throw new KernelRefusedException(
                        SourceLocation.of(context),
                        "writes " + own.description() + ", which is a constant; write to an array that the kernel"
                                + " creates, or that is a parameter");
            default -> {
                return false;
            }
        }
        return true;
    }
}
