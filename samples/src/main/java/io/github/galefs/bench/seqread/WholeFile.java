package io.github.galefs.bench.seqread;

import io.github.galefs.GaleFs;
import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.file.FileServiceException;

/** Memory of a device for the whole file, which all processors read: what a program does without GaleFS. */
sealed interface WholeFile extends AutoCloseable permits SharedFile, UploadedFile {
    /** Allocates memory of a device. */
    static WholeFile on(final Device device, final WordsFile file) {
        return switch (device) {
            case final LiveDevice live -> new SharedFile(live, file);
            case final RoundDevice rounds -> new UploadedFile(rounds, file);
        };
    }

    /**
     * Reads the file, in requests of a size, and sums it by a kernel.
     *
     * @param session      of the device.
     * @param grid         of the kernel.
     * @param requestBytes bytes of a request.
     * @param args         of the kernel.
     * @param sums         receives a sum for each work-item.
     */
    void sum(GaleFs session, Grid grid, int requestBytes, int[] args, long[] sums)
            throws FileServiceException, InterruptedException;

    @Override
    void close();
}
