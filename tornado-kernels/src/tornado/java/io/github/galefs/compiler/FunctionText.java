package io.github.galefs.compiler;

import io.github.galefs.kernel.artefact.ParameterAccess;
import io.github.galefs.kernel.artefact.Suspension;
import java.util.List;

/**
 * A kernel function in one of its forms.
 *
 * @param text       the function in OpenCL C.
 * @param suspension what it saves; {@link Suspension#NONE} in the live form.
 * @param accesses   how it accesses each parameter.
 */
record FunctionText(String text, Suspension suspension, List<ParameterAccess> accesses) {
    /**
     * Returns the function with the functions that it calls before it.
     *
     * @param functions their text in OpenCL C; may be empty.
     * @return the whole text.
     */
    FunctionText withFunctions(final String functions) {
        return new FunctionText(functions + text, suspension, accesses);
    }
}
