package io.github.galefs.kernel.artefact;

import java.util.List;

/**
 * A compiled kernel: its program in OpenCL C, with what a device needs to launch it.
 *
 * <p>Each parameter of the entry point is a pointer to global memory, {@link #HEADER_LENGTH} bytes before the first
 * element of the array or the first byte of the region. The last int of that header is the array's length in elements;
 * {@code array.length} in Java compiles to a load of it.
 *
 * @param className      binary name of the kernel's class.
 * @param methodName     name of the static method in that class.
 * @param entryPoint     name of the kernel function in the program.
 * @param parameters     kinds of the parameters, in order.
 * @param accesses       how the kernel accesses each parameter, in the same order.
 * @param suspension     what the suspended form of the kernel saves; the macro {@link #SUSPENDED} selects that form.
 * @param checks         checks in the program, by their numbers, the first of which is 1; empty unless it was compiled
 *                       with {@link KernelChecks#ALL}.
 * @param strings        paths that the kernel opens by string literals.
 * @param tornadoVersion version of the TornadoVM that compiled the kernel.
 * @param sources        Java sources of the kernel, as paths relative to their source root.
 * @param sourceHash     SHA-256 of the sources, see {@link SourceStamp}; empty if it was compiled without source roots.
 * @param program        program text in OpenCL C.
 */
public record KernelArtefact(
        String className,
        String methodName,
        String entryPoint,
        List<ParameterKind> parameters,
        List<ParameterAccess> accesses,
        Suspension suspension,
        List<CheckSite> checks,
        List<String> strings,
        String tornadoVersion,
        List<String> sources,
        String sourceHash,
        String program) {
    /** Distance from the pointer that a kernel receives to the first element, in bytes. */
    public static final int HEADER_LENGTH = 16;

    /** Offset of an array's length, an int, from that pointer. */
    public static final int LENGTH_OFFSET = 12;

    /**
     * Macro that selects the kernel's suspended form, which has one parameter more: the contexts. Without it, the
     * program has the live form.
     */
    public static final String SUSPENDED = "GALEFS_SUSPENDED";

    /**
     * Name of the last parameter of a kernel that uses the dimensions of its grid: a vector of 8 ints, with the
     * work-groups of each of three dimensions, the work-items of a group of each, and two zeros.
     */
    public static final String GRID = "gale_grid";

    /**
     * Returns whether the program has a suspended form: that of every kernel that uses what work-groups and host
     * exchange, also of one that never waits. Other kernels run alike on all devices.
     *
     * @return whether {@link #SUSPENDED} selects another form.
     */
    public boolean hasSuspendedForm() {
        return program.contains("#ifdef " + SUSPENDED + "\n");
    }

    /**
     * Creates an artefact.
     *
     * @throws NullPointerException     if a list, or an element of one, is null.
     * @throws IllegalArgumentException if there are not as many accesses as parameters.
     */
    public KernelArtefact {
        parameters = List.copyOf(parameters);
        accesses = List.copyOf(accesses);
        if (accesses.size() != parameters.size()) {
            throw new IllegalArgumentException(accesses.size() + " accesses for " + parameters.size() + " parameters");
        }
        checks = List.copyOf(checks);
        strings = List.copyOf(strings);
        sources = List.copyOf(sources);
    }

    /**
     * Returns the name of the method in the form that the command line takes.
     *
     * @return {@code CLASS#METHOD}.
     */
    public String kernelName() {
        return className + "#" + methodName;
    }

    /**
     * Returns a copy of this artefact with another TornadoVM version.
     *
     * @param version version of TornadoVM.
     * @return the copy.
     */
    public KernelArtefact withTornadoVersion(final String version) {
        return new KernelArtefact(
                className,
                methodName,
                entryPoint,
                parameters,
                accesses,
                suspension,
                checks,
                strings,
                version,
                sources,
                sourceHash,
                program);
    }

    /**
     * Returns the name of the artefact's file.
     *
     * @return {@code CLASS.METHOD.cl}, the method's name by {@link AsciiName}.
     */
    public String fileName() {
        return fileName(className, methodName);
    }

    /**
     * Returns the name of the file of a method's artefact.
     *
     * @param className  binary name of the class.
     * @param methodName name of the static method in that class.
     * @return {@code CLASS.METHOD.cl}, the method's name by {@link AsciiName}.
     */
    public static String fileName(final String className, final String methodName) {
        return className + "." + AsciiName.of(methodName) + ".cl";
    }
}
