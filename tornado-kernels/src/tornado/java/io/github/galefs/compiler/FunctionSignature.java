package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.kernel.artefact.AsciiName;
import io.github.galefs.kernel.program.KernelForm;
import java.util.List;
import java.util.StringJoiner;
import jdk.vm.ci.meta.JavaKind;
import jdk.vm.ci.meta.ResolvedJavaMethod;
import jdk.vm.ci.meta.Signature;

/**
 * The signature of a function that kernels call, in OpenCL C. It has more parameters than the Java method, which pass
 * on what a kernel has in variables: the id of the work-group, and in the suspended form its slot, its position and the
 * constants of the launch.
 *
 * <p>A function that called {@code get_group_id} would be inlined by PoCL, with all functions that call it, in each of
 * the three copies that PoCL makes of a kernel. Compiling a kernel then takes three times as long.
 */
final class FunctionSignature {
    private static final String MACRO = "GALEFS_FUNCTION";

    /** Variable of a kernel: the id of its work-group in the launch. */
    static final String GROUP = "gale_group";

    /** Variable of a kernel in the suspended form: the slot of its work-group. */
    static final String SLOT = "gale_slot";

    /** Variable of a kernel in the suspended form: the position of its work-group in the round. */
    static final String POSITION = "gale_position";

    private FunctionSignature() {}

    /**
     * Returns the text of a call.
     *
     * @param method the Java method.
     * @param form   form of the kernel that calls it.
     * @return template with one mark per parameter of the Java method.
     */
    static String callTemplate(final ResolvedJavaMethod method, final KernelForm form) {
        final StringJoiner arguments = new StringJoiner(", ", "(", ")");
        for (int i = 0; i < method.getSignature().getParameterCount(false); i++) {
            arguments.add("#");
        }
        variables(form).forEach(arguments::add);
        return name(method) + withLaunch(arguments, "GALEFS_LAUNCH_ARGUMENT", form);
    }

    /**
     * Returns the function's signature.
     *
     * @param method the Java method.
     * @param form   form of the kernel that calls it.
     * @return return type, name and parameters, without a brace.
     */
    static String text(final ResolvedJavaMethod method, final KernelForm form) {
        final Signature signature = method.getSignature();
        final StringJoiner parameters = new StringJoiner(", ", "(", ")");
        for (int i = 0; i < signature.getParameterCount(false); i++) {
            final String name = KernelSignature.parameterName(method, i);
            parameters.add(typeName(method, signature.getParameterKind(i)) + name);
        }
        variables(form).forEach(variable -> parameters.add("int " + variable));
        return MACRO + "(" + typeName(method, signature.getReturnKind()).strip() + ") " + name(method)
                + withLaunch(parameters, "GALEFS_LAUNCH_PARAMETER", form);
    }

    /** Adds the macro for the launch's constants. */
    private static String withLaunch(final StringJoiner list, final String macro, final KernelForm form) {
        final String text = list.toString();
        return switch (form) {
            case LIVE -> text;
            case SUSPENDED -> text.substring(0, text.length() - 1) + " " + macro + ")";
        };
    }

    private static List<String> variables(final KernelForm form) {
        return switch (form) {
            case LIVE -> List.of(GROUP);
            case SUSPENDED -> List.of(GROUP, SLOT, POSITION);
        };
    }

    /** Simple name of the class and name of the method: {@link CalledFunctions} refuses a second one. */
    static String name(final ResolvedJavaMethod method) {
        final String owner = method.getDeclaringClass().toJavaName(false);
        return "gale_" + AsciiName.of(owner) + "_" + AsciiName.of(method.getName());
    }

    private static String typeName(final ResolvedJavaMethod method, final JavaKind kind) {
        return switch (kind) {
            case Object -> KernelSignature.POINTER_TYPE;
            case Int, Long, Void -> kind.getJavaName() + " ";
            default ->
                throw new KernelRefusedException(
                        SourceLocation.of(method),
                        "is out of line and has a parameter or result of type " + kind.getJavaName()
                                + "; use int or long, or remove @OutOfLine");
        };
    }
}
