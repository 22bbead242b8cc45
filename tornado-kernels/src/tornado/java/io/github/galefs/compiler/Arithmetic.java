package io.github.galefs.compiler;

import jdk.graal.compiler.core.common.type.FloatStamp;
import jdk.graal.compiler.core.common.type.IntegerStamp;
import jdk.graal.compiler.core.common.type.Stamp;
import jdk.graal.compiler.nodes.NodeView;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.calc.AbsNode;
import jdk.graal.compiler.nodes.calc.AddNode;
import jdk.graal.compiler.nodes.calc.AndNode;
import jdk.graal.compiler.nodes.calc.BinaryNode;
import jdk.graal.compiler.nodes.calc.FloatDivNode;
import jdk.graal.compiler.nodes.calc.IntegerMulHighNode;
import jdk.graal.compiler.nodes.calc.LeftShiftNode;
import jdk.graal.compiler.nodes.calc.MaxNode;
import jdk.graal.compiler.nodes.calc.MinNode;
import jdk.graal.compiler.nodes.calc.MulNode;
import jdk.graal.compiler.nodes.calc.NarrowNode;
import jdk.graal.compiler.nodes.calc.NegateNode;
import jdk.graal.compiler.nodes.calc.NotNode;
import jdk.graal.compiler.nodes.calc.OrNode;
import jdk.graal.compiler.nodes.calc.ReinterpretNode;
import jdk.graal.compiler.nodes.calc.RemNode;
import jdk.graal.compiler.nodes.calc.RightShiftNode;
import jdk.graal.compiler.nodes.calc.ShiftNode;
import jdk.graal.compiler.nodes.calc.SignExtendNode;
import jdk.graal.compiler.nodes.calc.SignumNode;
import jdk.graal.compiler.nodes.calc.SqrtNode;
import jdk.graal.compiler.nodes.calc.SubNode;
import jdk.graal.compiler.nodes.calc.UnaryNode;
import jdk.graal.compiler.nodes.calc.UnsignedRightShiftNode;
import jdk.graal.compiler.nodes.calc.XorNode;
import jdk.graal.compiler.nodes.calc.ZeroExtendNode;
import jdk.graal.compiler.replacements.nodes.arithmetic.UnsignedMulHighNode;
import uk.ac.manchester.tornado.drivers.opencl.graal.nodes.CastNode;

/**
 * OpenCL C for Java's arithmetic.
 *
 * <p>TornadoVM writes Java's operators as C's, but their meanings differ:
 * <ul>
 *   <li>Overflow wraps in Java. In C it is undefined, and a compiler may assume that it does not occur. So sums,
 *       differences, products and negations are computed in the unsigned type, which wraps, unless the operands' ranges
 *       exclude an overflow.
 *   <li>Shifts are the same in both, but {@code >>>} needs an unsigned operand.
 *   <li>Division by zero, and of the smallest value by -1, ends the whole process on x86. The prelude's functions,
 *       which replace the division, wrap as in Java, and return 0 for a division by zero, where a device cannot throw.
 *   <li>Conversions from floating point saturate in Java and are undefined in C.
 *   <li>{@code float} and {@code double} follow IEEE 754 in both, provided that products and sums are not fused; a
 *       pragma at the start of the program forbids that.
 * </ul>
 */
final class Arithmetic {
    private Arithmetic() {}

    /**
     * Returns the template for a node.
     *
     * @param node node that computes a value from its inputs.
     * @return text with one {@code #} per operand, or null if there is no verified translation for the node.
     */
    static String template(final ValueNode node) {
        if (node instanceof final BinaryNode binary) {
            return binary(binary);
        }
        return node instanceof final UnaryNode unary ? unary(unary, unary.getValue()) : conversion(node);
    }

    private static String binary(final BinaryNode node) {
        final Stamp stamp = node.stamp(NodeView.DEFAULT);
        if (stamp instanceof FloatStamp) {
            return floating(node);
        }
        return stamp instanceof final IntegerStamp integer ? integer(node, integer) : null;
    }

    private static String floating(final BinaryNode node) {
        return switch (node) {
            case AddNode add -> "# + #";
            case SubNode sub -> "# - #";
            case MulNode mul -> "# * #";
            case FloatDivNode floatDiv -> "# / #";
            case RemNode rem -> "fmod(#, #)";
            case MinNode min -> "gale_min_" + floatName(node) + "(#, #)";
            case MaxNode max -> "gale_max_" + floatName(node) + "(#, #)";
            default -> null;
        };
    }

    private static String floatName(final ValueNode node) {
        return ((FloatStamp) node.stamp(NodeView.DEFAULT)).getBits() == 32 ? "float" : "double";
    }

