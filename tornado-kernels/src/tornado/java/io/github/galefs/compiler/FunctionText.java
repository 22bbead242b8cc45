package io.github.galefs.compiler;

import io.github.galefs.kernel.artefact.LocalBytes;
import io.github.galefs.kernel.artefact.ParameterAccess;
import io.github.galefs.kernel.artefact.Suspension;
import java.util.List;

/**
 * A function in one of a kernel's forms: the kernel function, or a function that it calls.
 *
 * @param text       the function in OpenCL C.
 * @param suspension what it saves; {@link Suspension#NONE} in the live form.
 * @param localBytes local memory of a work-group.
 * @param accesses   how it accesses each parameter.
 */
record FunctionText(String text, Suspension suspension, LocalBytes localBytes, List<ParameterAccess> accesses) {}
