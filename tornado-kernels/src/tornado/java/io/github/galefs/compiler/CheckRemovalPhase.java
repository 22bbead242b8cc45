package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import jdk.graal.compiler.graph.Node;
import jdk.graal.compiler.nodes.AbstractDeoptimizeNode;
import jdk.graal.compiler.nodes.AbstractFixedGuardNode;
import jdk.graal.compiler.nodes.GraphState;
import jdk.graal.compiler.nodes.GuardNode;
import jdk.graal.compiler.nodes.Invoke;
import jdk.graal.compiler.nodes.StructuredGraph;
import jdk.graal.compiler.nodes.util.GraphUtil;
import jdk.graal.compiler.phases.BasePhase;
import jdk.graal.compiler.phases.tiers.HighTierContext;
import jdk.vm.ci.meta.DeoptimizationReason;

/**
 * Removes null checks and array bounds checks, which a device does not make, and refuses a graph that depends on the
 * JVM in any other way: by a deoptimization, by a call that was not inlined, or by a string that is used as memory.
 *
 * <p>Runs before TornadoVM's own phases for the same purpose. Those delete or change the condition of a check, and with
 * it that of an {@code if} in the source that shares the condition. This phase deletes a condition only if nothing else
 * uses it.
 */
final class CheckRemovalPhase extends BasePhase<HighTierContext> {
    private static final Set<DeoptimizationReason> REMOVED_CHECKS =
            EnumSet.of(DeoptimizationReason.NullCheckException, DeoptimizationReason.BoundsCheckException);

    @Override
    public Optional<NotApplicable> notApplicableTo(final GraphState state) {
        return ALWAYS_APPLICABLE;
    }

    @Override
    protected void run(final StructuredGraph graph, final HighTierContext context) {
        for (final Node node : graph.getNodes().snapshot()) {
            if (node instanceof final GuardNode guard
                    && guard.isAlive()
                    && REMOVED_CHECKS.contains(guard.getReason())) {
                guard.replaceAtUsages(null);
                GraphUtil.killWithUnusedFloatingInputs(guard);
            } else if (node.isAlive() && needsTheJvm(node)) {
                throw SourceLocation.refusal(node, "which needs the JVM at run time");
            } else if (node instanceof final DeviceOperationNode operation && operation.mayAccessAString()) {
                throw new KernelRefusedException(
                        SourceLocation.ofUser(operation.getNodeSourcePosition()),
                        "passes a string as memory; a kernel's only memory is its parameters, so pass the text in an"
                                + " array");
            }
        }
    }

    private static boolean needsTheJvm(final Node node) {
        return node instanceof GuardNode
                || node instanceof AbstractFixedGuardNode
                || node instanceof AbstractDeoptimizeNode
                || node instanceof Invoke;
    }
}
