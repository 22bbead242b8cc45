package io.github.galefs.kernel.artefact;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.GroupCopy;
import io.github.galefs.kernel.GroupScratch;
import io.github.galefs.kernel.LaunchConstant;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;
import io.github.galefs.kernel.file.LiteralPath;
import io.github.galefs.kernel.log.LiteralMessage;
import io.github.galefs.kernel.log.MessageText;
import io.github.galefs.kernel.tornado.TornadoType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ConstantDescs;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Hash of what a kernel is compiled from, by which a change after the compilation is found: the bytecode of its method
 * and of all methods that it reaches. It does not depend on comments, line numbers, names of variables, nor on the
 * order in which javac lists constants.
 *
 * <p>Names of parameters count for the kernel and for methods that are out of line, because the device code has them.
 * Methods of the JDK and of TornadoVM count by name: their versions are no change of the kernel.
 */
public final class BytecodeHash {
    /** Classes whose methods the compiler replaces by operations of the device. */
    private static final Set<String> OPERATIONS = Stream.of(
                    WorkItem.class,
                    DeviceMemory.class,
                    LaunchConstant.class,
                    GroupCopy.class,
                    LocalMemory.class,
                    GroupScratch.class)
            .map(BytecodeHash::internalName)
            .collect(Collectors.toUnmodifiableSet());

    /** Methods that take a string literal, with the methods by which the compiler replaces them. */
    private static final Map<Reference, Reference> SUBSTITUTES = Map.of(
            new Reference(internalName(DeviceFile.class), "gopen", "([JLjava/lang/String;I)I"),
            new Reference(internalName(LiteralPath.class), "open", "([JIII)I"),
            new Reference(internalName(MessageText.class), "write", "([JLjava/lang/String;IJJJ)V"),
            new Reference(internalName(LiteralMessage.class), "write", "([JIIIJJJ)V"));

    private final ClassLoader loader;
    private final Map<String, Optional<ClassModel>> classes = new HashMap<>();
    private final Map<String, String> texts = new TreeMap<>();
    private final Deque<Reference> open = new ArrayDeque<>();

    /**
     * A method, as bytecode refers to it.
     *
     * @param owner      binary name of the class, with {@code /} as separator.
     * @param name       name of the method.
     * @param descriptor types of its parameters and its result.
     */
    private record Reference(String owner, String name, String descriptor) {
        String text() {
            return owner + "." + name + descriptor;
        }
    }

