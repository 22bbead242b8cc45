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
import jdk.graal.compiler.nodes.calc.SqrtNode;
import jdk.graal.compiler.nodes.calc.SubNode;
import jdk.graal.compiler.nodes.calc.UnaryNode;
import jdk.graal.compiler.nodes.calc.UnsignedRightShiftNode;
import jdk.graal.compiler.nodes.calc.XorNode;
import jdk.graal.compiler.nodes.calc.ZeroExtendNode;
import uk.ac.manchester.tornado.drivers.opencl.graal.nodes.CastNode;
import uk.ac.manchester.tornado.drivers.opencl.graal.nodes.calc.DivNode;

/**
 * OpenCL C for the arithmetic of Java.
 *
 * <p>TornadoVM prints Java's operators as C's, and they differ:
 * <ul>
 *   <li>Overflow wraps in Java and is undefined in C, where a compiler may conclude that it does not happen. So sums, differences,
 *       products and negations are made in the unsigned type, which wraps, unless the operands' ranges rule an overflow out.
 *   <li>A shift is the same in both, but {@code >>>} needs an unsigned operand.
 *   <li>Division by zero, and of the smallest value by -1, stops the whole process on x86. The functions that are called instead
 *       wrap as in Java, and give 0 for a division by zero, which a device cannot throw.
 *   <li>Conversions from floating point saturate in Java and are undefined in C.
 *   <li>{@code float} and {@code double} are those of IEEE 754 in both, as long as products and sums are not fused, which the text
 *       forbids at its beginning.
 * </ul>
 */
final class Arithmetic {
    private Arithmetic() {}

    /**
     * Text for a node.
     *
     * @param node that computes a value from values.
     * @return text with one {@code #} for each operand, or null when the node is none that is known to come out right.
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
            case DivNode div -> wide(bits, "gale_div_" + name(bits) + "(#, #)");
            case RemNode rem -> wide(bits, "gale_rem_" + name(bits) + "(#, #)");
            case MinNode min -> wide(bits, "min(#, #)");
            case MaxNode max -> wide(bits, "max(#, #)");
            case IntegerMulHighNode integerMulHigh -> wide(bits, "mul_hi(#, #)");
            default -> null;
        };
    }

    private static String shift(final ShiftNode<?> node, final int bits) {
        // OpenCL C takes the distance modulo the width, as Java does, and lets signs be shifted out, as C does not.
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
        // C computes narrower types in int, where a product of two of 16 bits overflows.
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
        // The node does not show which conversion it is; the types on both sides tell.
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
            default -> throw new IllegalArgumentException("an integer of " + bits + " bits");
        };
    }
}
