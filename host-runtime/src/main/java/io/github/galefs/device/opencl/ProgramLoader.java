package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.gpu.GpuProgram;

/** Makes programs that a device can run of OpenCL C. */
@FunctionalInterface
public interface ProgramLoader {
    /**
     * Makes a program.
     *
     * @param program its text.
     * @param form    how it runs work-groups.
     * @return the program, to be closed by the caller.
     * @throws KernelFailedException the program cannot be built; with the compiler's log, or its crash or time limit.
     * @throws InterruptedException  the calling thread was interrupted while a process built the program; the process
     *                               has ended.
     */
    GpuProgram load(ProgramSource program, GroupForm form) throws InterruptedException;
}
