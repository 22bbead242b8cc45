package io.github.galefs.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import jdk.graal.compiler.core.common.cfg.CFGLoop;
import jdk.graal.compiler.nodes.cfg.ControlFlowGraph;
import jdk.graal.compiler.nodes.cfg.HIRBlock;

/**
 * Location of each basic block in a text of nested statements.
 *
 * <p>A block that is outside of a loop of its immediate dominator follows the outermost such loop. Any other block with
 * several forward predecessors follows the statement of its immediate dominator. In both cases that loop's header, or
 * that dominator, is the block's <em>anchor</em>. All other blocks are written inline, at the jump to them.
 *
 * <p>Hence every forward jump to an anchored block goes to a block that is written later, after the end of a statement
 * that encloses the jump. Graal's control flow graphs are reducible, so every backward jump goes to the header of a
 * loop that encloses it.
 *
 * @see <a href="https://doi.org/10.1145/3547621">Norman Ramsey: Beyond Relooper: Recursive Translation of Unstructured
 *     Control Flow to Structured Control Flow (2022)</a>
 */
final class BlockPlacement {
    private final Map<HIRBlock, List<HIRBlock>> blocksByAnchor = new HashMap<>();
    private final Set<HIRBlock> anchored = new HashSet<>();

    BlockPlacement(final ControlFlowGraph graph) {
        // Blocks are in reverse postorder, so the blocks of one anchor are in an order in which all jumps among them go
        // forward.
        for (final HIRBlock block : graph.getBlocks()) {
            final HIRBlock anchor = anchor(block);
            if (anchor != null) {
                anchored.add(block);
                blocksByAnchor.computeIfAbsent(anchor, key -> new ArrayList<>()).add(block);
            }
        }
    }

    /**
     * Returns whether a block is written inline, at the jump to it.
     *
     * @param block any block but the first.
     * @return false if the block follows an anchor.
     */
    boolean isInline(final HIRBlock block) {
        return !anchored.contains(block);
    }

    /**
     * Returns the blocks that follow a block's own statements; for a loop header, those in the loop's body.
     *
     * @param block the block.
     * @return the following blocks, in the order of the text.
     */
    List<HIRBlock> following(final HIRBlock block) {
        return block.isLoopHeader()
                ? anchoredAt(block, other -> contains(block.getLoop(), other))
                : anchoredAt(block, other -> true);
    }

    /**
     * Returns the blocks that follow a loop.
     *
     * @param header header of the loop.
     * @return the following blocks, in the order of the text.
     */
    List<HIRBlock> followingLoop(final HIRBlock header) {
        return anchoredAt(header, other -> !contains(header.getLoop(), other));
    }

    private List<HIRBlock> anchoredAt(final HIRBlock anchor, final Predicate<HIRBlock> condition) {
        return blocksByAnchor.getOrDefault(anchor, List.of()).stream()
                .filter(condition)
                .toList();
    }

    private static HIRBlock anchor(final HIRBlock block) {
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
