package io.github.galefs.compiler.subset;

import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.StackInstruction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Reads the elements of one static array from the bytecode of its class's initializer, which it does not run.
 *
 * <p>It understands what Java's compilers make of {@code {1, 2, 3}} with constant elements: the array is created, its
 * elements are stored one by one, and it is assigned to the field, with no jump in between. Anything else that concerns
 * the field, such as a loop that fills the array, leaves the elements unknown.
 */
final class ArrayInitializer {
    private final String field;
    private TypeKind kind;

    /** The array that the last instructions have created, or null. */
    private List<Number> created;

    /** Constants since the last instruction that was none. */
    private final List<Number> constants = new ArrayList<>();

    private boolean isDuplicated;

    /** Whether an element was stored: an array without is filled elsewhere. */
    private boolean isListed;

    private List<Number> assigned;
    private boolean isUnknown;

    private ArrayInitializer(final String field) {
        this.field = field;
    }

    /**
     * Returns the elements of an array.
     *
     * @param initializer code of the initializer of the class that declares the field.
     * @param field       name of the field.
     * @return values of the elements, or empty if they are not known.
     */
    static Optional<List<Number>> elements(final CodeModel initializer, final String field) {
        final ArrayInitializer reader = new ArrayInitializer(field);
        for (final CodeElement element : initializer) {
            if (element instanceof Instruction || element instanceof LabelTarget) {
                reader.read(element);
            }
        }
        return reader.isUnknown ? Optional.empty() : Optional.ofNullable(reader.assigned);
    }

    private void read(final CodeElement element) {
        switch (element) {
            case ConstantInstruction constant
            when constant.constantValue() instanceof final Number number -> constants.add(number);
            case NewPrimitiveArrayInstruction made -> create(made.typeKind());
            case StackInstruction stack
            when stack.opcode() == Opcode.DUP && created != null && constants.isEmpty() -> isDuplicated = true;
            case ArrayStoreInstruction store -> store();
            case FieldInstruction access
            when access.name().equalsString(field) && access.typeSymbol().isArray() -> assign(access.opcode());
            default -> forget();
        }
    }

    private void create(final TypeKind newKind) {
        final Number length = constants.size() == 1 ? constants.getFirst() : null;
        forget();
        if (length instanceof final Integer count && count >= 0) {
            kind = newKind;
            isListed = count == 0;
            created = new ArrayList<>(Collections.nCopies(count, zero()));
        }
    }

    private Number zero() {
        return switch (kind) {
            case LONG -> 0L;
            case FLOAT -> 0f;
            case DOUBLE -> 0d;
            default -> 0;
        };
    }

    private void store() {
        if (created == null
                || !isDuplicated
                || constants.size() != 2
                || !(constants.getFirst() instanceof final Integer index)
                || index < 0
                || index >= created.size()) {
            forget();
            return;
        }
        created.set(index, constants.get(1));
        isListed = true;
        constants.clear();
        isDuplicated = false;
    }

    /** A second assignment, or a use in the initializer, may change the elements. */
    private void assign(final Opcode opcode) {
        final boolean isComplete = created != null && isListed && !isDuplicated && constants.isEmpty();
        isUnknown |= opcode != Opcode.PUTSTATIC || assigned != null || !isComplete;
        assigned = created;
        forget();
    }

    private void forget() {
        created = null;
        isDuplicated = false;
        constants.clear();
    }
}