    private static String integer(final BinaryNode node, final IntegerStamp stamp) {
        final int bits = stamp.getBits();
        final IntegerStamp x = (IntegerStamp) node.getX().stamp(NodeView.DEFAULT);
        final IntegerStamp y = (IntegerStamp) node.getY().stamp(NodeView.DEFAULT);
        return switch (node) {
            case AddNode add -> IntegerStamp.addCanOverflow(x, y) ? wrapping("+", bits) : "# + #";
            case SubNode sub -> IntegerStamp.subtractionCanOverflow(x, y) ? wrapping("-", bits) : "# - #";
            case MulNode mul -> IntegerStamp.multiplicationCanOverflow(x, y) ? wrapping("*", bits) : "# * #";
            case AndNode and -> "# & #";
            case OrNode or -> "# | #";
            case XorNode xor -> "# ^ #";
            case ShiftNode<?> distance -> wide(bits, shift(distance, bits));
            case DivisionNode division -> wide(bits, division.function() + "_" + name(bits) + "(#, #)");
            case MinNode min -> wide(bits, "min(#, #)");
            case MaxNode max -> wide(bits, "max(#, #)");
            case IntegerMulHighNode high -> wide(bits, "mul_hi(#, #)");
            case UnsignedMulHighNode high ->
                wide(bits, cast(bits) + " mul_hi(" + unsigned(bits) + " #, " + unsigned(bits) + " #)");
            default -> null;
        };
    }

    private static String shift(final ShiftNode<?> node, final int bits) {
        // As Java, and unlike C, OpenCL C takes the distance modulo the width and defines left shifts of negative
        // values.
        return switch (node) {
            case LeftShiftNode leftShift -> "# << #";
            case RightShiftNode rightShift -> "# >> #";
            case UnsignedRightShiftNode unsignedRightShift -> cast(bits) + " (" + unsigned(bits) + " # >> #)";
            default -> null;
        };
    }

    private static String wide(final int bits, final String template) {
        return bits >= Integer.SIZE ? template : null;
    }

    private static String wrapping(final String operator, final int bits) {
        // C promotes narrower types to int, in which the product of two 16-bit values overflows.
        final String unsigned = unsigned(Math.max(bits, Integer.SIZE));
        return cast(bits) + " (" + unsigned + " # " + operator + " " + unsigned + " #)";
    }

    private static String unary(final ValueNode node, final ValueNode operand) {
        final Stamp to = node.stamp(NodeView.DEFAULT);
        final Stamp from = operand.stamp(NodeView.DEFAULT);
        return switch (node) {
            case NegateNode negate when to instanceof FloatStamp -> "-#";
            case NegateNode negate
            when to instanceof final IntegerStamp integer ->
                cast(integer.getBits()) + " (0 - " + unsigned(integer.getBits()) + " #)";
            case NotNode not when to instanceof IntegerStamp -> "~#";
            case AbsNode abs when to instanceof FloatStamp -> "fabs(#)";
            case AbsNode abs
            when to instanceof final IntegerStamp integer ->
                wide(integer.getBits(), "gale_abs_" + name(integer.getBits()) + "(#)");
            case SignumNode signum -> "gale_signum_" + typeName(to) + "(#)";
            case SqrtNode sqrt -> "sqrt(#)";
            case NarrowNode narrow -> cast(narrow.getResultBits()) + " #";
            case SignExtendNode extend -> cast(extend.getResultBits()) + " #";
            case ZeroExtendNode extend -> cast(extend.getResultBits()) + " " + unsigned(extend.getInputBits()) + " #";
            case ReinterpretNode reinterpret -> "as_" + typeName(to) + "(#)";
            default -> bits(node, from);
        };
    }

    private static String bits(final ValueNode node, final Stamp from) {
        return BitOperations.template(node, from instanceof final IntegerStamp integer ? integer.getBits() : 0);
    }

    private static String conversion(final ValueNode node) {
        if (!(node instanceof CastNode)) {
            return null;
        }
        // The node does not identify the conversion; the types of operand and result do.
        final Stamp to = node.stamp(NodeView.DEFAULT);
        final Stamp from = ((ValueNode) node.inputs().first()).stamp(NodeView.DEFAULT);
        if (to instanceof final IntegerStamp integer && from instanceof FloatStamp) {
            return "gale_" + name(integer.getBits()) + "_from_" + typeName(from) + "(#)";
        }
        return to instanceof FloatStamp ? "(" + typeName(to) + ") #" : null;
    }

    private static String typeName(final Stamp stamp) {
        if (stamp instanceof final FloatStamp floating) {
            return floating.getBits() == 32 ? "float" : "double";
        }
        return name(((IntegerStamp) stamp).getBits());
    }

    static String cast(final int bits) {
        return "(" + name(bits) + ")";
    }

    static String unsigned(final int bits) {
        return "(u" + name(bits) + ")";
    }

    private static String name(final int bits) {
        return switch (bits) {
            case 8 -> "char";
            case 16 -> "short";
            case 32 -> "int";
            case 64 -> "long";
            default -> throw new IllegalArgumentException("no integer type has " + bits + " bits");
        };
    }
}
