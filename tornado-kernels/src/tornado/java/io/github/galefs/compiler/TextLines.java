package io.github.galefs.compiler;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Lines of OpenCL C, indented. Labels that nothing jumps to, and branches in which nothing stands, are left out. */
final class TextLines {
    private static final String INDENT = "    ";
    private static final String LABEL = "B";
    private static final int NO_LABEL = -1;

    private final Set<Integer> jumpedTo = new HashSet<>();
    private List<Line> lines = new ArrayList<>();
    private int depth = 1;

    private record Line(String text, int depth, int label) {}

    /**
     * Adds a line.
     *
     * @param text of the line.
     */
    void line(final String text) {
        lines.add(new Line(text, depth, NO_LABEL));
    }

    /**
     * Adds a place to jump to.
     *
     * @param number of the place.
     */
    void label(final int number) {
        lines.add(new Line(LABEL + number + ":;", depth - 1, number));
    }

    /**
     * A jump.
     *
     * @param number of the place to jump to.
     * @return the statement; it is not added.
     */
    String gotoLabel(final int number) {
        jumpedTo.add(number);
        return "goto " + LABEL + number + ";";
    }

    /**
     * Adds a statement in braces, or lines that only look like one.
     *
     * @param head of it.
     * @param body adds what is indented.
     * @param foot of it.
     */
    void block(final String head, final Runnable body, final String foot) {
        line(head);
        indented(body);
        line(foot);
    }

    /**
     * Adds lines one step further in.
     *
     * @param body adds them.
     */
    void indented(final Runnable body) {
        depth++;
        body.run();
        depth--;
    }

    /**
     * Adds an {@code if}, as short as its branches allow: where one of them jumps at its end, the other stands behind it.
     *
     * @param condition without effects, and in parentheses where it is no single name.
     * @param whenTrue  adds the first branch.
     * @param whenFalse adds the second branch.
     */
    void branch(final String condition, final Runnable whenTrue, final Runnable whenFalse) {
        final List<Line> first = captured(whenTrue);
        final List<Line> second = captured(whenFalse);
        if (first.isEmpty() && second.isEmpty()) {
            return;
        }
        if (first.isEmpty() || endsInJump(second) && !endsInJump(first)) {
            ifStatement("!" + condition, second);
            lines.addAll(moved(first));
        } else if (second.isEmpty() || endsInJump(first)) {
            ifStatement(condition, first);
            lines.addAll(moved(second));
        } else {
            ifStatement(condition, first);
            lines.removeLast();
            line("} else {");
            lines.addAll(second);
            line("}");
        }
    }

    private void ifStatement(final String condition, final List<Line> body) {
        line("if " + (condition.startsWith("(") ? condition : "(" + condition + ")") + " {");
        lines.addAll(body);
        line("}");
    }

    private static boolean endsInJump(final List<Line> body) {
        return !body.isEmpty() && body.getLast().text().matches("break;|continue;|return;|goto .*");
    }

    private static List<Line> moved(final List<Line> body) {
        return body.stream()
                .map(line -> new Line(line.text(), line.depth() - 1, line.label()))
                .toList();
    }

    private List<Line> captured(final Runnable body) {
        final List<Line> outer = lines;
        lines = new ArrayList<>();
        indented(body);
        final List<Line> captured = lines;
        lines = outer;
        return captured;
    }

    /**
     * All lines.
     *
     * @return the text, with a newline at its end.
     */
    String text() {
        final StringBuilder text = new StringBuilder();
        for (final Line line : lines) {
            if (line.label() == NO_LABEL || jumpedTo.contains(line.label())) {
                text.append(INDENT.repeat(line.depth())).append(line.text()).append('\n');
            }
        }
        return text.toString();
    }
}
