package io.github.galefs.server;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;

/** Keeps the most recently used segments open. Safe for use by several threads. */
final class SegmentChannelCache implements AutoCloseable {
    private static final int MAX_OPEN = 64;
    private static final float LOAD_FACTOR = 0.75f;

    private final Map<Path, SegmentChannel> channels = new LinkedHashMap<>(MAX_OPEN, LOAD_FACTOR, true);

    /**
     * Opens a segment, or returns its open channel.
     *
     * @param path of the segment.
     * @return the channel, with a reference that the caller releases.
     * @throws NoSuchFileException the segment was deleted; its blocks are in other segments now.
     * @throws IOException         the segment cannot be opened.
     */
    synchronized SegmentChannel acquire(final Path path) throws IOException {
        SegmentChannel segment = channels.get(path);
        if (segment == null) {
            segment = new SegmentChannel(path, FileChannel.open(path, StandardOpenOption.READ));
            channels.put(path, segment);
            if (channels.size() > MAX_OPEN) {
                final Path oldest = channels.keySet().iterator().next();
                channels.remove(oldest).release();
            }
        }
        return segment.retain();
    }

    /** Closes segments that were deleted: the disk regains their space only when they are closed. */
    synchronized void closeDeleted() {
        channels.values().removeIf(segment -> {
            final boolean deleted = Files.notExists(segment.path());
            if (deleted) {
                segment.release();
            }
            return deleted;
        });
    }

    @Override
    public synchronized void close() {
        channels.values().forEach(SegmentChannel::release);
        channels.clear();
    }
}
