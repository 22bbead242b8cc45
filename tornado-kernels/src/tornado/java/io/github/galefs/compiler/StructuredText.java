package io.github.galefs.compiler;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import jdk.graal.compiler.nodes.AbstractEndNode;
import jdk.graal.compiler.nodes.FixedWithNextNode;
import jdk.graal.compiler.nodes.IfNode;
import jdk.graal.compiler.nodes.ReturnNode;
import jdk.graal.compiler.nodes.cfg.ControlFlowGraph;
import jdk.graal.compiler.nodes.cfg.HIRBlock;
import jdk.graal.compiler.nodes.extended.IntegerSwitchNode;

/**
 * Writes a control flow graph as nested statements.
 *
 * <p>TornadoVM's own writer matches patterns, and loses or misplaces code if a loop has several exits, is left from
 * inside a {@code switch}, or ends elsewhere than in its header. This class does not depend on patterns: it writes each
 * block once, and each edge once, as a fall-through, {@code break}, {@code continue}, {@code return} or {@code goto}. A
 * {@code goto} goes forward out of statements, or back to the header of an enclosing loop, so the control flow stays
 * reducible, as OpenCL C requires.
 */
final class StructuredText {
    /** Precedes a loop that has no loops in it; a macro of {@code prelude.cl}. */
    private static final String INNERMOST_LOOP = "GALEFS_INNERMOST_LOOP()";

    private final ControlFlowGraph graph;
    private final BlockPlacement placement;
    private final BlockText blocks;
    private final TextLines out;
    private final Deque<Enclosing> enclosing = new ArrayDeque<>();
    private final Set<HIRBlock> written = new HashSet<>();

    /** An enclosing statement to which {@code break} or {@code continue} may apply. */
    private record Enclosing(HIRBlock breakTarget, HIRBlock continueTarget, boolean isLoop) {}

    /** Text of the blocks, without the jumps between them. */
    interface BlockText {
        /**
         * Returns the statements of a block.
         *
         * @param block block of the graph.
         * @return lines of OpenCL C.
         */
        List<String> statements(HIRBlock block);

        /**
         * Returns the lines before a loop.
         *
         * @param header first block of the loop.
         * @return lines of OpenCL C.
         */
        default List<String> beforeLoop(final HIRBlock header) {
            return List.of();
        }

        /**
         * Returns the lines that begin each iteration of a loop.
         *
         * @param header first block of the loop.
         * @return lines of OpenCL C.
         */
        default List<String> beginOfIteration(final HIRBlock header) {
            return List.of();
        }

        /**
         * Returns the operand of the branch at the end of a block.
         *
         * @param block block that ends in a branch.
         * @return the condition or the value to switch on, as an expression of OpenCL C.
         */
        String branchOperand(HIRBlock block);

        /**
         * Returns the statements before each return.
         *
         * @return lines of OpenCL C.
         */
        List<String> beforeReturn();

        /**
         * Returns the statement that returns at the end of a block.
         *
         * @param block block that ends in a return.
         * @return a statement of OpenCL C.
         */
        String returnStatement(HIRBlock block);

        /**
         * Returns whether the function returns a value, so that its last statement must be a return, too.
         *
         * @return whether control must not reach the end of the text.
         */
        boolean returnsValue();
    }

    StructuredText(final ControlFlowGraph graph, final BlockText blocks, final TextLines out) {
        this.graph = graph;
        this.placement = new BlockPlacement(graph);
        this.blocks = blocks;
        this.out = out;
    }

    /** Writes the whole graph. */
    void write() {
        writeTree(graph.getStartBlock(), null);
        if (written.size() != graph.getBlocks().length) {
            throw new IllegalStateException(
                    "only " + written.size() + " of " + graph.getBlocks().length + " blocks were written: " + written);
        }
    }

    private void writeTree(final HIRBlock block, final HIRBlock next) {
        if (!written.add(block)) {
            throw new IllegalStateException("block " + block + " would be written twice");
        }
        if (block.isLoopHeader()) {
            writeLoop(block, next);
        } else {
            writeWithin(block, next);
        }
    }

