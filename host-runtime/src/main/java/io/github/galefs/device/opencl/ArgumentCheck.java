package io.github.galefs.device.opencl;

import io.github.galefs.device.artefact.KernelMethod;
import io.github.galefs.kernel.artefact.ParameterKind;
import java.util.List;

/** Compares the arguments of a launch with the kernel's parameters. */
final class ArgumentCheck {
    private ArgumentCheck() {}

    /**
     * Checks number and types of the arguments.
     *
     * @throws IllegalArgumentException they do not match the parameters.
     */
    static void check(final KernelMethod method, final List<Object> arguments) {
        final List<ParameterKind> expected =
                method.parameters().subList(1, method.parameters().size());
        final List<ParameterKind> given = arguments.stream()
                .map(argument -> ParameterKind.of(argument.getClass()).orElseThrow())
                .toList();
        if (!expected.equals(given)) {
            throw new IllegalArgumentException("kernel " + method.kernelName() + " has parameters " + expected
                    + ", but the arguments are " + given);
        }
    }
}
