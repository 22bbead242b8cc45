package io.github.galefs.device.opencl;

import io.github.galefs.kernel.artefact.KernelNeed;
import java.util.Set;

/**
 * A program to build.
 *
 * @param kernelName for messages.
 * @param entryPoint name of the kernel in the program.
 * @param needs      what the program needs.
 * @param text       OpenCL C.
 */
public record ProgramSource(String kernelName, String entryPoint, Set<KernelNeed> needs, String text) {
    /** Returns a program that needs nothing. */
    static ProgramSource ofPlain(final String kernelName, final String entryPoint, final String text) {
        return new ProgramSource(kernelName, entryPoint, Set.of(), text);
    }
}
