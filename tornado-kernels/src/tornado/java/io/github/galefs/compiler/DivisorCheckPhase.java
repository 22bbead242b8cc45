package io.github.galefs.compiler;

import java.util.Optional;
import jdk.graal.compiler.core.common.type.IntegerStamp;
import jdk.graal.compiler.nodes.GraphState;
import jdk.graal.compiler.nodes.NodeView;
import jdk.graal.compiler.nodes.StructuredGraph;
import jdk.graal.compiler.nodes.calc.IntegerDivRemNode;
import jdk.graal.compiler.phases.BasePhase;
import jdk.graal.compiler.phases.tiers.HighTierContext;

/**
 * Inserts a check before each division whose divisor may be 0. Runs first, as other phases remove divisions that have
 * no use.
 */
final class DivisorCheckPhase extends BasePhase<HighTierContext> {
    private final CheckNodes checks;

    DivisorCheckPhase(final CheckNodes checks) {
        this.checks = checks;
    }

    @Override
    public Optional<NotApplicable> notApplicableTo(final GraphState state) {
        return ALWAYS_APPLICABLE;
    }

    @Override
    protected void run(final StructuredGraph graph, final HighTierContext context) {
        for (final IntegerDivRemNode division :
                graph.getNodes().filter(IntegerDivRemNode.class).snapshot()) {
            if (((IntegerStamp) division.getY().stamp(NodeView.DEFAULT)).contains(0)) {
                checks.divisor(graph, division);
            }
        }
    }
}
