package io.github.galefs.compiler;

import io.github.galefs.kernel.artefact.AsciiName;
import io.github.galefs.kernel.program.KernelForm;
import java.util.Optional;
import java.util.StringJoiner;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.Local;
import jdk.vm.ci.meta.LocalVariableTable;
import jdk.vm.ci.meta.ResolvedJavaMethod;

/** The signature of a kernel in OpenCL C. */
final class KernelSignature {
    /** Type of every array: a pointer to bytes; accesses cast it to the type of the element. */
    static final String POINTER_TYPE = "__global uchar *";

    /** Prefix of each parameter's name: it distinguishes the name from OpenCL's keywords and from variables. */
    static final String PARAMETER_PREFIX = "arg_";

    private KernelSignature() {}

    /**
     * Returns the name of the kernel function. The prefix distinguishes it from OpenCL's own functions.
     *
     * @param methodName name of the Java method.
     * @return a name in OpenCL C.
     */
    static String entryPoint(final String methodName) {
        return "galefs_" + AsciiName.of(methodName);
    }

    /**
     * Returns the name of a parameter.
     *
     * @param method the Java method.
     * @param index  index of the parameter, from 0.
     * @return a name in OpenCL C.
     */
    static String parameterName(final ResolvedJavaMethod method, final int index) {
        final LocalVariableTable variables = method.getLocalVariableTable();
        final Local parameter = variables == null ? null : variables.getLocal(slot(method, index), 0);
        // A class file that was compiled without -g has no names of variables.
        return PARAMETER_PREFIX + (parameter == null ? index : AsciiName.of(parameter.getName()));
    }

    /** Returns the local variable that holds a parameter: a long or double before it takes two. */
    private static int slot(final ResolvedJavaMethod method, final int index) {
        int slot = 0;
        for (int i = 0; i < index; i++) {
            slot += method.getSignature().getParameterKind(i).getSlotCount();
        }
        return slot;
    }

    /** Returns the type of a parameter in OpenCL C, with the space that separates it from the name. */
    private static String parameterType(final JavaKind kind) {
        return kind == JavaKind.Object ? POINTER_TYPE : kind.getJavaName() + " ";
    }

    /**
     * Returns the kernel's signature.
     *
     * @param method the Java method.
     * @param suspending form of a kernel whose work-groups suspend, which has two parameters more.
     * @param last   a last parameter that is no array, or an empty string.
     * @return return type, name and parameters, without a brace.
     */
    static String text(final ResolvedJavaMethod method, final Optional<KernelForm> suspending, final String last) {
        final StringJoiner parameters = new StringJoiner(", ", "(", ")");
        for (int i = 0; i < method.getSignature().getParameterCount(false); i++) {
            final JavaKind kind = method.getSignature().getParameterKind(i);
            parameters.add(parameterType(kind) + parameterName(method, i));
        }
        suspending.ifPresent(form -> {
            parameters.add(SuspendedFunction.CONTEXTS_PARAMETER);
            parameters.add(
                    switch (form) {
                        case LIVE -> SuspendedFunction.PASSES_PARAMETER;
                        case SUSPENDED -> SuspendedFunction.LAUNCH_PARAMETER;
                    });
        });
        if (!last.isEmpty()) {
            parameters.add(last);
        }
        return "__kernel void " + entryPoint(method.getName()) + parameters;
    }
}
