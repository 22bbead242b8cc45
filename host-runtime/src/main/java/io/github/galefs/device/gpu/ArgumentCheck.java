package io.github.galefs.device.gpu;

import io.github.galefs.device.artefact.KernelMethod;
import io.github.galefs.kernel.artefact.ParameterKind;
import java.util.List;

/** Compares the arguments of a launch with the kernel's parameters. */
final class ArgumentCheck {
    private ArgumentCheck() {}

    /**
     * Checks number and types of the arguments.
     *
     * @throws IllegalArgumentException they do not match the parameters; with the first parameter that does not.
     */
    static void check(final KernelMethod method, final List<Object> arguments) {
        final List<ParameterKind> parameters = method.parameters();
        if (arguments.size() != parameters.size() - 1) {
            throw new IllegalArgumentException("kernel " + method.kernelName() + " has " + (parameters.size() - 1)
                    + " parameters of data, but there are " + arguments.size() + " arguments");
        }
        for (int i = 0; i < arguments.size(); i++) {
            final ParameterKind given =
                    ParameterKind.ofArgument(arguments.get(i)).orElseThrow();
            final ParameterKind expected = parameters.get(i + 1);
            if (given != expected) {
                throw new IllegalArgumentException("kernel " + method.kernelName() + ": parameter "
                        + method.parameterName(i + 1) + " is of type " + expected.javaName() + ", but the argument is "
                        + given.javaName());
            }
        }
    }
}