    /**
     * Returns the methods that count in the place of others.
     *
     * @return each method that takes a literal, with the method by which the compiler replaces it, as in {@code
     *     some/Owner.name(I)V}.
     */
    public static Map<String, String> substitutes() {
        return SUBSTITUTES.entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(
                        entry -> entry.getKey().text(),
                        entry -> entry.getValue().text()));
    }

    private BytecodeHash(final ClassLoader loader) {
        this.loader = loader;
    }

    /**
     * Hashes the bytecode of a kernel.
     *
     * @param loader     finds the class files of the kernel and of all that it calls.
     * @param className  binary name of the kernel's class.
     * @param methodName name of the kernel's method.
     * @return SHA-256 in hexadecimal digits; empty if the class or the method does not exist.
     */
    public static String of(final ClassLoader loader, final String className, final String methodName) {
        return new BytecodeHash(loader).hash(className.replace('.', '/'), methodName);
    }

    private static String internalName(final Class<?> type) {
        return type.getName().replace('.', '/');
    }

    private String hash(final String owner, final String methodName) {
        classOf(owner).stream()
                .flatMap(model -> model.methods().stream())
                .filter(method -> method.methodName().equalsString(methodName))
                .forEach(method -> add(reference(owner, method), method, true));
        while (!open.isEmpty()) {
            final Reference reference = open.pop();
            if (!texts.containsKey(reference.text())) {
                methodOf(reference).ifPresent(method -> add(reference, method, false));
            }
        }
        return texts.isEmpty() ? "" : sha256(String.join("\n", texts.values()));
    }

    private static Reference reference(final String owner, final MethodModel method) {
        return new Reference(
                owner, method.methodName().stringValue(), method.methodType().stringValue());
    }

    private void add(final Reference reference, final MethodModel method, final boolean isKernel) {
        final MethodText text = new MethodText(method);
        final String head = reference.text() + " " + method.flags().flagsMask();
        final Optional<CodeModel> code = method.code();
        texts.put(
                reference.text(),
                head
                        + (text.isOutOfLine() ? " out of line" : "")
                        + (isKernel || text.isOutOfLine() ? text.parameterNames() : "")
                        + code.map(text::instructions).orElse(""));
        code.ifPresent(this::follow);
    }

    private void follow(final CodeModel code) {
        code.forEach(element -> {
            switch (element) {
                case InvokeInstruction call ->
                    follow(new Reference(
                            call.owner().asInternalName(),
                            call.name().stringValue(),
                            call.type().stringValue()));
                case FieldInstruction access
                when access.opcode() == Opcode.GETSTATIC ->
                    follow(access.owner().asInternalName(), access.name().stringValue());
                default -> {
                    // Refers to no other method.
                }
            }
        });
    }

    private void follow(final Reference callee) {
        final Reference compiled = SUBSTITUTES.getOrDefault(callee, callee);
        if (isCompiled(compiled.owner())) {
            open.push(compiled);
        }
    }

    /** Adds the initializer of a static field: it lists the elements of a constant table. */
    private void follow(final String owner, final String field) {
        if (isCompiled(owner)) {
            declaringClass(owner, field).ifPresent(declaring -> {
                final Reference initializer = new Reference(declaring, ConstantDescs.CLASS_INIT_NAME, "()V");
                methodOf(initializer)
                        .flatMap(MethodModel::code)
                        .ifPresent(code -> texts.put(
                                initializer.text() + " " + field, field + MethodText.initializer(code, field)));
            });
        }
    }

    private static boolean isCompiled(final String owner) {
        return !owner.startsWith("java/")
                && !owner.startsWith("jdk/")
                && !owner.startsWith("sun/")
                && !owner.startsWith("[")
                && !owner.startsWith(TornadoType.API.replace('.', '/'))
                && !OPERATIONS.contains(owner);
    }

    private Optional<String> declaringClass(final String owner, final String field) {
        final Optional<ClassModel> model = classOf(owner);
        if (model.isEmpty() || model.get().fields().stream().anyMatch(candidate -> hasName(candidate, field))) {
            return model.map(found -> owner);
        }
        return Stream.concat(
                        model.get().interfaces().stream().map(ClassEntry::asInternalName),
                        model.get().superclass().stream().map(ClassEntry::asInternalName))
                .filter(BytecodeHash::isCompiled)
                .flatMap(parent -> declaringClass(parent, field).stream())
                .findFirst();
    }

    private static boolean hasName(final FieldModel field, final String name) {
        return field.fieldName().equalsString(name);
    }

    private Optional<MethodModel> methodOf(final Reference reference) {
        return classOf(reference.owner())
                .flatMap(model -> model.methods().stream()
                        .filter(method -> reference(reference.owner(), method).equals(reference))
                        .findFirst());
    }

    private Optional<ClassModel> classOf(final String owner) {
        return classes.computeIfAbsent(owner, this::read);
    }

    private Optional<ClassModel> read(final String owner) {
        try (InputStream file = loader.getResourceAsStream(owner + ".class")) {
            return file == null ? Optional.empty() : Optional.of(ClassFile.of().parse(file.readAllBytes()));
        } catch (final IOException unreadable) {
            throw new UncheckedIOException("cannot read the class file of " + owner, unreadable);
        }
    }

    private static String sha256(final String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (final NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-256", impossible);
        }
    }
}
