package io.github.galefs.device.artefact;

import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.artefact.ParameterKind;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodType;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The static method of a method reference such as {@code MyKernels::count}.
 *
 * @param owner      class of the method.
 * @param name       of the method.
 * @param parameters kinds of its parameters, the file system handle first.
 */
public record KernelMethod(Class<?> owner, String name, List<ParameterKind> parameters) {
    private static final String LAMBDA_BODY = "lambda$";

    /** The method of each class of kernels, once it is resolved. It goes with its class. */
    private static final ClassValue<AtomicReference<KernelMethod>> RESOLVED = new ClassValue<>() {
        @Override
        protected AtomicReference<KernelMethod> computeValue(final Class<?> type) {
            return new AtomicReference<>();
        }
    };

    /**
     * Copies the parameters.
     *
     * @throws NullPointerException the parameters are null.
     */
    public KernelMethod {
        parameters = List.copyOf(parameters);
    }

    /**
     * Resolves a method reference. The JVM makes a class for each one in the source, so that this takes time for the
     * first launch only.
     *
     * @param kernel reference to a static method.
     * @return the method.
     * @throws IllegalArgumentException the kernel is not a reference to a static method, but a lambda expression, for
     *     example; or a device cannot run the method.
     */
    public static KernelMethod of(final Kernel kernel) {
        final AtomicReference<KernelMethod> resolved = RESOLVED.get(kernel.getClass());
        if (resolved.get() == null) {
            resolved.set(resolve(kernel));
        }
        return resolved.get();
    }

    /**
     * Returns a name of any kernel, for messages.
     *
     * @param kernel also one that is not a reference to a static method.
     * @return {@code CLASS#METHOD}, or the name of the kernel's class.
     */
    public static String nameOf(final Kernel kernel) {
        try {
            return of(kernel).kernelName();
        } catch (final IllegalArgumentException e) {
            // A lambda expression, which the JVM device runs as well.
            return kernel.getClass().getName();
        }
    }

    private static KernelMethod resolve(final Kernel kernel) {
        final SerializedLambda reference = serialized(kernel);
        final String className = reference.getImplClass().replace('/', '.');
        final String name = reference.getImplMethodName();
        if (name.startsWith(LAMBDA_BODY)) {
            throw new IllegalArgumentException("the kernel is a lambda expression in " + className
                    + ": this device compiles static methods only; pass a reference to one, such as"
                    + " MyKernels::count");
        }
        if (reference.getImplMethodKind() != MethodHandleInfo.REF_invokeStatic) {
            throw new IllegalArgumentException(
                    "kernel " + className + "#" + name + " is not static: this device compiles static methods only");
        }
        final ClassLoader loader = kernel.getClass().getClassLoader();
        return new KernelMethod(
                load(className, loader),
                name,
                kinds(className + "#" + name, reference.getImplMethodSignature(), loader));
    }

    /**
     * Returns the name of the method on the command line.
     *
     * @return {@code CLASS#METHOD}.
     */
    public String kernelName() {
        return owner.getName() + "#" + name;
    }

    /**
     * Returns the name of a parameter, for messages.
     *
     * @param index of the parameter, from 0, which is the file system handle.
     * @return its name in Java, or its number if the class was compiled without the names of parameters.
     */
    public String parameterName(final int index) {
        final Parameter parameter = Arrays.stream(owner.getDeclaredMethods())
                .filter(method -> method.getName().equals(name))
                .filter(method -> hasParameters(method.getParameterTypes()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "kernel " + kernelName() + " has other parameters than " + parameters))
                .getParameters()[index];
        return parameter.isNamePresent() ? parameter.getName() : "number " + index;
    }

    private boolean hasParameters(final Class<?>[] types) {
        return Arrays.stream(types)
                .map(ParameterKind::of)
                .toList()
                .equals(parameters.stream().map(Optional::of).toList());
    }

    /**
     * Returns the serialized form of a kernel, which contains the method. An object stream obtains it, because a stream
     * has access to the classes of every module.
     */
    private static SerializedLambda serialized(final Kernel kernel) {
        try (Capture capture = new Capture()) {
            capture.writeObject(kernel);
            if (capture.reference != null) {
                return capture.reference;
            }
        } catch (final IOException e) {
            throw new IllegalArgumentException(notAReference(kernel), e);
        }
        throw new IllegalArgumentException(notAReference(kernel));
    }

    private static String notAReference(final Kernel kernel) {
        return "the kernel is a " + kernel.getClass().getName()
                + ": this device compiles static methods only; pass a reference to one, such as MyKernels::count";
    }

    private static Class<?> load(final String className, final ClassLoader loader) {
        try {
            return Class.forName(className, false, loader);
        } catch (final ClassNotFoundException e) {
            throw new IllegalArgumentException("cannot find the kernel's class " + className, e);
        }
    }

    private static List<ParameterKind> kinds(final String kernel, final String signature, final ClassLoader loader) {
        final MethodType type = MethodType.fromMethodDescriptorString(signature, loader);
        if (type.returnType() != void.class) {
            throw new IllegalArgumentException(
                    "kernel " + kernel + " returns " + type.returnType().getTypeName() + ": must return void");
        }
        return type.parameterList().stream()
                .map(parameter -> ParameterKind.of(parameter)
                        .orElseThrow(() -> new IllegalArgumentException("kernel " + kernel
                                + " has a parameter of type " + parameter.getTypeName() + ": must be one of "
                                + ParameterKind.ALL)))
                .toList();
    }

    private static final class Capture extends ObjectOutputStream {
        private SerializedLambda reference;

        Capture() throws IOException {
            super(OutputStream.nullOutputStream());
            enableReplaceObject(true);
        }

        @Override
        protected Object replaceObject(final Object written) {
            if (written instanceof final SerializedLambda lambda) {
                reference = lambda;
                return null;
            }
            return written;
        }
    }
}
