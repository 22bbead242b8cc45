package io.github.galefs.sample;

import io.github.galefs.GaleFs;
import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.Optional;

/** A program whose work is done by a kernel that reads and writes files. */
public interface Sample {
    /**
     * Runs the program.
     *
     * @param galeFs file service and device.
     * @param grid   extent of the launch.
     * @throws SampleException when the input is invalid, with file, line and value; or when the kernel met an error.
     * @throws FileServiceException when the host cannot read the input.
     * @throws InterruptedException when the calling thread is interrupted; the launch is stopped.
     */
    void run(GaleFs galeFs, Grid grid) throws SampleException, FileServiceException, InterruptedException;

    /**
     * Returns the grid in which the program runs fastest.
     *
     * @param device that runs the kernel.
     * @return the device's preferred grid, unless the program knows better.
     */
    default Grid preferredGrid(final Device device) {
        return device.preferredGrid();
    }

    /**
     * Returns what the last run computed, for a program that does not write it to a file.
     *
     * @return one line; empty when the output is in files.
     */
    default Optional<String> result() {
        return Optional.empty();
    }

    /**
     * Computes the same on the host in plain Java that shares no code with the kernel, and compares.
     *
     * @param files the file service with input and output.
     * @return the first difference, in one line; empty when there is none.
     * @throws FileServiceException when a file cannot be read.
     */
    Optional<String> verify(FileService files) throws FileServiceException;
}
