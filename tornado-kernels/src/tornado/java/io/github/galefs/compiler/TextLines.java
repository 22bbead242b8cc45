package io.github.galefs.compiler;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Indented lines of OpenCL C. Omits labels without a jump to them, and branches without statements. */
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
     * @param text text of the line, without indentation.
     */
    void line(final String text) {
        lines.add(new Line(text, depth, NO_LABEL));
    }

    /**
     * Adds a label.
     *
     * @param number number of the label.
     */
    void label(final int number) {
        lines.add(new Line(LABEL + number + ":;", depth - 1, number));
    }

    /**
     * Returns a jump to a label; does not add it.
     *
     * @param number number of the label.
     * @return the statement.
     */
    String gotoLabel(final int number) {
        jumpedTo.add(number);
        return "goto " + LABEL + number + ";";
    }

    /**
     * Adds a statement with an indented body.
     *
     * @param head line before the body.
     * @param body adds the lines of the body.
     * @param foot line after the body.
     */
    void block(final String head, final Runnable body, final String foot) {
        line(head);
        indented(body);
        line(foot);
    }

    /**
     * Adds lines with one more level of indentation.
     *
     * @param body adds the lines.
     */
    void indented(final Runnable body) {
        depth++;
        body.run();
        depth--;
    }

    /**
     * Adds an {@code if} statement. If one branch ends in a jump, the other follows the statement instead of an {@code
     * else}.
     *
     * @param condition expression without side effects, in parentheses unless it is a single name.
     * @param whenTrue  adds the lines of the first branch.
     * @param whenFalse adds the lines of the second branch.
     */
    void branch(final String condition, final Runnable whenTrue, final Runnable whenFalse) {
        final List<Line> first = capture(whenTrue);
        final List<Line> second = capture(whenFalse);
        if (first.isEmpty() && second.isEmpty()) {
            return;
        }
        if (first.isEmpty() || endsInJump(second) && !endsInJump(first)) {
            ifStatement("!" + condition, second);
            lines.addAll(outdented(first));
        } else if (second.isEmpty() || endsInJump(first)) {
            ifStatement(condition, first);
            lines.addAll(outdented(second));
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
        return !body.isEmpty() && body.getLast().text().matches("break;|continue;|return;|GALEFS_RETURN;|goto .*");
    }

    private static List<Line> outdented(final List<Line> body) {
        return body.stream()
                .map(line -> new Line(line.text(), line.depth() - 1, line.label()))
                .toList();
    }

    private List<Line> capture(final Runnable body) {
        final List<Line> outer = lines;
        lines = new ArrayList<>();
        indented(body);
        final List<Line> captured = lines;
        lines = outer;
        return captured;
    }

    /**
     * Returns all lines.
     *
     * @return the text, with a newline at the end of each line.
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
