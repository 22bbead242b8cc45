package io.github.galefs.compiler.subset;

import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.TypeKind;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.constant.ClassDesc;
import java.lang.reflect.AccessFlag;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The static arrays that a kernel reads, as tables of constants. */
final class StaticArrays {
    private final Function<String, Optional<ClassModel>> models;
    private final Map<String, ConstantTable> tables = new LinkedHashMap<>();

    /**
     * Creates an empty set.
     *
     * @param models returns the class of a binary name with {@code /} as separator.
     */
    StaticArrays(final Function<String, Optional<ClassModel>> models) {
        this.models = models;
    }

    /** Returns the tables that were added. */
    List<ConstantTable> tables() {
        return List.copyOf(tables.values());
    }

    /**
     * Adds the array that an instruction reads.
     *
     * @param access a read of a static field whose type is an array.
     * @return the reason why a kernel cannot read the array, or empty if it is added.
     */
    Optional<String> add(final FieldInstruction access) {
        final String name = access.name().stringValue();
        final String readable = access.owner().asInternalName().replace('/', '.') + "." + name;
        final ClassDesc elementType = access.typeSymbol().componentType();
        if (!elementType.isPrimitive()) {
            return Optional.of("reads the static array " + readable + ", whose elements are objects; use arrays"
                    + " whose elements are of primitive types");
        }
        final ClassModel owner =
                declaringClass(access.owner().asInternalName(), name).orElse(null);
        if (owner == null || !isFinal(owner, name)) {
            return Optional.of("reads the static array " + readable + ", which is not final; make it final, or pass it"
                    + " as a parameter");
        }
        final Optional<List<Number>> elements = elements(owner, name);
        if (elements.isEmpty()) {
            return Optional.of("reads the static array " + readable + ", whose elements are not known without running"
                    + " the class's initializer; list them as constants, as in {1, 2, 3}, or pass the array as a"
                    + " parameter");
        }
        final String declaring = owner.thisClass().asInternalName().replace('/', '.');
        final ConstantTable table = new ConstantTable(declaring, name, TypeKind.from(elementType), elements.get());
        tables.put(table.readable(), table);
        return Optional.empty();
    }

    private Optional<ClassModel> declaringClass(final String owner, final String field) {
        Optional<ClassModel> model = models.apply(owner);
        while (model.isPresent() && field(model.get(), field).isEmpty()) {
            final Optional<ClassModel> ofInterface = model.get().interfaces().stream()
                    .flatMap(type -> declaringClass(type.asInternalName(), field).stream())
                    .findFirst();
            if (ofInterface.isPresent()) {
                return ofInterface;
            }
            model = model.get().superclass().map(ClassEntry::asInternalName).flatMap(models);
        }
        return model;
    }

    private static Optional<FieldModel> field(final ClassModel model, final String name) {
        return model.fields().stream()
                .filter(field -> field.fieldName().equalsString(name))
                .findFirst();
    }

    private static boolean isFinal(final ClassModel owner, final String field) {
        return field(owner, field)
                .filter(model -> model.flags().has(AccessFlag.FINAL))
                .isPresent();
    }

    private static Optional<List<Number>> elements(final ClassModel owner, final String field) {
        return owner.methods().stream()
                .filter(method -> method.methodName().equalsString("<clinit>"))
                .findFirst()
                .flatMap(MethodModel::code)
                .flatMap(initializer -> ArrayInitializer.elements(initializer, field));
    }
}
