package io.github.galefs.compiler.subset;

import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

/**
 * A method, as bytecode names it.
 *
 * @param owner      class, with {@code /} in its name.
 * @param name       of the method.
 * @param descriptor of its parameters and result.
 */
public record MethodKey(String owner, String name, String descriptor) {
    /**
     * Key of a method.
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

    static MethodKey of(final InvokeInstruction call) {
        return new MethodKey(
                call.owner().asInternalName(),
                call.name().stringValue(),
                call.type().stringValue());
    }

    /**
     * Class and method for a message.
     *
     * @return {@code package.Class.method}.
     */
    String readable() {
        return owner.replace('/', '.') + "." + name;
    }

    boolean isOfTheJdk() {
        return owner.startsWith("java/") || owner.startsWith("jdk/") || owner.startsWith("sun/");
    }
}
