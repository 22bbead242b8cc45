package io.github.galefs.compiler;

import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.replacements.nodes.BitCountNode;
import jdk.graal.compiler.replacements.nodes.CountLeadingZerosNode;
import jdk.graal.compiler.replacements.nodes.CountTrailingZerosNode;
import jdk.graal.compiler.replacements.nodes.ReverseBitsNode;
import jdk.graal.compiler.replacements.nodes.ReverseBytesNode;

/** OpenCL C for the methods of {@link Integer} and {@link Long} that Graal represents by nodes of their own. */
final class BitOperations {
    private BitOperations() {}

    /**
     * Returns the template for a node.
     *
     * @param node node with one operand.
     * @param bits width of the operand.
     * @return text with one {@code #}, or null if the node is not a bit operation.
     */
    static String template(final ValueNode node, final int bits) {
        final boolean isLong = bits == Long.SIZE;
        if (!isLong && bits != Integer.SIZE) {
            return null;
        }
        return switch (node) {
            case BitCountNode bitCount -> "(int) popcount(#)";
            case CountLeadingZerosNode countLeadingZeros -> "(int) clz(#)";
            // OpenCL C 1.2 has no ctz; the prelude's function isolates the lowest set bit and counts its leading zeros.
            case CountTrailingZerosNode countTrailingZeros -> "gale_ctz_" + (isLong ? "long" : "int") + "(#)";
            case ReverseBytesNode reverseBytes ->
                isLong ? "as_long(as_char8(#).s76543210)" : "as_int(as_char4(#).s3210)";
            case ReverseBitsNode reverseBits -> "gale_reverse_" + (isLong ? "long" : "int") + "(#)";
            default -> null;
        };
    }
}
