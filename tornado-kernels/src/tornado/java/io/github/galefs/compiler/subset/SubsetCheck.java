package io.github.galefs.compiler.subset;

import io.github.galefs.kernel.artefact.ParameterKind;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Checks that a kernel, and all methods that it calls, are in the kernel subset of Java. Reads their bytecode.
 *
 * <p>The compiler would refuse most violations as well, but would report its own nodes or a location in the JDK; and it
 * would compile some violations incorrectly.
 */
public final class SubsetCheck {
    private static final String NO_BYTECODE = "has no bytecode: it is native, or inherited, or its class is not on the"
            + " class path; write it in Java, and call it by the class that declares it";

    private final ClassLoader classes;
    private final Set<MethodKey> operations;
    private final Map<MethodKey, MethodKey> substitutes;
    private final Map<String, ClassModel> models = new HashMap<>();
    private final Set<MethodKey> checked = new HashSet<>();
    private final Deque<MethodKey> callers = new ArrayDeque<>();
    private final Set<String> ownClasses = new TreeSet<>();
    private final StaticArrays staticArrays = new StaticArrays(this::model);

    /**
     * Creates a check.
     *
     * @param classes     finds class files.
     * @param operations  methods that the compiler replaces by device operations; their bodies are not checked.
     * @param substitutes methods that the compiler replaces by other methods, which are checked instead.
     */
    public SubsetCheck(
            final ClassLoader classes, final Set<MethodKey> operations, final Map<MethodKey, MethodKey> substitutes) {
        this.classes = classes;
        this.operations = Set.copyOf(operations);
        this.substitutes = Map.copyOf(substitutes);
    }

    /**
     * Checks a kernel.
     *
     * @param kernel the kernel's method.
     * @return binary names of the classes whose methods it uses, with {@code /} as separator; without the JDK's.
     * @throws KernelRefusedException if the kernel is not in the subset.
     */
    public Set<String> check(final Method kernel) {
        final MethodKey key = MethodKey.of(kernel);
        checkSignature(key, kernel);
        checkMethod(key);
        return Set.copyOf(ownClasses);
    }

    /**
     * Returns the static arrays that the checked kernels read.
     *
     * @return the arrays, with their elements.
     */
    public List<ConstantTable> tables() {
        return staticArrays.tables();
    }

    private void checkSignature(final MethodKey key, final Method kernel) {
        if (!Modifier.isStatic(kernel.getModifiers())) {
            throw refused(key, "is not static; make it static, and pass what it uses of its object as parameters");
        }
        if (kernel.getReturnType() != void.class) {
            throw refused(key, "returns a value; a kernel returns void and writes its results to an array");
        }
        for (final Class<?> parameter : kernel.getParameterTypes()) {
            if (ParameterKind.of(parameter).isEmpty()) {
                throw refused(
                        key,
                        "has a parameter of type " + parameter.getTypeName() + "; a parameter of a kernel is one of "
                                + ParameterKind.ALL + ", and TornadoVM's arrays of primitives and KernelContext");
            }
        }
    }

    private KernelRefusedException refused(final MethodKey key, final String reason) {
        final int line = method(key)
                .flatMap(MethodModel::code)
                .flatMap(code -> code.elementStream()
                        .filter(LineNumber.class::isInstance)
                        .map(LineNumber.class::cast)
                        .findFirst())
                .map(LineNumber::line)
                .orElse(-1);
        return new KernelRefusedException(location(key, line), reason);
    }

    private void checkMethod(final MethodKey key) {
        final Optional<CodeModel> code = method(key).flatMap(MethodModel::code);
        if (code.isEmpty()) {
            throw new KernelRefusedException(location(key, -1), NO_BYTECODE);
        }
        if (method(key).orElseThrow().flags().has(AccessFlag.SYNCHRONIZED)) {
            throw refused(key, "is synchronized; work-items of a group synchronize by WorkItem.barrier()");
        }
        callers.push(key);
        checkCode(code.get(), key);
        callers.pop();
        checked.add(key);
        if (!key.isOfTheJdk()) {
            ownClasses.add(key.owner());
        }
    }

