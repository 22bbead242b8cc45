package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;

import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** The CRC-32 of each block of a file, as of {@link java.util.zip.CRC32}, by a constant table. */
public final class BlockChecksums {
    /** Bytes of a block. */
    public static final int BLOCK_LENGTH = 256;

    /** Bytes of {@code buffer} for each work-group. */
    public static final int CHUNK_LENGTH = 16 * BLOCK_LENGTH;

    /** Remainders of all values of four bits; the polynomial is 0xEDB88320, bits reversed. */
    private static final int[] REMAINDERS = {
        0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC, 0x76DC4190, 0x6B6B51F4, 0x4DB26158, 0x5005713C,
        0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C, 0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C
    };

    private BlockChecksums() {}

    /**
     * The kernel.
     *
     * @param fs     the file system, with the file "data".
     * @param buffer {@link #CHUNK_LENGTH} bytes for each work-group.
     * @param sums   receives the checksum of each block; the last block may be shorter.
     * @param error  receives an error; see the package.
     */
    public static void compute(final long[] fs, final byte[] buffer, final int[] sums, final int[] error) {
        final int begin = WorkItem.groupId() * CHUNK_LENGTH;
        final int fd = gopen(fs, "data", O_RDONLY);
        int count = fd < 0 ? fd : CHUNK_LENGTH;
        for (int chunk = WorkItem.groupId(); count > 0; chunk += WorkItem.groupCount()) {
            count = FileParts.read(fs, fd, (long) chunk * CHUNK_LENGTH, CHUNK_LENGTH, buffer, begin);
            for (int block = WorkItem.localId(); block * BLOCK_LENGTH < count; block += WorkItem.localSize()) {
                final int offset = block * BLOCK_LENGTH;
                final int length = Math.min(BLOCK_LENGTH, count - offset);
                sums[chunk * (CHUNK_LENGTH / BLOCK_LENGTH) + block] = checksum(buffer, begin + offset, length);
            }
            WorkItem.barrier();
        }
        gclose(fs, fd);
        Failures.note(error, count);
    }

    private static int checksum(final byte[] buffer, final int begin, final int length) {
        int sum = -1;
        for (int i = begin; i < begin + length; i++) {
            sum ^= buffer[i] & 255;
            sum = (sum >>> 4) ^ REMAINDERS[sum & 15];
            sum = (sum >>> 4) ^ REMAINDERS[sum & 15];
        }
        return ~sum;
    }
}
