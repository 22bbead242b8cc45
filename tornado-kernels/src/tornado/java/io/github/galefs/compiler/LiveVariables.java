package io.github.galefs.compiler;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.graal.compiler.nodes.cfg.ControlFlowGraph;
import jdk.graal.compiler.nodes.cfg.HIRBlock;

/**
 * Variables of a kernel that live at a statement: those whose value a later statement may use. A dataflow analysis over
 * the statements' text: a statement uses each variable that it names, except the one that it assigns.
 */
final class LiveVariables {
    private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*");
    private static final Pattern ASSIGNMENT = Pattern.compile("(\\w+) = (.*)");

    private final StructuredText.BlockText blocks;
    private final Set<String> variables;
    private final Map<HIRBlock, TreeSet<String>> liveAtBegin = new HashMap<>();

    /**
     * Analyses a kernel.
     *
     * @param graph     control flow of the kernel.
     * @param blocks    text of its blocks, each statement in a line.
     * @param variables names of all variables.
     */
    LiveVariables(final ControlFlowGraph graph, final StructuredText.BlockText blocks, final Set<String> variables) {
        this.blocks = blocks;
        this.variables = variables;
        final HIRBlock[] postorder = graph.getBlocks().clone();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = postorder.length - 1; i >= 0; i--) {
                final TreeSet<String> live = after(postorder[i], -1);
                changed |= !live.equals(liveAtBegin.put(postorder[i], live));
            }
        }
    }

    /**
     * Returns the variables that live after a statement.
     *
     * @param block     the statement's block.
     * @param statement index of the statement in the block, or -1 for the begin of the block.
     * @return a new set of names.
     */
    TreeSet<String> after(final HIRBlock block, final int statement) {
        final TreeSet<String> live = new TreeSet<>();
        for (int i = 0; i < block.getSuccessorCount(); i++) {
            live.addAll(liveAtBegin.getOrDefault(block.getSuccessorAt(i), new TreeSet<>()));
        }
        if (block.getSuccessorCount() > 1) {
            addNames(blocks.branchOperand(block), live);
        }
        final List<String> statements = blocks.statements(block);
        for (int i = statements.size() - 1; i > statement; i--) {
            final Matcher assignment = ASSIGNMENT.matcher(statements.get(i));
            if (assignment.matches()) {
                live.remove(assignment.group(1));
                addNames(assignment.group(2), live);
            } else {
                addNames(statements.get(i), live);
            }
        }
        return live;
    }

    private void addNames(final String text, final Collection<String> live) {
        final Matcher names = NAME.matcher(text);
        while (names.find()) {
            if (variables.contains(names.group())) {
                live.add(names.group());
            }
        }
    }
}
