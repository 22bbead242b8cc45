package io.github.galefs.compiler.translation;

import io.github.galefs.compiler.subset.InstructionRules;
import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.kernel.tornado.HalfPrecision;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.RuntimeInvisibleTypeAnnotationsAttribute;
import java.lang.classfile.attribute.RuntimeVisibleTypeAnnotationsAttribute;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.LocalVariable;
import java.lang.classfile.instruction.LocalVariableType;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Translates the code of one method, and refuses what a kernel cannot contain and has no translation: the JVM would
 * find that it does not fit to the translated types, before the check of the subset finds it.
 *
 * <p>A HalfFloat and a KernelContext are objects in Java and numbers when translated, so that their loads and stores
 * are others. Which local variables hold them is known from the stores before, in the order of the text: a variable of
 * Java has one type as long as it lives, and is assigned before it is read.
 */
final class CodeTranslation implements CodeTransform {
    private static final ClassDesc FLOAT = Float.class.describeConstable().orElseThrow();
    private static final MethodTypeDesc TO_BITS = MethodTypeDesc.of(ConstantDescs.CD_short, ConstantDescs.CD_float);
    private static final MethodTypeDesc TO_FLOAT = MethodTypeDesc.of(ConstantDescs.CD_float, ConstantDescs.CD_short);

    private static final ClassDesc ARITHMETIC =
            HalfPrecision.class.describeConstable().orElseThrow();
    private static final Set<String> ARITHMETIC_METHODS = Set.of("add", "sub", "mult", "div");

    private final MethodModel method;
    private final List<Instruction> instructions;
    private final boolean returnsScalar;
    private final Set<Integer> scalars = new HashSet<>();

    /** Index of the instruction that is translated. */
    private int index = -1;

    /** Instructions that are left out: what precedes them is translated together with them. */
    private int skipped;

    /** Whether the instruction before has left a translated number on the stack. */
    private boolean isScalarOnTop;

    private int line = -1;

    /**
     * Prepares a translation.
     *
     * @param method the method.
     * @param code   its code.
     */
    CodeTranslation(final MethodModel method, final CodeModel code) {
        this.method = method;
        final MethodTypeDesc type = method.methodTypeSymbol();
        instructions = code.elementStream()
                .filter(Instruction.class::isInstance)
                .map(Instruction.class::cast)
                .toList();
        returnsScalar = TranslatedTypes.becomesScalar(type.returnType());
        int slot = 0;
        for (final ClassDesc parameter : type.parameterArray()) {
            if (TranslatedTypes.becomesScalar(parameter)) {
                scalars.add(slot);
            }
            slot += TypeKind.from(parameter).slotSize();
        }
    }

    @Override
    public void accept(final CodeBuilder code, final CodeElement element) {
        switch (element) {
            case Instruction instruction -> translate(code, instruction);
            case LocalVariable variable ->
                code.localVariable(
                        variable.slot(),
                        variable.name().stringValue(),
                        TranslatedTypes.of(variable.typeSymbol()),
                        variable.startScope(),
                        variable.endScope());
            case LineNumber number -> {
                line = number.line();
                code.with(number);
            }
            case LocalVariableType _,
                    RuntimeVisibleTypeAnnotationsAttribute _,
                    RuntimeInvisibleTypeAnnotationsAttribute _ -> {
                // Not needed, and may name types that are translated, or bytes of the code as it was.
            }
            default -> code.with(element);
        }
    }

    private void translate(final CodeBuilder code, final Instruction instruction) {
        index++;
        if (skipped > 0) {
            skipped--;
            return;
        }
        final boolean wasScalar = isScalarOnTop;
        isScalarOnTop = false;
        switch (instruction) {
            case LoadInstruction load when load.typeKind() == TypeKind.REFERENCE -> load(code, load);
            case StoreInstruction store when store.typeKind() == TypeKind.REFERENCE -> store(code, store, wasScalar);
            case ReturnInstruction end when end.typeKind() == TypeKind.REFERENCE && returnsScalar -> code.ireturn();
            case FieldInstruction field
            when isUnboxedIndex(field) -> {
                ContextCalls.writeIndex(code, field);
                skipped = 1;
            }
            case NewObjectInstruction made
            when made.className().asSymbol().equals(TranslatedTypes.HALF_FLOAT) && next(Opcode.DUP) -> skipped = 1;
            case InvokeInstruction call -> call(code, call);
            case BranchInstruction branch
            when wasScalar && (branch.opcode() == Opcode.IF_ACMPEQ || branch.opcode() == Opcode.IF_ACMPNE) ->
                throw refused("compares objects of TornadoVM; compare values, such as those of getFloat32");
            default -> {
                isScalarOnTop = wasScalar && instruction.opcode() == Opcode.DUP;
                keep(code, instruction);
            }
        }
    }

