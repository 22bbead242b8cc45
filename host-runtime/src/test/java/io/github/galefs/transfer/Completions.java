package io.github.galefs.transfer;

import io.github.galefs.file.FileServiceException;
import java.util.ArrayList;
import java.util.List;

/** Records the ends of transfers. */
final class Completions implements TransferListener {
    final List<String> ended = new ArrayList<>();

    @Override
    public void onFetched(final BlockTransfer transfer, final FileServiceException failure) {
        ended.add("fetched " + describe(transfer, failure));
    }

    @Override
    public void onWrittenBack(final BlockTransfer transfer, final FileServiceException failure) {
        ended.add("wrote " + describe(transfer, failure));
    }

    private static String describe(final BlockTransfer transfer, final FileServiceException failure) {
        return transfer.owner() + " " + transfer.count()
                + (failure == null ? "" : ": " + failure.error().name());
    }
}
