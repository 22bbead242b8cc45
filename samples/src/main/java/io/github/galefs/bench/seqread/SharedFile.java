package io.github.galefs.bench.seqread;

import io.github.galefs.GaleFs;
import io.github.galefs.device.Grid;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.kernel.Kernel;

/** The whole file in memory that host and device share: the host reads it there. */
final class SharedFile implements WholeFile {
    private static final Kernel.Of3<int[], long[], long[]> SUM_MEMORY = SeqReadKernels::sumMemory;

    private final WordsFile file;
    private final SharedMemory memory;

    SharedFile(final LiveDevice device, final WordsFile file) {
        this.file = file;
        memory = device.allocateShared(file.byteLength());
    }

    @Override
    public void sum(final GaleFs session, final Grid grid, final int requestBytes, final int[] args, final long[] sums)
            throws FileServiceException, InterruptedException {
        file.readAll(memory.segment(), requestBytes);
        session.launch(SUM_MEMORY, grid, args, memory.handle(), sums);
    }

    @Override
    public void close() {
        memory.close();
    }
}
