package io.github.galefs.place;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.MappedBlocks;
import io.github.galefs.file.PosixError;
import io.github.galefs.transfer.ServiceCall;
import java.util.BitSet;

/** Checks chunks that are in place. The file service checks a chunk when it is mapped again after some time. */
final class CheckingCall extends ServiceCall {
    private final Places places;
    private final MappedBlocks files;
    private final PlacedFile file;
    private final long handle;
    private final int firstChunk;
    private final MappedBlock[] chunks;
    private final long nanosPerChunk;

    /** Chunks that are done, one that failed with an Error among them: it is not tried again at once. */
    private int doneCount;

    private final BitSet damaged = new BitSet();

    /** Creates the check of chunks that are in place. */
    CheckingCall(
            final Places places,
            final MappedBlocks files,
            final PlacedFile file,
            final int firstChunk,
            final int count,
            final long nanosPerChunk) {
        this.places = places;
        this.files = files;
        this.file = file;
        this.handle = file.owner.handleForReading();
        this.firstChunk = firstChunk;
        this.nanosPerChunk = nanosPerChunk;
        this.chunks = new MappedBlock[count];
        for (int i = 0; i < count; i++) {
            chunks[i] = file.chunk(firstChunk + i);
        }
    }

    /** The first chunk is checked also if the launch has ended: launches may be short. */
    @Override
    protected void call() {
        for (int i = 0; i < chunks.length && (i == 0 || isAwaited()); i++) {
            doneCount++;
            if (isDamaged(firstChunk + i)) {
                damaged.set(i);
            }
        }
    }

    /** Returns whether kernels still read the file: its close, and the launch's end, wait for the call. */
    private boolean isAwaited() {
        return file.isOpen && !places.isPaused();
    }

    private boolean isDamaged(final int chunk) {
        try (MappedBlock _ = files.map(handle, file.chunkOffset(chunk), file.chunkLength(chunk))) {
            return false;
        } catch (final FileServiceException e) {
            // The next reader has the block fetched, and hears of the damage. Other errors say nothing about the bytes.
            return e.error() == PosixError.EIO;
        }
    }

    /** Marks only the maps that were checked: a chunk may have been given up and placed again meanwhile. */
    @Override
    @SuppressWarnings("ReferenceEquality")
    protected void onCompleted(final FileServiceException failure) {
        try {
            damaged.stream()
                    .filter(i -> file.chunk(firstChunk + i) == chunks[i])
                    .forEach(i -> places.onDamaged(file, firstChunk + i));
        } finally {
            places.onChecked(file, firstChunk, doneCount, nanosPerChunk);
        }
    }
}
