package io.github.galefs.compiler;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import jdk.graal.compiler.lir.LIR;
import jdk.graal.compiler.lir.LIRInstruction;
import jdk.graal.compiler.lir.Variable;
import jdk.graal.compiler.nodes.cfg.HIRBlock;
import jdk.vm.ci.meta.Value;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLLIROp;

/**
 * Variables of a kernel that are live after a statement: those whose value a later statement may use. A dataflow
 * analysis over the basic blocks, backwards, to a fixed point.
 *
 * @see <a href="https://doi.org/10.1145/360018.360025">Allen, Cocke: A Program Data Flow Analysis Procedure (1976)</a>
 */
final class LiveVariables {
    /** Index before the first statement of a block. */
    private static final int BEGIN = -1;

    private final LIR lir;
    private final Function<HIRBlock, Value> branchOperand;
    private final Map<HIRBlock, SortedSet<Variable>> liveAtBegin = new HashMap<>();

    /**
     * Analyses a kernel.
     *
     * @param lir           statements of its blocks.
     * @param blocks        its blocks, in reverse postorder.
     * @param branchOperand returns the operand of the branch at the end of a block, or null.
     */
    LiveVariables(final LIR lir, final HIRBlock[] blocks, final Function<HIRBlock, Value> branchOperand) {
        this.lir = lir;
        this.branchOperand = branchOperand;
        for (final HIRBlock block : blocks) {
            liveAtBegin.put(block, noVariables());
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = blocks.length - 1; i >= 0; i--) {
                changed |= liveAtBegin.get(blocks[i]).addAll(after(blocks[i], BEGIN));
            }
        }
    }

    /**
     * Returns the variables that are live after a statement, except the one that it assigns.
     *
     * @param block     the statement's block.
     * @param statement index of the statement in the block.
     * @return a new set, sorted by index.
     */
    SortedSet<Variable> across(final HIRBlock block, final int statement) {
        final SortedSet<Variable> live = after(block, statement);
        removeAssigned(lir.getLIRforBlock(block).get(statement), live);
        return live;
    }

    private SortedSet<Variable> after(final HIRBlock block, final int statement) {
        final SortedSet<Variable> live = noVariables();
        for (int i = 0; i < block.getSuccessorCount(); i++) {
            live.addAll(liveAtBegin.get(block.getSuccessorAt(i)));
        }
        final Value branch = branchOperand.apply(block);
        if (branch != null) {
            forEachVariable(branch, live::add);
        }
        final List<LIRInstruction> statements = lir.getLIRforBlock(block);
        for (int i = statements.size() - 1; i > statement; i--) {
            removeAssigned(statements.get(i), live);
            statements.get(i).forEachInput((_, value, _, _) -> {
                forEachVariable(value, live::add);
                return value;
            });
        }
        return live;
    }

    private static void removeAssigned(final LIRInstruction statement, final Collection<Variable> live) {
        statement.forEachOutput((_, value, _, _) -> {
            if (value instanceof final Variable variable) {
                live.remove(variable);
            }
            return value;
        });
    }

    private static SortedSet<Variable> noVariables() {
        return new TreeSet<>(Comparator.comparingInt(variable -> variable.index));
    }

    /**
     * Visits the variables that an operand uses.
     *
     * @param operand a variable, a constant or an expression.
     * @param action  receives each variable, once for each use.
     */
    static void forEachVariable(final Value operand, final Consumer<Variable> action) {
        switch (operand) {
            case Variable variable -> action.accept(variable);
            case TextOp expression -> expression.operands().forEach(inner -> forEachVariable(inner, action));
            case OCLLIROp other -> throw new IllegalStateException("the operands of " + other + " are not known");
            default -> {
                // A constant.
            }
        }
    }
}
