package io.github.galefs.server;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;

/** Segments that are kept open, the latest used ones. Safe for use by several threads. */
final class SegmentChannels implements AutoCloseable {
    private static final int MAX_KEPT = 64;
    private static final float LOAD_FACTOR = 0.75f;

    private final Map<Path, SegmentChannel> kept = new LinkedHashMap<>(MAX_KEPT, LOAD_FACTOR, true);

    /**
     * An open channel of a segment.
     *
     * @param path of the segment.
     * @return to be released by the caller.
     * @throws java.nio.file.NoSuchFileException the segment has been deleted; its blocks lie elsewhere now.
     * @throws IOException it cannot be opened.
     */
    synchronized SegmentChannel acquire(final Path path) throws IOException {
        SegmentChannel segment = kept.get(path);
        if (segment == null) {
            segment = new SegmentChannel(path, FileChannel.open(path, StandardOpenOption.READ));
            kept.put(path, segment);
            if (kept.size() > MAX_KEPT) {
                final Path oldest = kept.keySet().iterator().next();
                kept.remove(oldest).release();
            }
        }
        return segment.use();
    }

    /** Closes segments that have been deleted: as long as they are open, the disk does not get their space back. */
    synchronized void forgetDeleted() {
        kept.values().removeIf(segment -> {
            final boolean deleted = Files.notExists(segment.path());
            if (deleted) {
                segment.release();
            }
            return deleted;
        });
    }

    @Override
    public synchronized void close() {
        kept.values().forEach(SegmentChannel::release);
        kept.clear();
    }
}
