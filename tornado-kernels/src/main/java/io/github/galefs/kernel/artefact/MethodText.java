package io.github.galefs.kernel.artefact;

import io.github.galefs.kernel.OutOfLine;
import java.lang.classfile.Attributes;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.LocalVariable;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * A method's bytecode as text that depends on its meaning only: constants by value, jumps by the number of the
 * instruction.
 */
final class MethodText {
    private static final String OUT_OF_LINE = OutOfLine.class.descriptorString();

    private final MethodModel method;

    MethodText(final MethodModel method) {
        this.method = method;
    }

    boolean isOutOfLine() {
        return method.findAttribute(Attributes.runtimeVisibleAnnotations())
                .map(attribute -> attribute.annotations().stream()
                        .anyMatch(annotation -> annotation.className().equalsString(OUT_OF_LINE)))
                .orElse(false);
    }

    /** Returns the names of the parameters, which are variables from the first instruction on. */
    String parameterNames() {
        return method.code().map(MethodText::parameterNames).orElse("");
    }

    private static String parameterNames(final CodeModel code) {
        final Map<Label, Integer> targets = targets(code);
        return code.elementStream()
                .filter(LocalVariable.class::isInstance)
                .map(LocalVariable.class::cast)
                .filter(variable -> targets.get(variable.startScope()) == 0)
                .map(variable -> " " + variable.slot() + "=" + variable.name().stringValue())
                .sorted()
                .collect(Collectors.joining());
    }

    /** Returns the instructions, one a line. */
    String instructions(final CodeModel code) {
        final Map<Label, Integer> targets = targets(code);
        final StringBuilder text = new StringBuilder();
        for (final CodeElement element : code) {
            if (element instanceof final Instruction instruction) {
                text.append('\n').append(text(instruction, targets::get));
            } else if (element instanceof final ExceptionCatch handler) {
                text.append("\ncatch ")
                        .append(targets.get(handler.tryStart()))
                        .append(' ')
                        .append(targets.get(handler.tryEnd()))
                        .append(' ')
                        .append(targets.get(handler.handler()))
                        .append(' ')
                        .append(handler.catchType()
                                .map(type -> type.asInternalName())
                                .orElse("any"));
            }
        }
        return text.toString();
    }

    /** Returns the instructions by which a class's initializer computes the value of a field. */
    static String initializer(final CodeModel code, final String field) {
        final Map<Label, Integer> targets = targets(code);
        StringBuilder ofField = new StringBuilder();
        int first = 0;
        int count = 0;
        for (final CodeElement element : code) {
            if (element instanceof final Instruction instruction) {
                final int begin = first;
                ofField.append('\n').append(text(instruction, label -> targets.get(label) - begin));
                count++;
                if (instruction instanceof final FieldInstruction store && store.opcode() == Opcode.PUTSTATIC) {
                    if (store.name().equalsString(field)) {
                        return ofField.toString();
                    }
                    ofField = new StringBuilder();
                    first = count;
                }
            }
        }
        return "";
    }

    private static Map<Label, Integer> targets(final CodeModel code) {
        final Map<Label, Integer> targets = new HashMap<>();
        int count = 0;
        for (final CodeElement element : code) {
            if (element instanceof final LabelTarget target) {
                targets.put(target.label(), count);
            } else if (element instanceof Instruction) {
                count++;
            }
        }
        return targets;
    }

    private static String text(final Instruction instruction, final ToIntFunction<Label> target) {
        return switch (instruction) {
            // The opcodes of these depend on the number of the constant or variable as well.
            case ConstantInstruction constant -> "constant " + constant.typeKind() + " " + constant.constantValue();
            case LoadInstruction load -> "load " + load.typeKind() + " " + load.slot();
            case StoreInstruction store -> "store " + store.typeKind() + " " + store.slot();
            case IncrementInstruction increment -> "increment " + increment.slot() + " " + increment.constant();
            default -> instruction.opcode() + operands(instruction, target);
        };
    }

    private static String operands(final Instruction instruction, final ToIntFunction<Label> target) {
        return switch (instruction) {
            case BranchInstruction branch -> " " + target.applyAsInt(branch.target());
            case FieldInstruction field ->
                " " + field.owner().asInternalName() + "." + field.name().stringValue() + " "
                        + field.type().stringValue();
            case InvokeInstruction call ->
                " " + call.owner().asInternalName() + "." + call.name().stringValue()
                        + call.type().stringValue();
            case InvokeDynamicInstruction call ->
                " " + call.name().stringValue() + call.type().stringValue() + " " + call.bootstrapMethod() + " "
                        + call.bootstrapArgs();
            case NewObjectInstruction created -> " " + created.className().asInternalName();
            case NewPrimitiveArrayInstruction created -> " " + created.typeKind();
            case NewReferenceArrayInstruction created ->
                " " + created.componentType().asInternalName();
            case NewMultiArrayInstruction created ->
                " " + created.arrayType().asInternalName() + " " + created.dimensions();
            case TypeCheckInstruction check -> " " + check.type().asInternalName();
            case TableSwitchInstruction table -> cases(table.cases(), table.defaultTarget(), target);
            case LookupSwitchInstruction lookup -> cases(lookup.cases(), lookup.defaultTarget(), target);
            default -> "";
        };
    }

    private static String cases(
            final List<SwitchCase> cases, final Label defaultTarget, final ToIntFunction<Label> target) {
        return cases.stream()
                        .map(one -> " " + one.caseValue() + ":" + target.applyAsInt(one.target()))
                        .collect(Collectors.joining())
                + " default:" + target.applyAsInt(defaultTarget);
    }
}
