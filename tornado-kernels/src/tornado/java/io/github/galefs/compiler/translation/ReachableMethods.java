package io.github.galefs.compiler.translation;

import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.compiler.subset.MethodKey;
import io.github.galefs.kernel.tornado.TornadoType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.constant.ClassDesc;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The methods that a kernel calls, directly or indirectly: the user's own, without those of the JDK and of GaleFS. */
final class ReachableMethods {
    private static final ClassDesc PARALLEL = ClassDesc.of(TornadoType.API + "annotations.Parallel");
    private static final String KERNEL_API = "io/github/galefs/kernel/";

    private final ClassLoader classes;
    private final Map<String, Optional<ClassModel>> models = new HashMap<>();
    private final Set<MethodKey> methods = new LinkedHashSet<>();
    private boolean usesTornado;

    /**
     * Finds the methods.
     *
     * @param classes finds class files.
     * @param owner   binary name of the kernel's class.
     * @param name    of the kernel's method; all methods of this name count.
     * @throws KernelRefusedException a method has a loop that is {@code @Parallel}.
     */
    ReachableMethods(final ClassLoader classes, final String owner, final String name) {
        this.classes = classes;
        model(owner.replace('.', '/'))
                .ifPresent(model -> model.methods().stream()
                        .filter(method -> method.methodName().equalsString(name))
                        .forEach(method -> visit(keyOf(model, method), method)));
    }

    static MethodKey keyOf(final ClassModel owner, final MethodModel method) {
        return new MethodKey(
                owner.thisClass().asInternalName(),
                method.methodName().stringValue(),
                method.methodType().stringValue());
    }

    private void visit(final MethodKey key, final MethodModel method) {
        if (!methods.add(key)) {
            return;
        }
        method.code().ifPresent(code -> checkLoops(method, code));
        usesTornado |= key.descriptor().contains(TranslatedTypes.API);
        method.code()
                .ifPresent(code -> code.forEach(element -> {
                    switch (element) {
                        case InvokeInstruction call
                        when call.opcode() == Opcode.INVOKESTATIC -> follow(MethodKey.of(call));
                        case InvokeInstruction call -> use(call.owner());
                        case FieldInstruction field -> use(field.owner());
                        case NewObjectInstruction made -> use(made.className());
                        default -> {
                            // Names no class whose use matters here.
                        }
                    }
                }));
    }

    private static void checkLoops(final MethodModel method, final CodeModel code) {
        final boolean isParallel = code.findAttribute(Attributes.runtimeVisibleTypeAnnotations()).stream()
                .flatMap(attribute -> attribute.annotations().stream())
                .anyMatch(annotation -> annotation.annotation().classSymbol().equals(PARALLEL));
        if (isParallel) {
            throw new KernelRefusedException(
                    SourceLines.location(method),
                    "uses TornadoVM's @Parallel, so each work-item would run the whole loop; let each take its part by"
                            + " KernelContext or WorkItem.globalId()");
        }
    }

    private void use(final ClassEntry type) {
        usesTornado |= type.asInternalName().startsWith(TranslatedTypes.API);
    }

    private void follow(final MethodKey callee) {
        if (MethodKey.isOfTheJdk(callee.owner()) || callee.owner().startsWith(KERNEL_API)) {
            return;
        }
        if (callee.owner().startsWith(TranslatedTypes.API)) {
            usesTornado = true;
            return;
        }
        model(callee.owner())
                .flatMap(model -> model.methods().stream()
                        .filter(method -> keyOf(model, method).equals(callee))
                        .findFirst())
                .ifPresent(method -> visit(callee, method));
    }

    private Optional<ClassModel> model(final String owner) {
        return models.computeIfAbsent(owner, this::read);
    }

    private Optional<ClassModel> read(final String owner) {
        try (InputStream file = classes.getResourceAsStream(owner + ".class")) {
            return file == null ? Optional.empty() : Optional.of(ClassFile.of().parse(file.readAllBytes()));
        } catch (final IOException unreadable) {
            throw new UncheckedIOException("cannot read the class file of " + owner, unreadable);
        }
    }

    /** Returns whether one of the methods names a type of TornadoVM's API. */
    boolean useTornado() {
        return usesTornado;
    }

    boolean contains(final MethodKey method) {
        return methods.contains(method);
    }

    /** Returns the binary names of the classes of the methods, with {@code /} as separator. */
    Set<String> owners() {
        return methods.stream().map(MethodKey::owner).collect(Collectors.toUnmodifiableSet());
    }
}
