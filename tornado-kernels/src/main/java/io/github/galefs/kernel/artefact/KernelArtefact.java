package io.github.galefs.kernel.artefact;

import java.util.List;

/**
 * A kernel in OpenCL C, with what a device needs to know of it.
 *
 * <p>Each parameter of the entry point is a pointer to global memory, {@link #HEADER_LENGTH} bytes before the first
 * element of the array or the first byte of the region. The last int of that header is the array's length in elements;
 * a kernel reads it where its Java says {@code .length}.
 *
 * @param className      binary name of the class that the kernel comes from.
 * @param methodName     name of the static method in it.
 * @param entryPoint     name of the kernel in the program.
 * @param parameters     kinds of the parameters, in order.
 * @param strings        names of files that the kernel opens by literals.
 * @param tornadoVersion version of TornadoVM that compiled it.
 * @param sources        Java sources that went into it, as paths below their source root.
 * @param sourceHash     SHA-256 over them, see {@link SourceStamp}; empty when there were no sources to be seen.
 * @param program        text in OpenCL C.
 */
public record KernelArtefact(
        String className,
        String methodName,
        String entryPoint,
        List<ParameterKind> parameters,
        List<String> strings,
        String tornadoVersion,
        List<String> sources,
        String sourceHash,
        String program) {
    /** Bytes from the pointer that a kernel gets to the first element. */
    public static final int HEADER_LENGTH = 16;

    /** Place of an array's length, an int, behind that pointer. */
    public static final int LENGTH_OFFSET = 12;

    /**
     * Makes an artefact.
     *
     * @throws NullPointerException when a component is null.
     */
    public KernelArtefact {
        parameters = List.copyOf(parameters);
        strings = List.copyOf(strings);
        sources = List.copyOf(sources);
    }

    /**
     * Name of the method, as the command line takes it.
     *
     * @return {@code CLASS#METHOD}.
     */
    public String kernelName() {
        return className + "#" + methodName;
    }

    /**
     * The same, as if another TornadoVM had made it.
     *
     * @param version of that TornadoVM.
     * @return the artefact.
     */
    public KernelArtefact withTornadoVersion(final String version) {
        return new KernelArtefact(
                className, methodName, entryPoint, parameters, strings, version, sources, sourceHash, program);
    }

    /**
     * Name of the file in which the artefact is kept.
     *
     * @return {@code CLASS.METHOD.cl}.
     */
    public String fileName() {
        return fileName(className, methodName);
    }

    /**
     * Name of the file in which a method's artefact is kept.
     *
     * @param className  binary name of the class.
     * @param methodName of the static method in it.
     * @return {@code CLASS.METHOD.cl}.
     */
    public static String fileName(final String className, final String methodName) {
        return className + "." + methodName + ".cl";
    }
}
