package io.github.galefs.transfer;

import io.github.galefs.device.SharedMemory;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.MappedBlocks;
import java.lang.foreign.MemorySegment;

/** Blocks that kernels read where the file service has them, on devices that address the memory of the host. */
public final class InPlaceBlocks {
    /** For devices, or services, without. */
    public static final InPlaceBlocks NONE = new InPlaceBlocks((handle, fileOffset, length) -> null, null);

    /**
     * Offsets shortly before the region stand for errors of calls, see {@code DeviceFile.LOWEST_ERROR}; so a block must
     * not end there.
     */
    private static final long ERROR_OFFSETS = 4096;

    private final MappedBlocks files;
    private final SharedMemory region;

    private InPlaceBlocks(final MappedBlocks files, final SharedMemory region) {
        this.files = files;
        this.region = region;
    }

    /**
     * Returns the blocks of a file service, if it has any that kernels can read in place.
     *
     * @param files  the file service.
     * @param region a kernel's first parameter, on a device that reaches the memory of the host.
     * @return the blocks, or {@link #NONE}.
     */
    public static InPlaceBlocks of(final FileService files, final SharedMemory region) {
        return files instanceof final MappedBlocks mapped ? new InPlaceBlocks(mapped, region) : NONE;
    }

    /** Maps the blocks of a transfer, except those that have to be copied. On a worker. */
    void map(final BlockTransfer transfer) throws FileServiceException {
        files.map(
                transfer.handle(),
                transfer.fileOffset(),
                1 << transfer.blockShift(),
                transfer.mappedBlocks(),
                transfer.count());
        for (int block = 0; region != null && block < transfer.count(); block++) {
            if (transfer.isMapped(block) && isBeforeRegion(transfer.mappedBytes(block))) {
                transfer.takeMapped(block).close();
            }
        }
    }

    /** Lets kernels access a block; called before they are told of it. On the agent's thread. */
    void reach(final MemorySegment bytes) {
        region.reach(bytes);
    }

    private boolean isBeforeRegion(final MemorySegment bytes) {
        final long begin = region.segment().address();
        return bytes.address() < begin && bytes.address() + bytes.byteSize() + ERROR_OFFSETS > begin;
    }
}