    private void keep(final CodeBuilder code, final Instruction instruction) {
        InstructionRules.refusal(instruction).ifPresent(reason -> {
            throw refused(reason);
        });
        code.with(instruction);
    }

    private KernelRefusedException refused(final String reason) {
        return new KernelRefusedException(SourceLines.location(method, line), reason);
    }

    private boolean next(final Opcode opcode) {
        return index + 1 < instructions.size() && instructions.get(index + 1).opcode() == opcode;
    }

    /** Returns whether a read of the context's field is followed by the conversion to an int. */
    private boolean isUnboxedIndex(final FieldInstruction field) {
        return ContextCalls.isIndex(field)
                && next(Opcode.INVOKEVIRTUAL)
                && instructions.get(index + 1) instanceof final InvokeInstruction call
                && call.owner().asSymbol().equals(ConstantDescs.CD_Integer)
                && call.name().equalsString("intValue");
    }

    private void load(final CodeBuilder code, final LoadInstruction load) {
        isScalarOnTop = scalars.contains(load.slot());
        if (isScalarOnTop) {
            code.iload(load.slot());
        } else {
            code.with(load);
        }
    }

    private void store(final CodeBuilder code, final StoreInstruction store, final boolean isScalar) {
        if (isScalar) {
            scalars.add(store.slot());
            code.istore(store.slot());
        } else {
            scalars.remove(store.slot());
            code.with(store);
        }
    }

    private void call(final CodeBuilder code, final InvokeInstruction call) {
        final ClassDesc owner = call.owner().asSymbol();
        final boolean isTranslated = call.opcode() == Opcode.INVOKESTATIC
                ? callStatic(code, call)
                : owner.equals(TranslatedTypes.HALF_FLOAT)
                        ? callHalfFloat(code, call)
                        : owner.equals(TranslatedTypes.CONTEXT)
                                ? ContextCalls.write(code, call)
                                : TranslatedTypes.isArray(owner) && callArray(code, call);
        if (isTranslated) {
            isScalarOnTop = TranslatedTypes.becomesScalar(call.typeSymbol().returnType())
                    || call.name().equalsString("<init>");
        } else {
            keep(code, call);
        }
    }

    private static boolean callStatic(final CodeBuilder code, final InvokeInstruction call) {
        if (isArithmetic(call)) {
            code.invokestatic(ARITHMETIC, call.name().stringValue(), TranslatedTypes.of(call.typeSymbol()));
            return true;
        }
        if (call.owner().asInternalName().startsWith(TranslatedTypes.API)) {
            return false;
        }
        code.invokestatic(
                call.owner().asSymbol(),
                call.name().stringValue(),
                TranslatedTypes.of(call.typeSymbol()),
                call.isInterface());
        return true;
    }

    /** Returns whether a call adds, subtracts, multiplies or divides numbers of 16 bits. */
    private static boolean isArithmetic(final InvokeInstruction call) {
        return call.owner().asSymbol().equals(TranslatedTypes.HALF_FLOAT)
                && ARITHMETIC_METHODS.contains(call.name().stringValue());
    }

    private static boolean callArray(final CodeBuilder code, final InvokeInstruction call) {
        final TypeKind element = TranslatedTypes.elementKind(call.owner().asSymbol());
        switch (call.name().stringValue()) {
            case "get" -> code.arrayLoad(element);
            case "set" -> code.arrayStore(element);
            case "getSize" -> code.arraylength();
            default -> {
                return false;
            }
        }
        return true;
    }

    private static boolean callHalfFloat(final CodeBuilder code, final InvokeInstruction call) {
        switch (call.name().stringValue()) {
            case "<init>" -> {
                if (call.typeSymbol().parameterType(0).equals(ConstantDescs.CD_float)) {
                    code.invokestatic(FLOAT, "floatToFloat16", TO_BITS);
                }
            }
            case "getFloat32" -> code.invokestatic(FLOAT, "float16ToFloat", TO_FLOAT);
            case "getHalfFloatValue" -> {
                // The number is its bits.
            }
            default -> {
                return false;
            }
        }
        return true;
    }
}
