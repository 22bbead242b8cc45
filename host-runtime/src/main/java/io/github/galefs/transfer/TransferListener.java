package io.github.galefs.transfer;

import io.github.galefs.file.FileServiceException;

/** Takes completed transfers, on the agent's thread. A transfer is reused after the call. */
public interface TransferListener {
    /**
     * Takes a fetch.
     *
     * @param transfer whose frames have their blocks' bytes; undefined bytes after a failure.
     * @param failure  or null.
     */
    void onFetched(BlockTransfer transfer, FileServiceException failure);

    /**
     * Takes a write-back.
     *
     * @param transfer whose ranges have been written; after a failure, perhaps not all.
     * @param failure  or null.
     */
    void onWrittenBack(BlockTransfer transfer, FileServiceException failure);
}
