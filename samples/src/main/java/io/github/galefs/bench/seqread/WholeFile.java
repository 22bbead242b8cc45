package io.github.galefs.bench.seqread;

import io.github.galefs.device.Device;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.file.FileServiceException;

/** Memory of a device with the whole file, which the host has read: what a program does without GaleFS. */
sealed interface WholeFile extends AutoCloseable permits SharedFile, UploadedFile {
    /** Allocates memory of a device. */
    static WholeFile on(final Device device, final long byteLength) {
        return switch (device) {
            case final LiveDevice live -> new SharedFile(live, byteLength);
            case final RoundDevice rounds -> new UploadedFile(rounds, byteLength);
        };
    }

    /** Reads the file, in requests of a size, and copies it to the device. */
    void load(WordsFile file, int requestBytes) throws FileServiceException;

    /** Returns the kernel's argument. */
    long[] argument();

    @Override
    void close();
}
