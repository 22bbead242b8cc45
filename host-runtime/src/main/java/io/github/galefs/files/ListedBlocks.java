package io.github.galefs.files;

import io.github.galefs.cache.BlockCache;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.file.BlockList;
import io.github.galefs.request.Request;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The blocks that a work-group names in a request, because its work-items will read them next. */
final class ListedBlocks {
    private final BlockCache cache;
    private final int blockShift;
    private final byte[] bytes = new byte[BlockList.MAX_LENGTH];
    private final ByteBuffer indices = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);

    ListedBlocks(final BlockCache cache, final int blockShift) {
        this.cache = cache;
        this.blockShift = blockShift;
    }

    /**
     * Reads the list of a request.
     *
     * @throws FileServiceException the list has an impossible length.
     */
    void read(final Request request) throws FileServiceException {
        indices.clear();
        final int length = request.pathLength();
        if (length != 0 && (length % Long.BYTES != 0 || !request.port().copyPath(bytes, length))) {
            throw new FileServiceException(PosixError.EINVAL, "list of blocks of " + length + " bytes");
        }
        indices.limit(length);
    }

    /** Starts to fetch the blocks of the list that was read last, within the work-group's share of the cache. */
    void fetch(final Request request, final OpenFile file) {
        if (indices.hasRemaining()) {
            final long lastOfFile = (file.size() - 1) >> blockShift;
            final int count =
                    Math.min(indices.remaining() / Long.BYTES, cache.ahead().share(request) - 1);
            for (int i = 0; i < count; i++) {
                final long block = indices.getLong();
                if (block >= 0 && block <= lastOfFile) {
                    cache.ahead().fetch(file.cached(), block, 1);
                }
            }
        }
    }
}
