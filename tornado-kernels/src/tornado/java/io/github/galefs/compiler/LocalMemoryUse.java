package io.github.galefs.compiler;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import jdk.graal.compiler.lir.LIR;
import jdk.graal.compiler.lir.LIRInstruction;
import jdk.graal.compiler.nodes.cfg.HIRBlock;

/**
 * Where in a kernel local memory may be used later: a wait before such a place saves it. Whether all elements would be
 * overwritten first is not analysed.
 */
final class LocalMemoryUse {
    private final LIR lir;
    private final Predicate<LIRInstruction> uses;
    private final Set<HIRBlock> usedFromBegin = new HashSet<>();

    /**
     * Analyses a kernel.
     *
     * @param lir    statements of its blocks.
     * @param blocks its blocks, in reverse postorder.
     * @param uses   whether a statement accesses local memory.
     */
    LocalMemoryUse(final LIR lir, final HIRBlock[] blocks, final Predicate<LIRInstruction> uses) {
        this.lir = lir;
        this.uses = uses;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = blocks.length - 1; i >= 0; i--) {
                if (!usedFromBegin.contains(blocks[i]) && isUsedAfter(blocks[i], -1)) {
                    usedFromBegin.add(blocks[i]);
                    changed = true;
                }
            }
        }
    }

    /**
     * Returns whether local memory may be used after a statement.
     *
     * @param block     the statement's block.
     * @param statement index of the statement in the block.
     */
    boolean isUsedAfter(final HIRBlock block, final int statement) {
        final List<LIRInstruction> statements = lir.getLIRforBlock(block);
        if (statements.subList(statement + 1, statements.size()).stream().anyMatch(uses)) {
            return true;
        }
        for (int i = 0; i < block.getSuccessorCount(); i++) {
            if (usedFromBegin.contains(block.getSuccessorAt(i))) {
                return true;
            }
        }
        return false;
    }
}
