package io.github.galefs.compiler.translation;

import io.github.galefs.kernel.tornado.TornadoType;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The types of TornadoVM's API in bytecode, with those that take their places. */
final class TranslatedTypes {
    /** Package of the API in bytecode. */
    static final String API = TornadoType.API.replace('.', '/');

    /** A number of 16 bits, an object in Java: its bits, a {@code short}. */
    static final ClassDesc HALF_FLOAT = ClassDesc.of(TornadoType.API + "types.HalfFloat");

    /** The context, of which a translated method has an {@code int} that it does not use. */
    static final ClassDesc CONTEXT = ClassDesc.of(TornadoType.KERNEL_CONTEXT.className());

    private static final Map<ClassDesc, ClassDesc> TRANSLATIONS = translations();

    private TranslatedTypes() {}

    private static Map<ClassDesc, ClassDesc> translations() {
        final Map<ClassDesc, ClassDesc> translations = new HashMap<>();
        for (final TornadoType type : TornadoType.values()) {
            translations.put(
                    ClassDesc.of(type.className()),
                    type.compiledType().describeConstable().orElseThrow());
        }
        translations.put(HALF_FLOAT, short.class.describeConstable().orElseThrow());
        return Map.copyOf(translations);
    }

    static ClassDesc of(final ClassDesc type) {
        return TRANSLATIONS.getOrDefault(type, type);
    }

    static MethodTypeDesc of(final MethodTypeDesc type) {
        return MethodTypeDesc.of(
                of(type.returnType()),
                Arrays.stream(type.parameterArray()).map(TranslatedTypes::of).toArray(ClassDesc[]::new));
    }

    /** Returns whether values of a type are objects in Java, and numbers when translated. */
    static boolean becomesScalar(final ClassDesc type) {
        return type.equals(HALF_FLOAT) || type.equals(CONTEXT);
    }

    /** Returns whether a class is one of TornadoVM's arrays that have a translation. */
    static boolean isArray(final ClassDesc type) {
        return of(type).isArray() && !type.isArray();
    }

    /** Returns the kind of the elements of an array of TornadoVM. */
    static TypeKind elementKind(final ClassDesc array) {
        return TypeKind.from(of(array).componentType());
    }
}