    private void writeLoop(final HIRBlock header, final HIRBlock next) {
        final List<HIRBlock> following = placement.followingLoop(header);
        enclosing.push(new Enclosing(first(following, next), header, true));
        blocks.beforeLoop(header).forEach(out::line);
        if (header.getLoop().getChildren().isEmpty()) {
            out.line(INNERMOST_LOOP);
        }
        out.block("while (true) {", () -> writeIteration(header), "}");
        enclosing.pop();
        writeAll(following, next);
    }

    private void writeIteration(final HIRBlock header) {
        blocks.beginOfIteration(header).forEach(out::line);
        writeWithin(header, header);
    }

    private void writeWithin(final HIRBlock block, final HIRBlock next) {
        if (block.isLoopHeader() || !placement.isInline(block)) {
            out.label(block.getId());
        }
        blocks.statements(block).forEach(out::line);
        final List<HIRBlock> following = placement.following(block);
        writeBranch(block, first(following, next));
        writeAll(following, next);
    }

    private void writeAll(final List<HIRBlock> list, final HIRBlock next) {
        for (int i = 0; i < list.size(); i++) {
            writeTree(list.get(i), i + 1 < list.size() ? list.get(i + 1) : next);
        }
    }

    private static HIRBlock first(final List<HIRBlock> list, final HIRBlock next) {
        return list.isEmpty() ? next : list.getFirst();
    }

    private void writeBranch(final HIRBlock block, final HIRBlock next) {
        switch (block.getEndNode()) {
            case IfNode node -> writeIf(block, node, next);
            case IntegerSwitchNode node -> writeSwitch(block, node, next);
            case ReturnNode last -> writeReturn(block, next);
            case AbstractEndNode end -> writeEdge(block.getFirstSuccessor(), next);
            case FixedWithNextNode last -> writeEdge(block.getFirstSuccessor(), next);
            default -> throw new IllegalStateException("block " + block + " ends in " + block.getEndNode());
        }
    }

    private void writeReturn(final HIRBlock block, final HIRBlock next) {
        blocks.beforeReturn().forEach(out::line);
        if (next != null || !enclosing.isEmpty() || blocks.returnsValue()) {
            out.line(blocks.returnStatement(block));
        }
    }

    private void writeIf(final HIRBlock block, final IfNode node, final HIRBlock next) {
        out.branch(
                blocks.branchOperand(block),
                () -> writeEdge(graph.blockFor(node.trueSuccessor()), next),
                () -> writeEdge(graph.blockFor(node.falseSuccessor()), next));
    }

    private void writeSwitch(final HIRBlock block, final IntegerSwitchNode node, final HIRBlock next) {
        enclosing.push(new Enclosing(next, null, false));
        out.block("switch (" + blocks.branchOperand(block) + ") {", () -> writeCases(node), "}");
        enclosing.pop();
    }

    private void writeCases(final IntegerSwitchNode node) {
        final HIRBlock byDefault = graph.blockFor(node.defaultSuccessor());
        final Map<HIRBlock, Set<Integer>> keys = new LinkedHashMap<>();
        for (int i = 0; i < node.keyCount(); i++) {
            keys.computeIfAbsent(graph.blockFor(node.keySuccessor(i)), key -> new TreeSet<>())
                    .add(node.keyAt(i).asInt());
        }
        keys.remove(byDefault);
        keys.forEach((target, values) -> {
            values.forEach(value -> out.line("case " + value + ":"));
            out.indented(() -> writeEdge(target, null));
        });
        out.line("default:");
        out.indented(() -> writeEdge(byDefault, null));
    }

    private void writeEdge(final HIRBlock target, final HIRBlock next) {
        if (target == next) {
            return;
        }
        if (!written.contains(target) && placement.isInline(target)) {
            writeTree(target, next);
            return;
        }
        out.line(jump(target));
    }

    private String jump(final HIRBlock target) {
        if (!enclosing.isEmpty() && enclosing.peek().breakTarget() == target) {
            return "break;";
        }
        if (target == innermostLoop()) {
            return "continue;";
        }
        return out.gotoLabel(target.getId());
    }

    private HIRBlock innermostLoop() {
        return enclosing.stream()
                .filter(Enclosing::isLoop)
                .map(Enclosing::continueTarget)
                .findFirst()
                .orElse(null);
    }
}
