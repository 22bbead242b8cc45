package io.github.galefs.cache;

import io.github.galefs.request.Request;
import io.github.galefs.request.RequestQueue;

/**
 * Blocks that are not fetched, as a writer replaces all of their bytes: their frames are set to zero. Until such a
 * block is written, nobody but the writer gets it, and it is hidden from kernels: nobody has written the zeros, and the
 * bytes before them are not in the frame.
 */
final class ReplacedBlocks {
    private final FrameTable table;
    private final GrantedFrames granted;

    /** Requests whose wait for a block to be written has ended. */
    private final RequestQueue written;

    private final RequestQueue frameless;

    /**
     * Creates what passes frames to writers.
     *
     * @param written   receives the requests that have waited for a block to be written.
     * @param frameless receives the requests that must look their block up again.
     */
    ReplacedBlocks(
            final FrameTable table,
            final GrantedFrames granted,
            final RequestQueue written,
            final RequestQueue frameless) {
        this.table = table;
        this.granted = granted;
        this.written = written;
        this.frameless = frameless;
    }

    boolean isEmpty() {
        return written.isEmpty();
    }

    /**
     * Passes a frame that was set to zero to the first of those that have waited for it, its writer; the others wait
     * on. If the writer is not granted the frame, it is dropped, and the others look the block up again.
     *
     * @param waiters empty if the launch has ended meanwhile; empty afterwards.
     */
    void passToWriter(final int frame, final RequestQueue waiters, final FrameRequests requests) {
        table.setUnwritten(frame, true);
        if (!waiters.isEmpty()) {
            requests.onReady(waiters.poll(), frame);
        }
        if (!granted.hasWriters(frame)) {
            frameless.addAll(waiters);
            granted.drop(frame);
            granted.settle(frame);
            return;
        }
        for (Request request = waiters.poll(); request != null; request = waiters.poll()) {
            table.await(frame, request);
            granted.watch(frame);
        }
    }

    /** Goes on with the requests whose wait has ended; returns their number. */
    int goOn(final FrameRequests requests) {
        int count = 0;
        for (Request request = written.poll(); request != null; request = written.poll()) {
            requests.onRetry(request);
            count++;
        }
        return count;
    }

    /** Takes out the requests that have not gone on yet. */
    void cancel() {
        written.clear();
    }
}
