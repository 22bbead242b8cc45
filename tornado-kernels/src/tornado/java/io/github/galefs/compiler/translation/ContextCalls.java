package io.github.galefs.compiler.translation;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.FloatAtomics;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.WorkItem;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.Map;

/** Fields and methods of TornadoVM's KernelContext. The context lies on the stack, as an int. */
final class ContextCalls {
    private static final ClassDesc WORK_ITEM = describe(WorkItem.class);
    private static final MethodTypeDesc VOID = MethodTypeDesc.of(ConstantDescs.CD_void);
    private static final MethodTypeDesc OF_DIMENSION = MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int);

    /** Fields without the letter of the dimension, by the methods whose product they are. */
    private static final Map<String, String[]> FIELDS = Map.of(
            "globalId", new String[] {"globalId"},
            "localId", new String[] {"localId"},
            "groupId", new String[] {"groupId"},
            "globalGroupSize", new String[] {"groupCount", "localSize"},
            "localGroupSize", new String[] {"localSize"});

    private static final Map<String, String> BARRIERS =
            Map.of("localBarrier", "localBarrier", "globalBarrier", "barrier");

    private static final Map<String, String> LOCAL_ARRAYS = Map.of(
            "allocateByteLocalArray", "bytes",
            "allocateIntLocalArray", "ints",
            "allocateLongLocalArray", "longs",
            "allocateFloatLocalArray", "floats",
            "allocateDoubleLocalArray", "doubles");

    private ContextCalls() {}

    private static ClassDesc describe(final Class<?> type) {
        return type.describeConstable().orElseThrow();
    }

    /** Returns whether an instruction reads an index or a size, as an Integer. */
    static boolean isIndex(final FieldInstruction field) {
        return field.owner().asSymbol().equals(TranslatedTypes.CONTEXT)
                && FIELDS.containsKey(withoutDimension(field.name().stringValue()));
    }

    private static String withoutDimension(final String name) {
        return name.substring(0, name.length() - 1);
    }

    /** Writes the read of an index or a size, as an int. */
    static void writeIndex(final CodeBuilder code, final FieldInstruction field) {
        final String name = field.name().stringValue();
        final int dimension = Character.toLowerCase(name.charAt(name.length() - 1)) - 'x';
        final String[] factors = FIELDS.get(withoutDimension(name));
        code.pop();
        for (final String factor : factors) {
            code.loadConstant(dimension).invokestatic(WORK_ITEM, factor, OF_DIMENSION);
        }
        for (int i = 1; i < factors.length; i++) {
            code.imul();
        }
    }

    /**
     * Writes a call of a method.
     *
     * @return false if the method has no translation; then nothing is written.
     */
    static boolean write(final CodeBuilder code, final InvokeInstruction call) {
        final String name = call.name().stringValue();
        if (BARRIERS.containsKey(name)) {
            code.pop().invokestatic(WORK_ITEM, BARRIERS.get(name), VOID);
        } else if (LOCAL_ARRAYS.containsKey(name)) {
            code.invokestatic(describe(LocalMemory.class), LOCAL_ARRAYS.get(name), call.typeSymbol())
                    .swap()
                    .pop();
        } else if (name.equals("atomicAdd")) {
            writeAtomicAdd(code, call.typeSymbol());
        } else {
            return false;
        }
        return true;
    }

    private static void writeAtomicAdd(final CodeBuilder code, final MethodTypeDesc type) {
        final ClassDesc value = type.parameterType(2);
        final TypeKind kind = TypeKind.from(value);
        final boolean isFloating = kind == TypeKind.FLOAT || kind == TypeKind.DOUBLE;
        code.invokestatic(
                describe(isFloating ? FloatAtomics.class : DeviceAtomics.class),
                "getAndAdd",
                TranslatedTypes.of(type).changeReturnType(value));
        if (kind.slotSize() == 2) {
            code.pop2();
        } else {
            code.pop();
        }
        code.pop();
    }
}
