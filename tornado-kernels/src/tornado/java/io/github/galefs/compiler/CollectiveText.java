package io.github.galefs.compiler;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jdk.graal.compiler.nodes.cfg.ControlFlowGraph;
import jdk.graal.compiler.nodes.cfg.HIRBlock;

/**
 * Numbers the barriers and broadcasts of a kernel, and defines for each the variables that live there.
 *
 * <p>With these definitions the kernel has a second form, which has no barriers, see {@code GALEFS_GROUP_BEGIN} in
 * {@code prelude.cl}: a work-item of the device runs all work-items of a group in turn, each up to its next barrier,
 * where it stores the variables that live.
 */
final class CollectiveText implements StructuredText.BlockText {
    private static final Pattern BARRIER = Pattern.compile("GALEFS_BARRIER\\(\\);");
    private static final Pattern BROADCAST = Pattern.compile("(\\w+) = GALEFS_BROADCAST\\((.*)\\);");

    private static final String RETURN = "GALEFS_RETURN;";

    private final StructuredText.BlockText blocks;
    private final Map<String, String> typesByVariable;
    private final LiveVariables liveness;
    private final List<Collection<String>> livePerPoint = new ArrayList<>();
    private final Map<HIRBlock, List<String>> statements = new HashMap<>();
    private boolean hasBroadcasts;

    /**
     * Creates the text of a kernel's blocks.
     *
     * @param graph           control flow of the kernel.
     * @param blocks          text of its blocks, barriers as {@code GALEFS_BARRIER()} and broadcasts as assignments
     *     of {@code GALEFS_BROADCAST(value)}.
     * @param typesByVariable types of the kernel's variables in OpenCL C, by name.
     */
    CollectiveText(
            final ControlFlowGraph graph,
            final StructuredText.BlockText blocks,
            final Map<String, String> typesByVariable) {
        this.blocks = blocks;
        this.typesByVariable = typesByVariable;
        this.liveness = new LiveVariables(graph, blocks, typesByVariable.keySet());
        for (final HIRBlock block : graph.getBlocks()) {
            statements.put(block, numbered(block));
        }
    }

    @Override
    public List<String> statements(final HIRBlock block) {
        return statements.get(block);
    }

    @Override
    public String branchOperand(final HIRBlock block) {
        return blocks.branchOperand(block);
    }

    @Override
    public List<String> beforeReturn() {
        return blocks.beforeReturn();
    }

    @Override
    public String returnStatement() {
        return hasPoints() ? RETURN : blocks.returnStatement();
    }

    /**
     * Returns the lines before the kernel function.
     *
     * @return definitions of the points and of the variables that live there; empty without barriers.
     */
    String definitions() {
        if (!hasPoints()) {
            return "";
        }
        final StringBuilder text = new StringBuilder();
        final TreeSet<String> all = new TreeSet<>();
        livePerPoint.forEach(all::addAll);
        text.append("#define GALEFS_CONTEXT(VARIABLE)");
        all.forEach(name -> text.append(" VARIABLE(")
                .append(typesByVariable.get(name).strip())
                .append(", ")
                .append(name)
                .append(')'));
        text.append("\n#define GALEFS_POINTS(POINT)");
        text.append(IntStream.rangeClosed(1, livePerPoint.size())
                .mapToObj(point -> " POINT(" + point + ")")
                .collect(Collectors.joining()));
        for (int point = 1; point <= livePerPoint.size(); point++) {
            text.append("\n#define GALEFS_LIVE_").append(point).append("(VARIABLE)");
            livePerPoint
                    .get(point - 1)
                    .forEach(name -> text.append(" VARIABLE(").append(name).append(')'));
        }
        return text.append("\n\n").toString();
    }

    /**
     * Returns the first lines of the kernel function.
     *
     * @return lines of OpenCL C; empty without barriers.
     */
    String head() {
        return (hasBroadcasts ? "    GALEFS_BROADCAST_SLOTS\n" : "")
                + (hasPoints() ? "    GALEFS_GROUP_BEGIN()\n" : "");
    }

    /**
     * Returns the lines after the declarations, which jump to the point where a work-item waits.
     *
     * @return lines of OpenCL C; empty without barriers.
     */
    List<String> resume() {
        return hasPoints() ? List.of("GALEFS_GROUP_RESUME()") : List.of();
    }

    /**
     * Returns the last line of the kernel function.
     *
     * @return line of OpenCL C; empty without barriers.
     */
    String foot() {
        return hasPoints() ? "    GALEFS_GROUP_END()\n" : "";
    }

    private boolean hasPoints() {
        return !livePerPoint.isEmpty();
    }

    private List<String> numbered(final HIRBlock block) {
        final List<String> lines = new ArrayList<>(blocks.statements(block));
        for (int i = 0; i < lines.size(); i++) {
            final Matcher broadcast = BROADCAST.matcher(lines.get(i));
            if (broadcast.matches()) {
                final String result = broadcast.group(1);
                final int point = add(block, i, result);
                lines.set(i, "GALEFS_BROADCAST(" + point + ", " + result + ", " + broadcast.group(2) + ");");
                hasBroadcasts = true;
            } else if (BARRIER.matcher(lines.get(i)).matches()) {
                lines.set(i, "GALEFS_BARRIER(" + add(block, i, "") + ");");
            } else if (lines.get(i).strip().equals("return;")) {
                lines.set(i, lines.get(i).replace("return;", RETURN));
            }
        }
        return lines;
    }

    /** Adds a point: the variables that live after a statement, but for the one that it assigns. */
    private int add(final HIRBlock block, final int statement, final String assigned) {
        final Collection<String> live = liveness.after(block, statement);
        live.remove(assigned);
        livePerPoint.add(live);
        return livePerPoint.size();
    }
}
