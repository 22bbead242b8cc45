package io.github.galefs.compiler.subset;

import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

/**
 * Identity of a method, as bytecode refers to it.
 *
 * @param owner      binary name of the class, with {@code /} as separator.
 * @param name       name of the method.
 * @param descriptor descriptor of the parameter types and the result type.
 */
public record MethodKey(String owner, String name, String descriptor) {
    /**
     * Returns the key of a method.
     *
     * @param method the method.
     * @return its key.
     */
    public static MethodKey of(final Method method) {
        return new MethodKey(
                method.getDeclaringClass().getName().replace('.', '/'),
                method.getName(),
                MethodType.methodType(method.getReturnType(), method.getParameterTypes())
                        .toMethodDescriptorString());
    }

    /**
     * Returns the key of a method that is called.
     *
     * @param call an instruction.
     * @return the key of the method that it names.
     */
    public static MethodKey of(final InvokeInstruction call) {
        return new MethodKey(
                call.owner().asInternalName(),
                call.name().stringValue(),
                call.type().stringValue());
    }

    /**
     * Returns class and method, for messages.
     *
     * @return {@code package.Class.method}.
     */
    public String readable() {
        return owner.replace('/', '.') + "." + name;
    }

    boolean isOfTheJdk() {
        return isOfTheJdk(owner);
    }

    /**
     * Returns whether a class belongs to the JDK.
     *
     * @param owner binary name of the class, with {@code /} as separator.
     * @return false for all other libraries.
     */
    public static boolean isOfTheJdk(final String owner) {
        return owner.startsWith("java/") || owner.startsWith("jdk/") || owner.startsWith("sun/");
    }
}
