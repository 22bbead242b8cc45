package io.github.galefs.compiler.subset;

import io.github.galefs.kernel.tornado.TornadoType;
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
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.ThrowInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.Optional;

/**
 * Decides which bytecode instructions a kernel may contain, and gives the reason for refusing the others. Calls of
 * static methods, static arrays and the creation of arrays are checked by {@link SubsetCheck}.
 */
public final class InstructionRules {
    private static final String ARRAYS =
            "use arrays whose elements are of primitive types, one for each field or all rows in one";
    private static final String NEW_ARRAY = "creates an array of objects; " + ARRAYS;
    private static final String NO_OBJECTS =
            "a kernel has no objects but arrays, so keep values in variables and arrays";

    private static final String NO_EXCEPTIONS = "a device has no exceptions, so write an error number to an array";

    private InstructionRules() {}

    /**
     * Returns the reason why a kernel cannot contain an instruction.
     *
     * @param element element of a method's code.
     * @return the reason, or empty if the instruction is allowed.
     */
    public static Optional<String> refusal(final CodeElement element) {
        return Optional.ofNullable(
                switch (element) {
                    case ThrowInstruction thrown -> "throws an exception; " + NO_EXCEPTIONS;
                    case MonitorInstruction monitor ->
                        "uses synchronized; work-items of a group synchronize by WorkItem.barrier()";
                    case NewObjectInstruction made -> creation(made);
                    case NewReferenceArrayInstruction made -> NEW_ARRAY;
                    case NewMultiArrayInstruction made -> NEW_ARRAY;
                    case InvokeDynamicInstruction invokeDynamic -> dynamicCall(invokeDynamic);
                    case InvokeInstruction call when call.opcode() != Opcode.INVOKESTATIC -> call(call);
                    case FieldInstruction field -> field(field);
                    case ArrayLoadInstruction load -> element(load.typeKind());
                    case ArrayStoreInstruction store -> element(store.typeKind());
                    case TypeCheckInstruction typeCheck -> "tests the class of an object; " + NO_OBJECTS;
                    case BranchInstruction branch
                    when isNullCheck(branch.opcode()) ->
                        "compares with null; a kernel's arrays are never null, so leave the comparison out";
                    case ConstantInstruction constant -> constant(constant);
                    case DiscontinuedInstruction discontinued ->
                        "contains an instruction that compilers have not generated since Java 6; compile the class"
                                + " again";
                    default -> null;
                });
    }

    private static String creation(final NewObjectInstruction made) {
        final String name = made.className().asInternalName().replace('/', '.');
        return "creates an object of " + name + "; "
                + (name.endsWith("Exception") || name.endsWith("Error")
                        ? NO_EXCEPTIONS
                        : "a device has no heap, so keep values in variables and arrays");
    }

    private static String dynamicCall(final InvokeDynamicInstruction call) {
        return switch (call.bootstrapMethod().owner().displayName()) {
            case "StringConcatFactory" ->
                "concatenates strings; pass numbers to KernelLog.print as arguments for {} in its text, and a path that"
                        + " is known only at run time to gopen in an array";
            case "SwitchBootstraps" -> "tests the class of an object in a switch; " + NO_OBJECTS;
            default -> "uses a lambda or a method reference; call a static method by its name";
        };
    }

    private static String call(final InvokeInstruction call) {
        final String owner = call.owner().asInternalName().replace('/', '.');
        if (owner.equals("java.lang.String")) {
            return "calls String." + call.name().stringValue()
                    + "; a kernel can use a string only as the literal path of DeviceFile.gopen, and as the literal"
                    + " text of KernelLog.print, so pass other text in an array";
        }
        if (owner.startsWith("[")) {
            // Of the methods of an array's class, only this one is not Object's own.
            return "copies an array by " + call.name().stringValue()
                    + "; create an array of constant length, and copy the elements in a loop";
        }
        final String called = "calls " + owner + "." + call.name().stringValue();
        return owner.startsWith(TornadoType.API)
                ? called + "; of TornadoVM a kernel has get, set and getSize of ByteArray, ShortArray, CharArray,"
                        + " IntArray, LongArray, FloatArray, DoubleArray and HalfFloatArray, getFloat32, add, sub, mult"
                        + " and div of HalfFloat, and the indices, sizes, barriers, local arrays and atomicAdd of"
                        + " KernelContext"
                : called + ", which is not static; a kernel calls static methods only, so write it as one";
    }

    private static String field(final FieldInstruction field) {
        final String name = field.owner().asInternalName().replace('/', '.') + "."
                + field.name().stringValue();
        if (field.name().equalsString(JdkAssertions.FIELD)) {
            return "contains an assertion; " + NO_EXCEPTIONS;
        }
        return switch (field.opcode()) {
            case GETSTATIC ->
                field.typeSymbol().isArray()
                        ? null
                        : "reads the static field " + name + staticRead(name, field.typeSymbol());
            case PUTSTATIC -> "writes the static field " + name + "; write to an array that is a parameter instead";
            default ->
                "uses the field " + name + " of an object; "
                        + (name.startsWith(TornadoType.KERNEL_CONTEXT.className())
                                ? "assign it to an int, not to an Integer"
                                : NO_OBJECTS);
        };
    }

    private static String staticRead(final String name, final ClassDesc type) {
        if (name.equals("java.lang.System.out") || name.equals("java.lang.System.err")) {
            return "; print by KernelLog.print(fs, text, numbers)";
        }
        return type.isPrimitive()
                ? ", which is not a compile-time constant; no initializer runs in the compiler, so make it a"
                        + " compile-time constant or pass its value as a parameter"
                : ", which is an object; a kernel has no objects but arrays, so use compile-time constants";
    }

    private static String element(final TypeKind kind) {
        return kind == TypeKind.REFERENCE ? "uses an array of objects; " + ARRAYS : null;
    }

    private static boolean isNullCheck(final Opcode opcode) {
        return opcode == Opcode.IFNULL || opcode == Opcode.IFNONNULL;
    }

    private static String constant(final ConstantInstruction constant) {
        if (constant.constantValue() == ConstantDescs.NULL) {
            return "uses null; a kernel's arrays are never null, so pass an array, of length 0 if need be";
        }
        return switch (constant.constantValue()) {
            case Number number -> null;
            case String name -> null;
            default -> "uses a constant that is neither a number nor a string; use a number";
        };
    }
}
