package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import jdk.graal.compiler.graph.Node;
import jdk.graal.compiler.nodes.FrameState;
import jdk.graal.compiler.nodes.GraphState;
import jdk.graal.compiler.nodes.PhiNode;
import jdk.graal.compiler.nodes.ProxyNode;
import jdk.graal.compiler.nodes.StructuredGraph;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.util.GraphUtil;
import jdk.graal.compiler.phases.BasePhase;
import jdk.graal.compiler.phases.tiers.HighTierContext;

/**
 * Refuses a kernel that uses an array of its own for anything but elements and length, or whose arrays are too large.
 */
final class OwnArrayPhase extends BasePhase<HighTierContext> {
    @Override
    public Optional<NotApplicable> notApplicableTo(final GraphState state) {
        return ALWAYS_APPLICABLE;
    }

    @Override
    protected void run(final StructuredGraph graph, final HighTierContext context) {
        for (final Node node : graph.getNodes()) {
            if (node instanceof final OwnArray array) {
                checkUses(node, array, new HashSet<>());
            }
        }
        long bytes = 0;
        for (final PrivateArrayNode node : graph.getNodes().filter(PrivateArrayNode.class)) {
            bytes += node.array().byteLength();
            if (bytes > PrivateArray.MAX_TOTAL_BYTES) {
                throw new KernelRefusedException(
                        SourceLocation.ofUser(node.getNodeSourcePosition()),
                        "creates arrays of more than " + PrivateArray.MAX_TOTAL_BYTES
                                + " bytes in all, counting each call of a method that creates some; pass an array as a"
                                + " parameter, with a part for each work-item");
            }
        }
    }

    private static void checkUses(final Node value, final OwnArray array, final Set<Node> seen) {
        for (final Node user : value.usages()) {
            switch (user) {
                case ArrayElementNode _, FrameState _ -> {}
                case PhiNode _, ProxyNode _ -> {
                    if (seen.add(user)) {
                        checkUses(user, array, seen);
                    }
                }
                default -> throw refusal(user, value, array);
            }
        }
    }

    private static KernelRefusedException refusal(final Node user, final Node value, final OwnArray array) {
        final String text = GraphUtil.unproxify((ValueNode) value) instanceof PhiNode
                ? "selects one of several arrays, among them " + array.description() + "; " + array.insteadOfSelection()
                : "uses " + array.description() + " as memory; " + array.instead();
        return new KernelRefusedException(SourceLocation.ofUser(user.getNodeSourcePosition()), text);
    }
}
