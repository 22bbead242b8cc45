package io.github.galefs.compiler;

import java.util.StringJoiner;
import jdk.vm.ci.meta.LocalVariableTable;
import jdk.vm.ci.meta.ResolvedJavaMethod;

/** The head of a kernel in OpenCL C. */
final class KernelSignature {
    /** Type of a parameter: bytes, of whatever they are. */
    static final String POINTER_TYPE = "__global uchar *";

    private KernelSignature() {}

    /**
     * Name of the kernel's function. The prefix keeps it apart from OpenCL's own.
     *
     * @param methodName of the Java method.
     * @return a name in OpenCL C.
     */
    static String entryPoint(final String methodName) {
        return "galefs_" + plain(methodName);
    }

    /**
     * Name of a parameter. The prefix keeps it apart from OpenCL's keywords.
     *
     * @param method of which it is a parameter.
     * @param index  of the parameter, from 0.
     * @return a name in OpenCL C.
     */
    static String parameterName(final ResolvedJavaMethod method, final int index) {
        final LocalVariableTable variables = method.getLocalVariableTable();
        // Without -g a class file names no variables.
        return "arg_" + (variables == null ? index : plain(variables.getLocalsAt(0)[index].getName()));
    }

    /**
     * The line before the body.
     *
     * @param method to become the kernel.
     * @return its head, without a brace.
     */
    static String text(final ResolvedJavaMethod method) {
        final StringJoiner parameters = new StringJoiner(", ", "(", ")");
        for (int i = 0; i < method.getSignature().getParameterCount(false); i++) {
            parameters.add(POINTER_TYPE + parameterName(method, i));
        }
        return "__kernel void " + entryPoint(method.getName()) + parameters;
    }

    private static String plain(final String name) {
        return name.replaceAll("[^A-Za-z0-9_]", "_");
    }
}
