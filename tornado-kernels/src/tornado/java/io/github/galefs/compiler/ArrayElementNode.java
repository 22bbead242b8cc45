package io.github.galefs.compiler;

import jdk.graal.compiler.graph.NodeClass;
import jdk.graal.compiler.nodeinfo.NodeCycles;
import jdk.graal.compiler.nodeinfo.NodeInfo;
import jdk.graal.compiler.nodeinfo.NodeSize;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.vm.ci.meta.JavaKind;

/**
 * A load or a store of an element of an {@link OwnArray}. It is fixed at its location, so that loads and stores stay in
 * order, and no load precedes a check of its index.
 */
@NodeInfo(cycles = NodeCycles.CYCLES_UNKNOWN, size = NodeSize.SIZE_UNKNOWN)
final class ArrayElementNode extends DeviceOperationNode {
    /** Graal's metadata of this node class. */
    public static final NodeClass<ArrayElementNode> TYPE = NodeClass.create(ArrayElementNode.class);

    ArrayElementNode(final String template, final JavaKind result, final ValueNode... arguments) {
        super(TYPE, template, result, arguments);
    }

    /** Returns the text of a load: an element that is narrower than an int becomes one. */
    static String load(final String element, final JavaKind kind) {
        return isNarrow(kind) ? "(int) " + element : element;
    }

    /** Returns the text of a store, whose last mark is the value. */
    static String store(final String element, final JavaKind kind) {
        return element + (isNarrow(kind) ? " = (" + PrivateArray.elementType(kind) + ") #" : " = #");
    }

    private static boolean isNarrow(final JavaKind kind) {
        return kind != kind.getStackKind();
    }
}
