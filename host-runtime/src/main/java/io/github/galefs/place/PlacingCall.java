package io.github.galefs.place;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.MappedBlocks;
import io.github.galefs.transfer.ServiceCall;
import java.util.Arrays;
import java.util.Objects;
import org.agrona.CloseHelper;

/** Has chunks of a file checked and mapped by the file service, and admits them to the device. */
final class PlacingCall extends ServiceCall {
    private final Places places;
    private final MappedBlocks files;
    private final Windows windows;
    private final PlacedFile file;
    private final long handle;
    private final int firstChunk;
    private final MappedBlock[] chunks;

    /**
     * Whether the worker has ended, and whether the cache is closed: the later of both releases the chunks. Guarded by
     * this.
     */
    private boolean hasEnded;

    private boolean isAbandoned;

    PlacingCall(
            final Places places,
            final MappedBlocks files,
            final Windows windows,
            final PlacedFile file,
            final int firstChunk,
            final int count) {
        this.places = places;
        this.files = files;
        this.windows = windows;
        this.file = file;
        this.handle = file.owner.handleForReading();
        this.firstChunk = firstChunk;
        this.chunks = new MappedBlock[count];
    }

    @Override
    protected void call() {
        try {
            for (int i = 0; i < chunks.length && !places.isPaused(); i++) {
                chunks[i] = place(firstChunk + i);
            }
        } finally {
            end();
        }
    }

    private synchronized void end() {
        hasEnded = true;
        if (isAbandoned) {
            releaseChunks();
        }
    }

    /** Gives up what the call has mapped, or will have: nobody takes its end. */
    synchronized void abandon() {
        isAbandoned = true;
        if (hasEnded) {
            releaseChunks();
        }
    }

    private void releaseChunks() {
        CloseHelper.closeAll(Arrays.stream(chunks)
                .filter(Objects::nonNull)
                .<AutoCloseable>map(chunk -> () -> windows.release(chunk))
                .toList());
    }

    private MappedBlock place(final int chunk) {
        try {
            final MappedBlock block = files.map(handle, file.chunkOffset(chunk), file.chunkLength(chunk));
            return block != null && windows.acquire(block) ? block : null;
        } catch (final FileServiceException _) {
            // Whoever reads such a block has it fetched, and hears of the failure.
            return null;
        }
    }

    /** Also after an Error: what has been placed until then is. */
    @Override
    protected void onCompleted(final FileServiceException failure) {
        places.onPlaced(this, file, firstChunk, chunks);
    }
}
