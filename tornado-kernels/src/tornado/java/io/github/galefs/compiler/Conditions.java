package io.github.galefs.compiler;

import java.util.function.Function;
import jdk.graal.compiler.core.common.LIRKind;
import jdk.graal.compiler.core.common.type.IntegerStamp;
import jdk.graal.compiler.nodes.LogicConstantNode;
import jdk.graal.compiler.nodes.LogicNegationNode;
import jdk.graal.compiler.nodes.LogicNode;
import jdk.graal.compiler.nodes.NodeView;
import jdk.graal.compiler.nodes.ShortCircuitOrNode;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.calc.FloatEqualsNode;
import jdk.graal.compiler.nodes.calc.FloatLessThanNode;
import jdk.graal.compiler.nodes.calc.IntegerBelowNode;
import jdk.graal.compiler.nodes.calc.IntegerEqualsNode;
import jdk.graal.compiler.nodes.calc.IntegerLessThanNode;
import jdk.graal.compiler.nodes.calc.IntegerTestNode;
import jdk.graal.compiler.nodes.calc.PointerEqualsNode;
import jdk.vm.ci.meta.Value;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLKind;

/**
 * OpenCL C for conditions.
 *
 * <p>TornadoVM compares unsigned numbers as signed ones, writes the negation of {@code x < y} as {@code x >= y}, which
 * is wrong for NaN, and ignores the result that Graal specifies for comparisons with NaN. This class writes a negation
 * as {@code !(...)}.
 */
final class Conditions {
    private static final LIRKind BOOL = LIRKind.value(OCLKind.BOOL);

    private final Function<ValueNode, Value> operands;

    /**
     * Creates a translator.
     *
     * @param operands returns the value to which a node was translated.
     */
    Conditions(final Function<ValueNode, Value> operands) {
        this.operands = operands;
    }

    /**
     * Translates a condition.
     *
     * @param node the condition.
     * @return an expression in parentheses, or null if there is no verified translation for the node.
     */
    TextOp translate(final LogicNode node) {
        return switch (node) {
            case LogicConstantNode constant -> new TextOp(BOOL, constant.getValue() ? "true" : "false");
            case LogicNegationNode negation -> not(negation.getValue());
            case ShortCircuitOrNode or -> or(or);
            case IntegerEqualsNode equals -> compare("(# == #)", equals.getX(), equals.getY());
            case PointerEqualsNode equals -> compare("(# == #)", equals.getX(), equals.getY());
            case IntegerLessThanNode less -> compare("(# < #)", less.getX(), less.getY());
            case IntegerBelowNode below -> below(below);
            case IntegerTestNode test -> compare("((# & #) == 0)", test.getX(), test.getY());
            case FloatEqualsNode equals -> compare("(# == #)", equals.getX(), equals.getY());
            case FloatLessThanNode less ->
                compare(less.unorderedIsTrue() ? "!(# >= #)" : "(# < #)", less.getX(), less.getY());
            default -> null;
        };
    }

    private TextOp compare(final String template, final ValueNode x, final ValueNode y) {
        return new TextOp(BOOL, template, operands.apply(x), operands.apply(y));
    }

    private TextOp below(final IntegerBelowNode node) {
        final String unsigned = Arithmetic.unsigned(((IntegerStamp) node.getX().stamp(NodeView.DEFAULT)).getBits());
        return compare("(" + unsigned + " # < " + unsigned + " #)", node.getX(), node.getY());
    }

    private TextOp not(final LogicNode node) {
        final TextOp operand = translate(node);
        return operand == null ? null : new TextOp(BOOL, "!#", operand);
    }

    private TextOp or(final ShortCircuitOrNode node) {
        final TextOp x = node.isXNegated() ? not(node.getX()) : translate(node.getX());
        final TextOp y = node.isYNegated() ? not(node.getY()) : translate(node.getY());
        return x == null || y == null ? null : new TextOp(BOOL, "(# || #)", x, y);
    }
}