    private void checkCode(final CodeModel code, final MethodKey key) {
        final Set<Label> tryBegins =
                code.exceptionHandlers().stream().map(ExceptionCatch::tryStart).collect(Collectors.toUnmodifiableSet());
        final JdkAssertions assertions = new JdkAssertions();
        boolean inTry = false;
        int line = -1;
        for (final CodeElement element : code) {
            if (key.isOfTheJdk() && assertions.contains(element)) {
                continue;
            }
            if (element instanceof final LineNumber number) {
                line = number.line();
            } else if (element instanceof final LabelTarget target) {
                inTry |= tryBegins.contains(target.label());
            } else if (element instanceof Instruction && inTry) {
                throw new KernelRefusedException(
                        location(key, line), "uses try and catch; a device has no exceptions, so test error numbers");
            } else {
                checkElement(element, key, line);
            }
        }
    }

    private void checkElement(final CodeElement element, final MethodKey key, final int line) {
        final Optional<String> refusal =
                InstructionRules.refusal(element).or(() -> arrayRefusal(element, key.isOfTheJdk()));
        if (refusal.isPresent()) {
            throw new KernelRefusedException(location(key, line), refusal.get());
        }
        if (element instanceof final InvokeInstruction call && call.opcode() == Opcode.INVOKESTATIC) {
            final MethodKey callee = MethodKey.of(call);
            checkCall(substitutes.getOrDefault(callee, callee), location(key, line));
        }
    }

    /** Methods of the JDK with arrays of their own are not compiled: none of them is in the corpus. */
    private Optional<String> arrayRefusal(final CodeElement element, final boolean isOfTheJdk) {
        return switch (element) {
            case NewPrimitiveArrayInstruction _ when isOfTheJdk -> Optional.of("creates an array");
            case FieldInstruction field
            when field.opcode() == Opcode.GETSTATIC && field.typeSymbol().isArray() ->
                isOfTheJdk
                        ? Optional.of("reads the static array "
                                + field.owner().asInternalName().replace('/', '.') + "."
                                + field.name().stringValue())
                        : staticArrays.add(field);
            default -> Optional.empty();
        };
    }

    private void checkCall(final MethodKey callee, final String location) {
        if (operations.contains(callee) || LibraryMethods.isTranslated(callee) || checked.contains(callee)) {
            return;
        }
        if (callers.contains(callee)) {
            throw new KernelRefusedException(
                    location,
                    "calls " + callee.readable()
                            + ", which is among its callers; a device has no stack for recursion, so write a loop");
        }
        if (!callee.isOfTheJdk() && method(callee).flatMap(MethodModel::code).isEmpty()) {
            throw new KernelRefusedException(location, "calls " + callee.readable() + ", which " + NO_BYTECODE);
        }
        if (!callee.isOfTheJdk() || callers.element().isOfTheJdk()) {
            checkMethod(callee);
            return;
        }
        try {
            checkMethod(callee);
        } catch (final KernelRefusedException inTheJdk) {
            // The user cannot change the JDK's code, so what to write instead does not apply.
            throw new KernelRefusedException(
                    location,
                    "calls " + callee.readable() + ", which cannot run on a device: it " + inTheJdk.construct() + "; "
                            + LibraryHints.insteadOf(callee));
        }
    }

    private Optional<MethodModel> method(final MethodKey key) {
        return model(key.owner())
                .flatMap(model -> model.methods().stream()
                        .filter(method -> method.methodName().equalsString(key.name())
                                && method.methodType().equalsString(key.descriptor()))
                        .findFirst());
    }

    private Optional<ClassModel> model(final String owner) {
        if (!models.containsKey(owner)) {
            try (InputStream file = classes.getResourceAsStream(owner + ".class")) {
                models.put(owner, file == null ? null : ClassFile.of().parse(file.readAllBytes()));
            } catch (final IOException unreadable) {
                throw new UncheckedIOException("cannot read the class file of " + owner, unreadable);
            }
        }
        return Optional.ofNullable(models.get(owner));
    }

    private String location(final MethodKey key, final int line) {
        final String file = model(key.owner()).flatMap(SourceFiles::nameOf).orElse(null);
        return new StackTraceElement(key.owner().replace('/', '.'), key.name(), file, line).toString();
    }
}
