package io.github.galefs.compiler;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jdk.graal.compiler.core.common.LIRKind;
import jdk.graal.compiler.lir.ConstantValue;
import jdk.vm.ci.meta.Value;
import uk.ac.manchester.tornado.drivers.opencl.graal.asm.OCLAssembler;
import uk.ac.manchester.tornado.drivers.opencl.graal.compiler.OCLCompilationResultBuilder;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLLIROp;

/** An expression of OpenCL C: a text with one {@code #} per operand. */
final class TextOp extends OCLLIROp {
    private static final char OPERAND = '#';

    /**
     * A name, or one pair of parentheses around the whole text, optionally after a name, with at most one level inside.
     */
    private static final Pattern ATOM = Pattern.compile("\\w*\\((?:[^()]|\\([^()]*\\))*\\)|\\w+");

    private final String template;
    private final Value[] operands;
    private final boolean isRepeatable;

    /**
     * Creates an expression.
     *
     * @param kind     kind of the result, or {@link LIRKind#Illegal} if there is none.
     * @param template text with one {@code #} per operand.
     * @param operands variables, constants or expressions, in the order of their marks.
     */
    TextOp(final LIRKind kind, final String template, final Value... operands) {
        this(kind, template, operands.clone(), false);
    }

    private TextOp(final LIRKind kind, final String template, final Value[] operands, final boolean isRepeatable) {
        super(kind);
        this.template = template;
        this.operands = operands;
        this.isRepeatable = isRepeatable;
        final long marks = template.chars().filter(c -> c == OPERAND).count();
        if (marks != operands.length) {
            throw new IllegalArgumentException(
                    "\"" + template + "\" has " + marks + " marks for " + operands.length + " operands");
        }
    }

    /**
     * Creates an expression that always has the same value with the same operands: it loads nothing that may change.
     *
     * @param kind     kind of the result.
     * @param template text with one {@code #} per operand.
     * @param operands variables, constants or expressions, in the order of their marks.
     * @return the expression.
     */
    static TextOp repeatable(final LIRKind kind, final String template, final Value... operands) {
        return new TextOp(kind, template, operands.clone(), true);
    }

    /**
     * Returns whether the expression always has the same value with the same operands, its operands' own included.
     *
     * @return whether it may be computed again.
     */
    boolean isRepeatable() {
        return isRepeatable
                && operands().allMatch(operand -> !(operand instanceof final TextOp inner) || inner.isRepeatable());
    }

    /**
     * Returns the text.
     *
     * @return text with one {@code #} per operand.
     */
    String template() {
        return template;
    }

    /**
     * Returns the operands.
     *
     * @return variables, constants or expressions, in the order of their marks.
     */
    Stream<Value> operands() {
        return Arrays.stream(operands);
    }

    @Override
    public void emit(final OCLCompilationResultBuilder builder, final OCLAssembler assembler) {
        int operand = 0;
        int begin = 0;
        for (int mark = template.indexOf(OPERAND); mark >= 0; mark = template.indexOf(OPERAND, begin)) {
            assembler.emit(template.substring(begin, mark));
            emitOperand(builder, assembler, operands[operand]);
            operand++;
            begin = mark + 1;
        }
        assembler.emit(template.substring(begin));
    }

    private static void emitOperand(
            final OCLCompilationResultBuilder builder, final OCLAssembler assembler, final Value operand) {
        if (operand instanceof final TextOp expression) {
            final boolean isAtom = expression.isAtom();
            assembler.emit(isAtom ? "" : "(");
            expression.emit(builder, assembler);
            assembler.emit(isAtom ? "" : ")");
        } else if (operand instanceof final OCLLIROp expression) {
            expression.emit(builder, assembler);
        } else if (operand instanceof final ConstantValue constant) {
            assembler.emit(Constants.text(constant));
        } else {
            assembler.emitValue(builder, operand);
        }
    }

    /** Returns whether the text needs no parentheses as an operand: it has them, or is a function call or a name. */
    private boolean isAtom() {
        return ATOM.matcher(template).matches();
    }

    @Override
    public String toString() {
        return template;
    }
}
