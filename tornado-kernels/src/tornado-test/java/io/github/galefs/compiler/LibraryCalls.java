package io.github.galefs.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The JDK's operations on primitive values, and kernels that call them. */
final class LibraryCalls {
    /** Name of the generated class. */
    static final String CLASS_NAME = "generated.LibraryCalls";

    private static final List<Class<?>> LIBRARY = List.of(
            Math.class,
            StrictMath.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            Short.class,
            Byte.class,
            Character.class,
            Boolean.class);

    private static final MethodTypeDesc KERNEL = MethodTypeDesc.of(
            ConstantDescs.CD_void,
            ConstantDescs.CD_int.arrayType(),
            ConstantDescs.CD_long.arrayType(),
            ConstantDescs.CD_float.arrayType(),
            ConstantDescs.CD_double.arrayType());

    private LibraryCalls() {}

    /** Returns all public static methods whose parameters and result are primitive. */
    static List<Method> all() {
        return LIBRARY.stream()
                .flatMap(owner -> Arrays.stream(owner.getDeclaredMethods()))
                .filter(LibraryCalls::isOperation)
                .toList();
    }

    private static boolean isOperation(final Method method) {
        return Modifier.isPublic(method.getModifiers())
                && Modifier.isStatic(method.getModifiers())
                && method.getReturnType().isPrimitive()
                && method.getReturnType() != void.class
                && Arrays.stream(method.getParameterTypes()).allMatch(Class::isPrimitive);
    }

    /** Returns the names of the methods that classes call, in the form of {@link #name}. */
    static Set<String> calledBy(final Stream<Class<?>> classes) {
        return classes.flatMap(owner -> ClassFile.of().parse(classFile(owner)).methods().stream())
                .flatMap(method -> method.code().stream())
                .flatMap(code -> code.elementStream())
                .filter(InvokeInstruction.class::isInstance)
                .map(InvokeInstruction.class::cast)
                .map(call -> name(call.owner().asInternalName(), call.name().stringValue(), call.typeSymbol()))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static byte[] classFile(final Class<?> owner) {
        try (InputStream file = owner.getResourceAsStream(owner.getSimpleName() + ".class")) {
            return file.readAllBytes();
        } catch (final IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns a name that is unique among methods and is the name of the kernel, such as {@code Math_abs_int}. */
    static String name(final Method method) {
        return name(method.getDeclaringClass().getName().replace('.', '/'), method.getName(), typeOf(method));
    }

    private static String name(final String owner, final String method, final MethodTypeDesc type) {
        return Stream.concat(
                        Stream.of(owner.substring(owner.lastIndexOf('/') + 1), method),
                        type.parameterList().stream().map(ClassDesc::displayName))
                .collect(Collectors.joining("_"));
    }

    private static MethodTypeDesc typeOf(final Method method) {
        return MethodType.methodType(method.getReturnType(), method.getParameterTypes())
                .describeConstable()
                .orElseThrow();
    }

    /** Writes a class with one kernel for each method. It calls the method with elements of its parameters. */
    static void generate(final Collection<Method> methods, final Path folder) throws IOException {
        final Path file = folder.resolve(CLASS_NAME.replace('.', '/') + ".class");
        Files.createDirectories(file.getParent());
        ClassFile.of()
                .buildTo(
                        file,
                        ClassDesc.of(CLASS_NAME),
                        type -> methods.forEach(method -> type.withMethodBody(
                                name(method),
                                KERNEL,
                                ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC,
                                code -> call(code, method))));
    }

    private static void call(final CodeBuilder code, final Method method) {
        final Class<?>[] parameters = method.getParameterTypes();
        final TypeKind result = TypeKind.from(method.getReturnType()).asLoadable();
        code.aload(arrayOf(result)).loadConstant(parameters.length);
        for (int i = 0; i < parameters.length; i++) {
            final TypeKind stored = TypeKind.from(parameters[i]).asLoadable();
            code.aload(arrayOf(stored)).loadConstant(i).arrayLoad(stored);
            narrow(code, parameters[i]);
        }
        code.invokestatic(
                method.getDeclaringClass().describeConstable().orElseThrow(), method.getName(), typeOf(method));
        code.arrayStore(result).return_();
    }

    private static int arrayOf(final TypeKind kind) {
        return switch (kind) {
            case INT -> 0;
            case LONG -> 1;
            case FLOAT -> 2;
            case DOUBLE -> 3;
            default -> throw new IllegalArgumentException("kernels have no arrays of " + kind);
        };
    }

    private static void narrow(final CodeBuilder code, final Class<?> type) {
        if (type == boolean.class) {
            code.iconst_1().iand();
        } else if (type == byte.class || type == short.class || type == char.class) {
            code.conversion(TypeKind.INT, TypeKind.from(type));
        }
    }
}
