package io.github.galefs.compiler.subset;

import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.LabelTarget;

/**
 * Finds the assertions in a method, which the compiler removes from the JDK's. An assertion begins by reading whether
 * it is off, and ends where the branch after that leads.
 */
final class JdkAssertions {
    /** Name of the field that javac adds to a class with assertions. */
    static final String FIELD = "$assertionsDisabled";

    private boolean begins;
    private Label end;

    /**
     * Returns whether an element belongs to an assertion.
     *
     * @param element the method's elements, in their order.
     * @return false for the code that always runs.
     */
    boolean contains(final CodeElement element) {
        if (end != null) {
            if (element instanceof final LabelTarget target && target.label().equals(end)) {
                end = null;
            }
            return true;
        }
        if (begins && element instanceof final BranchInstruction branch) {
            end = branch.target();
            begins = false;
            return true;
        }
        begins |=
                element instanceof final FieldInstruction field && field.name().equalsString(FIELD);
        return begins;
    }
}
