package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import jdk.graal.compiler.lir.LIR;
import jdk.graal.compiler.lir.LIRInstruction;
import jdk.graal.compiler.lir.Variable;
import jdk.graal.compiler.nodes.cfg.HIRBlock;
import jdk.vm.ci.meta.Value;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLLIROp;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLLIRStmt.AssignStmt;

/**
 * The waits of a kernel, and what a work-item needs after each: a dataflow analysis of live variables over the basic
 * blocks, backwards, to a fixed point.
 *
 * <p>A variable that has one definition, and depends on parameters, ids and constants alone, is computed again; all
 * others are saved.
 *
 * @see <a href="https://doi.org/10.1145/360018.360025">Allen, Cocke: A Program Data Flow Analysis Procedure (1976)</a>
 */
final class Waits {
    private final String location;
    private final LIR lir;
    private final HIRBlock[] blocks;
    private final Function<HIRBlock, Value> branchOperand;
    private final Map<Integer, Variable> variables = new TreeMap<>();
    private final Map<Integer, List<AssignStmt>> definitions = new HashMap<>();
    private final Map<HIRBlock, Set<Integer>> liveAtBegin = new HashMap<>();
    private final List<Wait> waits = new ArrayList<>();

    /**
     * A wait.
     *
     * @param number     resume point, from 1.
     * @param statement  statement that assigns the result of the wait.
     * @param saved      variables to save, sorted by index.
     * @param recomputed definitions to execute again after the saved variables are restored, in order.
     */
    record Wait(int number, AssignStmt statement, List<Variable> saved, List<AssignStmt> recomputed) {
        /** Returns the outcome that decides whether the work-group suspends. */
        Value outcome() {
            return ((TextOp) statement.getExpr()).operands().findFirst().orElseThrow();
        }
    }

    /**
     * Analyses a kernel.
     *
     * @param location      location of the kernel in its source, for refusals.
     * @param lir           statements of its blocks.
     * @param blocks        its blocks, in reverse postorder.
     * @param branchOperand returns the operand of the branch at the end of a block, or null.
     */
    Waits(
            final String location,
            final LIR lir,
            final HIRBlock[] blocks,
            final Function<HIRBlock, Value> branchOperand) {
        this.location = location;
        this.lir = lir;
        this.blocks = blocks.clone();
        this.branchOperand = branchOperand;
        for (final HIRBlock block : blocks) {
            lir.getLIRforBlock(block).forEach(this::addDefinitions);
            liveAtBegin.put(block, new LinkedHashSet<>());
        }
        findLive();
        for (final HIRBlock block : blocks) {
            walk(block, this::addWait);
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
                variables.put(variable.index, variable);
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

    private void findLive() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = blocks.length - 1; i >= 0; i--) {
                changed |= liveAtBegin.get(blocks[i]).addAll(walk(blocks[i], (_, _) -> {}));
            }
        }
    }

    /** Receives each wait of a block, with the variables that are live after it. */
    private interface WaitVisitor {
        void visit(AssignStmt wait, Set<Integer> liveAfter);
    }

    /** Walks a block from its end to its beginning, and returns what is live there. */
    private Set<Integer> walk(final HIRBlock block, final WaitVisitor visitor) {
        final Set<Integer> live = new LinkedHashSet<>();
        for (int i = 0; i < block.getSuccessorCount(); i++) {
            live.addAll(liveAtBegin.get(block.getSuccessorAt(i)));
        }
        final Value operand = branchOperand.apply(block);
        if (operand != null) {
            forEachVariable(operand, variable -> live.add(variable.index));
        }
        final List<LIRInstruction> statements = lir.getLIRforBlock(block);
        for (int i = statements.size() - 1; i >= 0; i--) {
            final LIRInstruction statement = statements.get(i);
            statement.forEachOutput((_, value, _, _) -> {
                if (value instanceof final Variable variable) {
                    live.remove(variable.index);
                }
                return value;
            });
            if (isWait(statement)) {
                visitor.visit((AssignStmt) statement, Set.copyOf(live));
            }
            statement.forEachInput((_, value, _, _) -> {
                forEachVariable(value, variable -> live.add(variable.index));
                return value;
            });
        }
        return live;
    }

    private static boolean isWait(final LIRInstruction statement) {
        return statement instanceof final AssignStmt assignment
                && assignment.getExpr() instanceof final TextOp value
                && value.template().equals(WaitNode.TEMPLATE);
    }

    private void addWait(final AssignStmt statement, final Set<Integer> liveAfter) {
        final List<Variable> saved = new ArrayList<>();
        final Set<AssignStmt> recomputed = new LinkedHashSet<>();
        liveAfter.stream().sorted().map(variables::get).forEach(variable -> {
            if (isRecomputable(variable)) {
                addDefinition(variable, recomputed);
            } else {
                saved.add(variable);
            }
        });
        waits.add(new Wait(waits.size() + 1, statement, saved, List.copyOf(recomputed)));
    }

    private void addDefinition(final Variable variable, final Set<AssignStmt> recomputed) {
        final AssignStmt definition = definitions.get(variable.index).getFirst();
        forEachVariable(definition.getExpr(), needed -> addDefinition(needed, recomputed));
        recomputed.add(definition);
    }

    private boolean isRecomputable(final Variable variable) {
        final List<AssignStmt> assignments = definitions.getOrDefault(variable.index, List.of());
        if (assignments.size() != 1
                || !(assignments.getFirst().getExpr() instanceof final TextOp value)
                || !value.isRepeatable()) {
            return false;
        }
        final List<Variable> needed = new ArrayList<>();
        forEachVariable(value, needed::add);
        return needed.stream().allMatch(this::isRecomputable);
    }

    /**
     * Returns the text of the array that a pointer variable points into: a pointer is saved as an offset, since a
     * buffer may be at another address in a later launch of the kernel.
     *
     * @param pointer variable to save.
     * @return name of a parameter.
     * @throws KernelRefusedException if the pointer does not point into one array.
     */
    String arrayOf(final Variable pointer) {
        final List<AssignStmt> assignments = definitions.get(pointer.index);
        if (assignments.size() == 1
                && assignments.getFirst().getExpr() instanceof final TextOp sum
                && sum.operands().findFirst().orElse(null) instanceof final TextOp base
                && base.template().startsWith(KernelSignature.PARAMETER_PREFIX)) {
            return base.template();
        }
        throw new KernelRefusedException(
                location,
                "selects one of several arrays and uses it after a wait for the host; select elements instead");
    }

    private static void forEachVariable(final Value value, final Consumer<Variable> action) {
        switch (value) {
            case Variable variable -> action.accept(variable);
            case TextOp expression -> expression.operands().forEach(operand -> forEachVariable(operand, action));
            case OCLLIROp other -> throw new IllegalStateException("the operands of " + other + " are not known");
            default -> {
                // A constant.
            }
        }
    }

    /** Returns the variables that any wait saves, at most, as a number for a user to judge a kernel by. */
    int maxSaved() {
        return waits.stream()
                .map(wait -> wait.saved().size())
                .max(Comparator.naturalOrder())
                .orElse(0);
    }
}
