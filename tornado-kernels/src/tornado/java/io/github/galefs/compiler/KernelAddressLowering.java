package io.github.galefs.compiler;

import jdk.graal.compiler.nodes.ConstantNode;
import jdk.graal.compiler.nodes.NodeView;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.calc.AddNode;
import jdk.graal.compiler.nodes.calc.LeftShiftNode;
import jdk.graal.compiler.nodes.calc.SignExtendNode;
import jdk.graal.compiler.nodes.memory.address.AddressNode;
import jdk.graal.compiler.phases.common.AddressLoweringByNodePhase;
import uk.ac.manchester.tornado.drivers.opencl.graal.OCLArchitecture;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLAddressNode;

/**
 * Lowers every array access to global memory; TornadoVM supports only arrays that are parameters.
 *
 * <p>A constant in an index is added to the index as a long. As an int, {@code i + 1} may wrap, so a device's compiler
 * cannot know that the elements i and i + 1 are neighbours, and loads them one by one. A positive constant that makes
 * an index wrap makes it negative, and no array has such an element.
 */
final class KernelAddressLowering extends AddressLoweringByNodePhase.AddressLowering {
    @Override
    public AddressNode lower(final ValueNode base, final ValueNode offset) {
        return base.graph().unique(new OCLAddressNode(base, widened(offset), OCLArchitecture.globalSpace));
    }

    /** Returns an offset with the constant of its index added as a long, or the same if it has none. */
    private static ValueNode widened(final ValueNode offset) {
        return switch (offset) {
            case final AddNode sum when sum.getY() instanceof ConstantNode -> withFirst(sum, widened(sum.getX()));
            case final LeftShiftNode shift
            when shift.getY() instanceof ConstantNode -> withFirst(shift, widened(shift.getX()));
            case final SignExtendNode index
            when index.getInputBits() == Integer.SIZE
                    && index.getResultBits() == Long.SIZE
                    && index.getValue() instanceof final AddNode sum
                    && sum.getY() instanceof final ConstantNode constant
                    && constant.asJavaConstant().asInt() > 0 ->
                sumOfLongs(sum.getX(), constant.asJavaConstant().asInt());
            default -> offset;
        };
    }

    private static ValueNode withFirst(final AddNode sum, final ValueNode first) {
        return first == sum.getX() ? sum : sum.graph().addOrUnique(new AddNode(first, sum.getY()));
    }

    private static ValueNode withFirst(final LeftShiftNode shift, final ValueNode first) {
        return first == shift.getX() ? shift : shift.graph().addOrUnique(new LeftShiftNode(first, shift.getY()));
    }

    private static ValueNode sumOfLongs(final ValueNode index, final int constant) {
        final ValueNode wide = index.graph()
                .addOrUniqueWithInputs(SignExtendNode.create(index, Integer.SIZE, Long.SIZE, NodeView.DEFAULT));
        return index.graph().addOrUnique(new AddNode(wide, ConstantNode.forLong(constant, index.graph())));
    }
}
