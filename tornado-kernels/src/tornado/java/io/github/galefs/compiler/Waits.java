package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.graal.compiler.lir.LIR;
import jdk.graal.compiler.lir.LIRInstruction;
import jdk.graal.compiler.lir.Variable;
import jdk.graal.compiler.nodes.cfg.HIRBlock;
import jdk.vm.ci.meta.Value;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLLIRStmt.AssignStmt;

/**
 * The waits of a kernel, and what a work-item needs after each.
 *
 * <p>A variable that has one definition, and depends on parameters, ids and constants alone, is computed again if that
 * takes few statements; all others are saved.
 */
final class Waits {
    /** Maximum statements to compute a variable again, which is cheaper than to save and load it. */
    private static final int MAX_RECOMPUTED = 16;

    private final Map<Integer, List<AssignStmt>> definitions = new HashMap<>();

    /** By index of a variable that can be computed again: the statements that this takes. */
    private final Map<Integer, Integer> costs = new HashMap<>();

    private final List<Wait> waits = new ArrayList<>();

    /**
     * A wait.
     *
     * @param number     resume point, from 1.
     * @param statement  statement that assigns the result of the wait.
     * @param block      its block.
     * @param index      its index in the block.
     * @param saved      variables to save, sorted by index.
     * @param recomputed definitions to execute again after the saved variables are restored, in order.
     */
    record Wait(
            int number,
            AssignStmt statement,
            HIRBlock block,
            int index,
            List<Variable> saved,
            List<AssignStmt> recomputed) {
        /** Returns the outcome that decides whether the work-group suspends. */
        Value outcome() {
            return ((TextOp) statement.getExpr()).operands().findFirst().orElseThrow();
        }
    }

    /**
     * Finds the waits of a kernel.
     *
     * @param lir      statements of its blocks.
     * @param blocks   its blocks, in reverse postorder.
     * @param liveness live variables of the kernel.
     */
    Waits(final LIR lir, final HIRBlock[] blocks, final LiveVariables liveness) {
        for (final HIRBlock block : blocks) {
            lir.getLIRforBlock(block).forEach(this::addDefinitions);
        }
        for (final HIRBlock block : blocks) {
            lir.getLIRforBlock(block).forEach(this::addCost);
        }
        for (final HIRBlock block : blocks) {
            final List<LIRInstruction> statements = lir.getLIRforBlock(block);
            for (int i = 0; i < statements.size(); i++) {
                if (isWait(statements.get(i))) {
                    addWait((AssignStmt) statements.get(i), block, i, liveness.across(block, i));
                }
            }
        }
    }

    /** Returns all waits, by number. */
    List<Wait> all() {
        return List.copyOf(waits);
    }

    /** Returns the wait of a statement, or null if it is none. */
    Wait at(final LIRInstruction statement) {
        return waits.stream()
                .filter(wait -> wait.statement() == statement)
                .findFirst()
                .orElse(null);
    }

    private void addDefinitions(final LIRInstruction statement) {
        statement.forEachOutput((_, value, _, _) -> {
            if (value instanceof final Variable variable) {
                if (!(statement instanceof final AssignStmt assignment)) {
                    throw new IllegalStateException("no assignment defines " + variable + ": " + statement);
                }
                definitions
                        .computeIfAbsent(variable.index, absent -> new ArrayList<>())
                        .add(assignment);
            }
            return value;
        });
    }

    private static boolean isWait(final LIRInstruction statement) {
        return statement instanceof final AssignStmt assignment
                && assignment.getExpr() instanceof final TextOp value
                && value.template().equals(WaitNode.TEMPLATE);
    }

    private void addWait(
            final AssignStmt statement, final HIRBlock block, final int index, final Collection<Variable> live) {
        final List<Variable> saved = new ArrayList<>();
        final Set<AssignStmt> recomputed = new LinkedHashSet<>();
        for (final Variable variable : live) {
            if (costs.containsKey(variable.index)) {
                addDefinition(variable, recomputed);
            } else {
                saved.add(variable);
            }
        }
        waits.add(new Wait(waits.size() + 1, statement, block, index, saved, List.copyOf(recomputed)));
    }

    /** Recurses as often as the variable's cost at most. */
    private void addDefinition(final Variable variable, final Set<AssignStmt> recomputed) {
        final AssignStmt definition = definitions.get(variable.index).getFirst();
        LiveVariables.forEachVariable(definition.getExpr(), needed -> addDefinition(needed, recomputed));
        recomputed.add(definition);
    }

    /** Definitions precede their uses in reverse postorder, except in loops, whose variables have several. */
    private void addCost(final LIRInstruction statement) {
        if (statement instanceof final AssignStmt assignment
                && assignment.getResult() instanceof final Variable variable
                && assignment.getExpr() instanceof final TextOp value
                && value.isRepeatable()
                && definitions.get(variable.index).size() == 1) {
            final int[] cost = {1};
            LiveVariables.forEachVariable(value, needed -> cost[0] += costs.getOrDefault(needed.index, MAX_RECOMPUTED));
            if (cost[0] <= MAX_RECOMPUTED) {
                costs.put(variable.index, cost[0]);
            }
        }
    }

    /**
     * Returns the text of the array that a pointer variable points into: a pointer is saved as an offset, since a
     * buffer may be at another address in a later launch of the kernel.
     *
     * @param pointer variable to save.
     * @param wait    the wait that saves it.
     * @return name of a parameter.
     * @throws KernelRefusedException if the pointer does not point into one array.
     */
    String arrayOf(final Variable pointer, final Wait wait) {
        final List<AssignStmt> assignments = definitions.get(pointer.index);
        if (assignments.size() == 1
                && assignments.getFirst().getExpr() instanceof final TextOp sum
                && sum.operands().findFirst().orElse(null) instanceof final TextOp base
                && base.template().startsWith(KernelSignature.PARAMETER_PREFIX)) {
            return base.template();
        }
        throw new KernelRefusedException(
                SourceLocation.ofUser(wait.statement().getPosition()),
                "waits for the host between the selection of one of several arrays and its use; select elements"
                        + " instead");
    }

    /** Returns the variables that any wait saves, at most, as a number for a user to judge a kernel by. */
    int maxSaved() {
        return waits.stream()
                .map(wait -> wait.saved().size())
                .max(Comparator.naturalOrder())
                .orElse(0);
    }
}
