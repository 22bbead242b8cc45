package io.github.galefs.compiler;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import jdk.graal.compiler.core.common.calc.FloatConvert;
import jdk.graal.compiler.graph.Node;
import jdk.graal.compiler.nodes.FixedGuardNode;
import jdk.graal.compiler.nodes.GraphState;
import jdk.graal.compiler.nodes.StructuredGraph;
import jdk.graal.compiler.nodes.calc.FloatConvertNode;
import jdk.graal.compiler.nodes.calc.IntegerDivRemNode;
import jdk.graal.compiler.nodes.calc.RemNode;
import jdk.graal.compiler.nodes.calc.SignedFloatingIntegerDivNode;
import jdk.graal.compiler.nodes.calc.SignedFloatingIntegerRemNode;
import jdk.graal.compiler.nodes.java.ArrayLengthNode;
import jdk.graal.compiler.nodes.java.LoadIndexedNode;
import jdk.graal.compiler.nodes.java.StoreIndexedNode;
import jdk.graal.compiler.nodes.spi.CoreProviders;
import jdk.graal.compiler.nodes.spi.Lowerable;
import jdk.graal.compiler.phases.BasePhase;
import jdk.graal.compiler.replacements.nodes.CountLeadingZerosNode;
import jdk.graal.compiler.replacements.nodes.CountTrailingZerosNode;
import jdk.vm.ci.meta.JavaKind;

/**
 * Prepares a graph for TornadoVM's lowering: lowers the nodes itself that TornadoVM lowers incorrectly, and refuses
 * every node whose lowering was not verified. Runs before each of TornadoVM's lowering phases.
 *
 * <p>TornadoVM's lowering replaces unsigned divisions by signed ones, and conversions from and to unsigned integers by
 * a node that does not store which conversion it is.
 */
final class KernelLoweringPhase extends BasePhase<CoreProviders> {
    /** Conversions of Java, which the types of operand and result identify. */
    private static final Set<FloatConvert> CONVERSIONS = EnumSet.of(
            FloatConvert.F2I,
            FloatConvert.D2I,
            FloatConvert.F2L,
            FloatConvert.D2L,
            FloatConvert.I2F,
            FloatConvert.L2F,
            FloatConvert.D2F,
            FloatConvert.I2D,
            FloatConvert.L2D,
            FloatConvert.F2D);

    @Override
    public Optional<NotApplicable> notApplicableTo(final GraphState state) {
        return ALWAYS_APPLICABLE;
    }

    @Override
    protected void run(final StructuredGraph graph, final CoreProviders context) {
        for (final Node node : graph.getNodes().snapshot()) {
            switch (node) {
                case IntegerDivRemNode division ->
                    graph.replaceFixedWithFloating(division, graph.unique(DivisionNode.of(division)));
                case SignedFloatingIntegerDivNode quotient ->
                    quotient.replaceAndDelete(graph.unique(DivisionNode.of(quotient, IntegerDivRemNode.Op.DIV)));
                case SignedFloatingIntegerRemNode remainder ->
                    remainder.replaceAndDelete(graph.unique(DivisionNode.of(remainder, IntegerDivRemNode.Op.REM)));
                case Lowerable lowerable -> checkLowering(node);
                default -> {}
            }
        }
    }

    private static void checkLowering(final Node node) {
        if (!isLoweredCorrectly(node)) {
            throw SourceLocation.refusal(node, SourceLocation.NO_TRANSLATION);
        }
    }

    private static boolean isLoweredCorrectly(final Node node) {
        return switch (node) {
            case FloatConvertNode convert -> CONVERSIONS.contains(convert.getFloatConvert());
            // TornadoVM's lowering does not replace these. A RemNode is a remainder of floating-point numbers.
            case RemNode remainder -> true;
            case CountLeadingZerosNode count -> true;
            case CountTrailingZerosNode count -> true;
            // CheckRemovalPhase removes or refuses what becomes of it.
            case FixedGuardNode guard -> true;
            case LoadIndexedNode load -> isInt(load.elementKind());
            case StoreIndexedNode store -> isInt(store.elementKind());
            case ArrayLengthNode length -> true;
            default -> false;
        };
    }

    /** Of narrower elements, TornadoVM omits the conversion; see {@link ElementPlugin}. */
    private static boolean isInt(final JavaKind kind) {
        return kind == kind.getStackKind();
    }
}
