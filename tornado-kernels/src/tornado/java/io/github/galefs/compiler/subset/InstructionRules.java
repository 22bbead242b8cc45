package io.github.galefs.compiler.subset;

import java.lang.classfile.CodeElement;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.DiscontinuedInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.ThrowInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.ConstantDescs;
import java.util.Locale;
import java.util.Optional;

/** Which instructions a kernel may have, and what to say of the others. Calls of static methods are not decided here. */
final class InstructionRules {
    private static final String ARRAYS = "a kernel's arrays are its parameters; for scratch space, pass one more";

    private static final String NEW_ARRAY = "makes an array; " + ARRAYS;

    private InstructionRules() {}

    /**
     * Why an instruction cannot be in a kernel.
     *
     * @param element of a method's code.
     * @return the reason, or nothing when it can.
     */
    static Optional<String> refusal(final CodeElement element) {
        return Optional.ofNullable(
                switch (element) {
                    case ThrowInstruction thrown ->
                        "throws an exception, and a device has no one to catch it; return an error number";
                    case MonitorInstruction monitor ->
                        "has synchronized; work-items of a group meet at WorkItem.barrier()";
                    case NewObjectInstruction made ->
                        "makes an object of "
                                + made.className().asInternalName().replace('/', '.')
                                + "; a device has no heap, keep values in variables and arrays";
                    case NewPrimitiveArrayInstruction made -> NEW_ARRAY;
                    case NewReferenceArrayInstruction made -> NEW_ARRAY;
                    case NewMultiArrayInstruction made -> NEW_ARRAY;
                    case InvokeDynamicInstruction invokeDynamic ->
                        "has a lambda, a method reference or a concatenation of strings";
                    case InvokeInstruction call when call.opcode() != Opcode.INVOKESTATIC -> call(call);
                    case FieldInstruction field -> field(field);
                    case ArrayLoadInstruction load -> element(load.typeKind());
                    case ArrayStoreInstruction store -> element(store.typeKind());
                    case TypeCheckInstruction typeCheck -> "asks for the class of an object; a kernel has arrays only";
                    case BranchInstruction branch
                    when isNullCheck(branch.opcode()) -> "compares with null; a kernel's arrays never are";
                    case ConstantInstruction constant -> constant(constant);
                    case DiscontinuedInstruction discontinued ->
                        "has an instruction that compilers have not made since Java 6";
                    default -> null;
                });
    }

    private static String call(final InvokeInstruction call) {
        final String owner = call.owner().asInternalName().replace('/', '.');
        if (owner.equals("java.lang.String")) {
            return "calls String." + call.name().stringValue()
                    + "; a string can only be the literal name of a file in DeviceFile.gopen";
        }
        return "calls " + owner + "." + call.name().stringValue()
                + ", which is not static; a kernel calls static methods only";
    }

    private static String field(final FieldInstruction field) {
        final String name = field.owner().asInternalName().replace('/', '.') + "."
                + field.name().stringValue();
        if (field.name().stringValue().equals("$assertionsDisabled")) {
            return "has an assertion; nothing is thrown on a device";
        }
        return switch (field.opcode()) {
            case GETSTATIC ->
                field.typeSymbol().isArray()
                        ? "reads the static array " + name + "; pass it as a parameter"
                        : "reads the static field " + name
                                + ", which is no compile-time constant and would be frozen into the kernel; pass it in an array";
            case PUTSTATIC -> "writes the static field " + name + "; write to an array that is a parameter";
            default -> "uses the field " + name + " of an object; a kernel has arrays only";
        };
    }

    private static String element(final TypeKind kind) {
        return switch (kind) {
            case INT, LONG, FLOAT, DOUBLE -> null;
            case BYTE -> "uses a byte[] or boolean[]; take a long[] and DeviceMemory.getByte and putByte";
            case REFERENCE -> "uses an array of objects; " + ARRAYS;
            default -> "uses an array of " + kind.name().toLowerCase(Locale.ROOT) + "; take an int[]";
        };
    }

    private static boolean isNullCheck(final Opcode opcode) {
        return opcode == Opcode.IFNULL || opcode == Opcode.IFNONNULL;
    }

    private static String constant(final ConstantInstruction constant) {
        if (constant.constantValue() == ConstantDescs.NULL) {
            return "uses null; a kernel's arrays never are";
        }
        return switch (constant.constantValue()) {
            case Number number -> null;
            case String name -> null;
            default -> "uses a constant that is no number: " + constant.constantValue();
        };
    }
}
