package io.github.galefs.device.artefact;

import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.artefact.ParameterKind;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodType;
import java.lang.invoke.SerializedLambda;
import java.util.List;

/**
 * The static method that a reference such as {@code MyKernels::count} stands for.
 *
 * @param owner      class that the method is in.
 * @param name       of the method.
 * @param parameters kinds of its parameters, the file system first.
 */
public record KernelMethod(Class<?> owner, String name, List<ParameterKind> parameters) {
    private static final String LAMBDA_BODY = "lambda$";

    /**
     * Makes a description of a method.
     *
     * @throws NullPointerException when a component is null.
     */
    public KernelMethod {
        parameters = List.copyOf(parameters);
    }

    /**
     * Finds out the method behind a reference.
     *
     * @param kernel reference to a static method.
     * @return the method.
     * @throws IllegalArgumentException when it is not a reference to a static method, but a lambda expression, say; or
     *                                  when the method is none that a device can run.
     */
    public static KernelMethod of(final Kernel kernel) {
        final SerializedLambda reference = serialized(kernel);
        final String className = reference.getImplClass().replace('/', '.');
        final String name = reference.getImplMethodName();
        if (name.startsWith(LAMBDA_BODY)) {
            throw new IllegalArgumentException("the kernel is a lambda expression in " + className
                    + "; this device compiles methods: make it a static method and pass a reference to that, such as"
                    + " MyKernels::count");
        }
        if (reference.getImplMethodKind() != MethodHandleInfo.REF_invokeStatic) {
            throw new IllegalArgumentException("the kernel " + className + "#" + name
                    + " is not static; this device compiles static methods only");
        }
        final ClassLoader loader = kernel.getClass().getClassLoader();
        return new KernelMethod(
                load(className, loader),
                name,
                kinds(className + "#" + name, reference.getImplMethodSignature(), loader));
    }

    /**
     * Name of the method, as the command line takes it.
     *
     * @return {@code CLASS#METHOD}.
     */
    public String kernelName() {
        return owner.getName() + "#" + name;
    }

    /**
     * The serialized form says what a reference refers to; the stream is asked, as it may look into every module's
     * classes.
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
                + "; this device compiles static methods: pass a reference to one, such as MyKernels::count";
    }

    private static Class<?> load(final String className, final ClassLoader loader) {
        try {
            return Class.forName(className, false, loader);
        } catch (final ClassNotFoundException e) {
            throw new IllegalArgumentException("the kernel's class " + className + " cannot be found", e);
        }
    }

    private static List<ParameterKind> kinds(final String kernel, final String signature, final ClassLoader loader) {
        final MethodType type = MethodType.fromMethodDescriptorString(signature, loader);
        if (type.returnType() != void.class) {
            throw new IllegalArgumentException("the kernel " + kernel + " returns "
                    + type.returnType().getTypeName() + "; a kernel returns nothing");
        }
        return type.parameterList().stream()
                .map(parameter -> ParameterKind.of(parameter)
                        .orElseThrow(() -> new IllegalArgumentException("the kernel " + kernel + " has a parameter "
                                + parameter.getTypeName()
                                + "; kernels take int[], long[], float[] and double[], and scalars as an element of"
                                + " one")))
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
