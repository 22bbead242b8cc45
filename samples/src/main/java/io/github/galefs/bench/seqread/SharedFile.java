package io.github.galefs.bench.seqread;

import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.file.FileServiceException;

/** The whole file in memory that host and device share: the host reads it there. */
final class SharedFile implements WholeFile {
    private final SharedMemory memory;

    SharedFile(final LiveDevice device, final long byteLength) {
        memory = device.allocateShared(byteLength);
    }

    @Override
    public void load(final WordsFile file, final int requestBytes) throws FileServiceException {
        file.readAll(memory.segment(), requestBytes);
    }

    @Override
    public long[] argument() {
        return memory.handle();
    }

    @Override
    public void close() {
        memory.close();
    }
}
