package io.github.galefs.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.graal.compiler.core.common.cfg.CFGLoop;
import jdk.graal.compiler.nodes.cfg.ControlFlowGraph;
import jdk.graal.compiler.nodes.cfg.HIRBlock;

/**
 * Where each basic block goes in a text of nested statements.
 *
 * <p>A block that is reached from one place only is written there. Any other block is written behind the statement of the block that
 * dominates it, its <em>place</em>; where that would be inside a loop to which it does not belong, behind the loop. So every jump
 * forward goes to a block that is written later, behind the end of a statement that encloses the jump. Graal's control flow
 * graphs are reducible, so that every jump backward goes to the head of a loop that encloses it.
 *
 * @see <a href="https://doi.org/10.1145/3547621">Norman Ramsey: Beyond Relooper: Recursive Translation of Unstructured Control Flow to
 *     Structured Control Flow (2022)</a>
 */
final class BlockPlacement {
    private final Map<HIRBlock, List<HIRBlock>> placedBehind = new HashMap<>();
    private final Map<HIRBlock, HIRBlock> places = new HashMap<>();

    BlockPlacement(final ControlFlowGraph graph) {
        // Blocks come in reverse postorder, so what is placed behind the same block is in the order in which jumps go
        // forward.
        for (final HIRBlock block : graph.getBlocks()) {
            final HIRBlock place = place(block);
            if (place != null) {
                places.put(block, place);
                placedBehind.computeIfAbsent(place, key -> new ArrayList<>()).add(block);
            }
        }
    }

    /**
     * Whether a block is written where it is reached from.
     *
     * @param block not the first.
     * @return false when it has a place of its own.
     */
    boolean isInline(final HIRBlock block) {
        return !places.containsKey(block);
    }

    /**
     * Blocks to be written behind a block's own statements and, for the head of a loop, still in its body.
     *
     * @param block the block.
     * @return in the order of the text.
     */
    List<HIRBlock> behind(final HIRBlock block) {
        return placed(block, true);
    }

    /**
     * Blocks to be written behind a loop.
     *
     * @param header of the loop.
     * @return in the order of the text.
     */
    List<HIRBlock> behindLoop(final HIRBlock header) {
        return placed(header, false);
    }

    private List<HIRBlock> placed(final HIRBlock block, final boolean within) {
        return placedBehind.getOrDefault(block, List.of()).stream()
                .filter(placed -> within == (!block.isLoopHeader() || contains(block.getLoop(), placed)))
                .toList();
    }

    private static HIRBlock place(final HIRBlock block) {
        final HIRBlock dominator = block.getDominator();
        if (dominator == null) {
            return null;
        }
        final CFGLoop<HIRBlock> left = outermostLoopLeft(dominator, block);
        if (left != null) {
            return left.getHeader();
        }
        return forwardPredecessors(block) > 1 ? dominator : null;
    }

    private static CFGLoop<HIRBlock> outermostLoopLeft(final HIRBlock from, final HIRBlock to) {
        CFGLoop<HIRBlock> left = null;
        for (CFGLoop<HIRBlock> loop = from.getLoop(); loop != null && !contains(loop, to); loop = loop.getParent()) {
            left = loop;
        }
        return left;
    }

    private static boolean contains(final CFGLoop<HIRBlock> loop, final HIRBlock block) {
        return block.getLoop() != null && block.getLoop().isAncestorOrSelf(loop);
    }

    private static int forwardPredecessors(final HIRBlock block) {
        int count = 0;
        for (int i = 0; i < block.getPredecessorCount(); i++) {
            if (!isBackEdge(block.getPredecessorAt(i), block)) {
                count++;
            }
        }
        return count;
    }

    private static boolean isBackEdge(final HIRBlock from, final HIRBlock to) {
        return to.isLoopHeader() && from.isLoopEnd() && contains(to.getLoop(), from);
    }
}
