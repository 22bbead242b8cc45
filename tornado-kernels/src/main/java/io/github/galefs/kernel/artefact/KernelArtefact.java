package io.github.galefs.kernel.artefact;

import io.github.galefs.kernel.program.ArrayHeader;
import io.github.galefs.kernel.program.KernelForm;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A compiled kernel: its own text in OpenCL C, with what a device needs to build and launch it.
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
 * @param suspension     what the kernel saves when it suspends.
 * @param needs          what its programs need.
 * @param localBytes     local memory of a work-group.
 * @param checks         checks in the program, by their numbers, the first of which is 1; empty unless it was compiled
 *                       with {@link KernelChecks#ALL}.
 * @param strings        paths that the kernel opens by string literals.
 * @param tornadoVersion version of the TornadoVM that compiled the kernel.
 * @param bytecodeHash   hash of the bytecode that was compiled, see {@link BytecodeHash}; empty for text that is
 *                       written by hand.
 * @param functionsHash  hash of the shared functions that it was compiled with, see {@link KernelText#functionsHash}.
 * @param text           its own text.
 */
public record KernelArtefact(
        String className,
        String methodName,
        String entryPoint,
        List<ParameterKind> parameters,
        List<ParameterAccess> accesses,
        Suspension suspension,
        Set<KernelNeed> needs,
        LocalBytes localBytes,
        List<CheckSite> checks,
        List<String> strings,
        String tornadoVersion,
        String bytecodeHash,
        String functionsHash,
        KernelText text) {
    /** Distance from the pointer that a kernel receives to the first element, in bytes. */
    public static final int HEADER_LENGTH = ArrayHeader.LENGTH;

    /** Offset of an array's length, an int, from that pointer. */
    public static final int LENGTH_OFFSET = 12;

    /**
     * Name of the last parameter of a kernel that uses the dimensions of its grid: a vector of 8 ints, with the
     * work-groups of each of three dimensions, the work-items of a group of each, and two zeros.
     */
    public static final String GRID = "gale_grid";

    /** Macro that the host defines as the work-items of a group, for programs that need it. */
    public static final String LOCAL_SIZE = "GALEFS_LOCAL_SIZE";

    /**
     * Returns whether the kernel has a suspended form: every kernel that uses what work-groups and host exchange has
     * one, also a kernel that never waits. Other kernels run alike on all devices.
     *
     * @return whether its programs differ.
     */
    public boolean hasSuspendedForm() {
        return text.forms().containsKey(KernelForm.SUSPENDED);
    }

    /**
     * Returns what a work-group saves when it suspends.
     *
     * @param localSize work-items of the work-group.
     * @return number of bytes, at least 1.
     */
    public long contextBytes(final int localSize) {
        return Math.max(1, (long) localSize * suspension.bytes() + localBytes.saved(localSize));
    }

    /**
     * Returns why this version of GaleFS cannot run the kernel.
     *
     * @return a clause, or an empty string.
     */
    public String mismatch() {
        final Set<String> missing = text.missingParts();
        if (!missing.isEmpty()) {
            return "it uses " + String.join(", ", missing) + ", which this version of GaleFS does not have";
        }
        return text.functionsHash().equals(functionsHash) && hasParametersOfPasses()
                ? ""
                : "it was compiled for another version of GaleFS, whose functions on the device differ";
    }

    /** Kernels that were compiled before there were passes have none; some of them use no function that differs. */
    private boolean hasParametersOfPasses() {
        return !hasSuspendedForm()
                || bytecodeHash.isEmpty()
                || text.forms().get(KernelForm.LIVE).uses().contains("GALEFS_PASS");
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
        needs = needs.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(needs));
        checks = List.copyOf(checks);
        strings = List.copyOf(strings);
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
                needs,
                localBytes,
                checks,
                strings,
                version,
                bytecodeHash,
                functionsHash,
                text);
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
