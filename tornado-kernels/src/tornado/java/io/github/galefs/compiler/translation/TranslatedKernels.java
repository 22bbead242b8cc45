package io.github.galefs.compiler.translation;

import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.compiler.subset.MethodKey;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.SignatureAttribute;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Loads the classes of a kernel with the types of TornadoVM's API translated: in the methods that the kernel reaches,
 * an IntArray is an {@code int[]}, its {@code get} a load of an element, and the fields of a KernelContext are calls of
 * {@code WorkItem}. The classes have no other methods: those of the host need not make sense in translation.
 *
 * <p>This loads all classes of the packages in question, because methods may call others of their package.
 */
public final class TranslatedKernels extends ClassLoader {
    private static final String CLASS_FILE = ".class";

    private final ReachableMethods methods;
    private final Set<String> translated;
    private final Set<String> packages;
    private final Map<String, byte[]> files = new HashMap<>();

    private TranslatedKernels(final ReachableMethods methods, final ClassLoader parent) {
        super(parent);
        this.methods = methods;
        this.translated = methods.owners();
        this.packages = translated.stream().map(TranslatedKernels::packageOf).collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Returns the loader of a kernel's class.
     *
     * @param className  binary name of the class.
     * @param methodName name of the kernel's method.
     * @param classes    finds the classes as they were compiled.
     * @return a new loader if the kernel uses types of TornadoVM's API, otherwise {@code classes}. The loader throws
     *     {@link KernelRefusedException} for what has no translation.
     * @throws KernelRefusedException the kernel has a loop that is {@code @Parallel}.
     */
    public static ClassLoader loaderOf(final String className, final String methodName, final ClassLoader classes) {
        final ReachableMethods methods = new ReachableMethods(classes, className, methodName);
        return methods.useTornado() ? new TranslatedKernels(methods, classes) : classes;
    }

    private static String packageOf(final String internalName) {
        return internalName.substring(0, internalName.lastIndexOf('/') + 1);
    }

    @Override
    protected Class<?> loadClass(final String name, final boolean resolve) throws ClassNotFoundException {
        final String internalName = name.replace('.', '/');
        if (!packages.contains(packageOf(internalName))) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            final Class<?> loaded = findLoadedClass(name);
            return loaded == null ? define(name, internalName) : loaded;
        }
    }

    private Class<?> define(final String name, final String internalName) throws ClassNotFoundException {
        final byte[] file = file(internalName);
        if (file == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, file, 0, file.length);
    }

    @Override
    public InputStream getResourceAsStream(final String name) {
        if (!name.endsWith(CLASS_FILE) || !packages.contains(packageOf(name))) {
            return super.getResourceAsStream(name);
        }
        final byte[] file = file(name.substring(0, name.length() - CLASS_FILE.length()));
        return file == null ? null : new ByteArrayInputStream(file);
    }

    private synchronized byte[] file(final String internalName) {
        return files.computeIfAbsent(internalName, this::read);
    }

    private byte[] read(final String internalName) {
        try (InputStream stream = getParent().getResourceAsStream(internalName + CLASS_FILE)) {
            if (stream == null) {
                return null;
            }
            final byte[] file = stream.readAllBytes();
            return translated.contains(internalName) ? translate(file) : file;
        } catch (final IOException unreadable) {
            throw new UncheckedIOException("cannot read the class file of " + internalName, unreadable);
        }
    }

    private byte[] translate(final byte[] file) {
        final ClassModel owner = ClassFile.of().parse(file);
        final Set<String> written = new HashSet<>();
        return ClassFile.of().transformClass(owner, (builder, element) -> {
            if (element instanceof final MethodModel method) {
                translate(builder, owner, method, written);
            } else {
                builder.with(element);
            }
        });
    }

    private void translate(
            final ClassBuilder builder, final ClassModel owner, final MethodModel method, final Set<String> written) {
        if (method.methodName().equalsString(ConstantDescs.CLASS_INIT_NAME)) {
            // It does not run; it lists the elements of constant tables.
            builder.with((ClassElement) method);
            return;
        }
        final MethodKey key = ReachableMethods.keyOf(owner, method);
        if (!methods.contains(key)) {
            return;
        }
        final MethodTypeDesc type = TranslatedTypes.of(method.methodTypeSymbol());
        if (!written.add(key.name() + type.descriptorString())) {
            throw new KernelRefusedException(
                    SourceLines.location(method),
                    "differs from another method of this name only in TornadoVM's types, which become arrays of Java;"
                            + " give one of them another name");
        }
        builder.withMethod(
                method.methodName().stringValue(),
                type,
                method.flags().flagsMask(),
                body -> method.forEach(element -> {
                    switch (element) {
                        case CodeModel code -> body.transformCode(code, new CodeTranslation(method, code));
                        case SignatureAttribute _ -> {
                            // Names the types that are translated.
                        }
                        default -> body.with(element);
                    }
                }));
    }
}
