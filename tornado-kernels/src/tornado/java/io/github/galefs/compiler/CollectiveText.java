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
import jdk.graal.compiler.lir.LIR;
import jdk.graal.compiler.lir.LIRInstruction;
import jdk.graal.compiler.lir.Variable;
import jdk.graal.compiler.nodes.cfg.HIRBlock;

/**
 * Numbers the barriers and broadcasts of a kernel, and defines for each the variables that live there.
 *
 * <p>With these definitions the kernel has a second form, which has no barriers, see {@code GALEFS_GROUP_BEGIN} in
 * {@code prelude.cl}: a work-item of the device runs all work-items of a group in turn, each up to its next barrier,
 * where it stores the variables that live.
 */
final class CollectiveText implements StructuredText.BlockText {
    private static final Pattern BARRIER = Pattern.compile("(GALEFS_(?:LOCAL_)?BARRIER)\\(\\);");
    private static final Pattern BROADCAST = Pattern.compile("(\\w+) = GALEFS_BROADCAST\\((.*)\\);");

    private static final String RETURN = "return;";
    private static final String POINTS_RETURN = "GALEFS_RETURN;";

    private final Statements statements;
    private final Map<String, String> typesByVariable;
    private final PointText points;
    private final List<Collection<String>> livePerPoint = new ArrayList<>();
    private final Map<HIRBlock, List<String>> lines = new HashMap<>();
    private boolean hasBroadcasts;

    /** Text of a kernel's statements, with barriers and broadcasts that have no numbers. */
    interface Statements {
        /**
         * Returns the text of a statement.
         *
         * @param statement statement of the kernel.
         * @return lines of OpenCL C; a barrier is the line {@code GALEFS_BARRIER();} or {@code
         *     GALEFS_LOCAL_BARRIER();}, and a broadcast the line {@code result = GALEFS_BROADCAST(value);}, whose
         *     result the statement assigns.
         */
        List<String> lines(LIRInstruction statement);

        /**
         * Returns the name of a variable.
         *
         * @param variable variable of the kernel.
         * @return its name in OpenCL C.
         */
        String name(Variable variable);

        /**
         * Returns the operand of the branch at the end of a block.
         *
         * @param block block that ends in a branch.
         * @return expression of OpenCL C.
         */
        String branchOperand(HIRBlock block);

        /**
         * Returns the lines before a loop.
         *
         * @param header first block of the loop.
         * @return lines of OpenCL C.
         */
        List<String> beforeLoop(HIRBlock header);

        /**
         * Returns the lines that begin each iteration of a loop.
         *
         * @param header first block of the loop.
         * @return lines of OpenCL C.
         */
        List<String> beginOfIteration(HIRBlock header);

        /**
         * Returns the statements before each return.
         *
         * @return lines of OpenCL C.
         */
        List<String> beforeReturn();
    }

    /**
     * Creates the text of a kernel's blocks.
     *
     * @param lir             statements of its blocks.
     * @param blocks          its blocks.
     * @param liveness        its live variables.
     * @param statements      text of its statements.
     * @param typesByVariable types of its variables in OpenCL C, by name.
     * @param points          what surrounds its points.
     */
    CollectiveText(
            final LIR lir,
            final HIRBlock[] blocks,
            final LiveVariables liveness,
            final Statements statements,
            final Map<String, String> typesByVariable,
            final PointText points) {
        this.statements = statements;
        this.points = points;
        this.typesByVariable = typesByVariable;
        for (final HIRBlock block : blocks) {
            lines.put(block, numbered(block, lir.getLIRforBlock(block), liveness));
        }
    }

    @Override
    public List<String> statements(final HIRBlock block) {
        return lines.get(block);
    }

    @Override
    public String branchOperand(final HIRBlock block) {
        return statements.branchOperand(block);
    }

    @Override
    public List<String> beforeLoop(final HIRBlock header) {
        return statements.beforeLoop(header);
    }

    @Override
    public List<String> beginOfIteration(final HIRBlock header) {
        return statements.beginOfIteration(header);
    }

    @Override
    public List<String> beforeReturn() {
        return statements.beforeReturn();
    }

    @Override
    public String returnStatement(final HIRBlock block) {
        return hasPoints() ? POINTS_RETURN : RETURN;
    }

    @Override
    public boolean returnsValue() {
        return false;
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
        final StringBuilder text = new StringBuilder(points.definitions());
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
        return (hasPoints() ? points.head() : "")
                + (hasBroadcasts ? "    GALEFS_BROADCAST_SLOTS\n" : "")
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
        return hasPoints() ? points.foot() : "";
    }

    private boolean hasPoints() {
        return !livePerPoint.isEmpty();
    }

    private List<String> numbered(
            final HIRBlock block, final List<LIRInstruction> instructions, final LiveVariables liveness) {
        final List<String> numbered = new ArrayList<>();
        for (int i = 0; i < instructions.size(); i++) {
            for (final String line : statements.lines(instructions.get(i))) {
                final Matcher broadcast = BROADCAST.matcher(line);
                final Matcher barrier = BARRIER.matcher(line);
                if (broadcast.matches()) {
                    final int point = addPoint(instructions.get(i), liveness.across(block, i));
                    numbered.add(
                            "GALEFS_BROADCAST(" + point + ", " + broadcast.group(1) + ", " + broadcast.group(2) + ");");
                    hasBroadcasts = true;
                } else if (barrier.matches()) {
                    numbered.add(
                            barrier.group(1) + "(" + addPoint(instructions.get(i), liveness.across(block, i)) + ");");
                } else {
                    numbered.add(line.strip().equals(RETURN) ? line.replace(RETURN, POINTS_RETURN) : line);
                }
            }
        }
        return numbered;
    }

    /** Adds a point with the variables that are live across it, and returns its number. */
    private int addPoint(final LIRInstruction statement, final Collection<Variable> live) {
        points.add(statement);
        livePerPoint.add(live.stream().map(statements::name).sorted().toList());
        return livePerPoint.size();
    }
}
