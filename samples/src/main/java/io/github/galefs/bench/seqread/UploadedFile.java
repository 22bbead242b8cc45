package io.github.galefs.bench.seqread;

import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.file.FileServiceException;
import java.lang.foreign.MemorySegment;

/** The whole file in a device's memory: the host reads it into an array, and uploads the array. */
final class UploadedFile implements WholeFile {
    private final DeviceArray<long[]> array;

    UploadedFile(final RoundDevice device, final long byteLength) {
        array = device.allocateArray(new long[Math.toIntExact(byteLength / Long.BYTES)]);
    }

    @Override
    public void load(final WordsFile file, final int requestBytes) throws FileServiceException {
        file.readAll(MemorySegment.ofArray(array.array()), requestBytes);
        array.upload();
    }

    @Override
    public long[] argument() {
        return array.array();
    }

    @Override
    public void close() {
        array.close();
    }
}
