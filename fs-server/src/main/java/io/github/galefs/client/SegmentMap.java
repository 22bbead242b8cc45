package io.github.galefs.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.mapped.OwnedFile;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A read-only map of a server's segment. The system's permissions on the file decide whether there is one.
 *
 * @param arena owner of the map.
 * @param bytes as many as the file had.
 */
record SegmentMap(Arena arena, MemorySegment bytes) implements AutoCloseable {
    /**
     * Maps a segment.
     *
     * @param segment path, as the server names it.
     * @param end     offset in it up to which it is needed.
     * @throws NoSuchFileException the segment was deleted by compaction; its live blocks have moved.
     * @throws IOException         the segment cannot be opened or mapped; EIO if it ends before {@code end}.
     */
    static SegmentMap open(final Path segment, final long end) throws IOException {
        // Opening a pipe or a device could block.
        if (Files.exists(segment) && !Files.isRegularFile(segment)) {
            throw new IOException(segment + " is not a regular file");
        }
        try (FileChannel channel = FileChannel.open(segment, StandardOpenOption.READ)) {
            return map(channel, segment, end);
        }
    }

    /**
     * Maps a segment for users who do not copy, and whom an unreadable page would end. Otherwise as {@link #open}.
     *
     * @param segment path, as the server names it.
     * @param end     offset in it up to which it is needed.
     * @throws IOException as from {@link #open}; also if another user than this process's and root can cut the file.
     */
    static SegmentMap openOwned(final Path segment, final long end) throws IOException {
        try (FileChannel channel = OwnedFile.open(segment, StandardOpenOption.READ)) {
            return map(channel, segment, end);
        }
    }

    private static SegmentMap map(final FileChannel channel, final Path segment, final long end) throws IOException {
        if (channel.size() < end) {
            throw new FileServiceException(
                    PosixError.EIO,
                    segment + " has " + channel.size() + " bytes, and a block of the file ends at byte " + end);
        }
        final Arena arena = Arena.ofShared();
        SegmentMap map = null;
        try {
            map = new SegmentMap(arena, channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena));
            return map;
        } finally {
            if (map == null) {
                arena.close();
            }
        }
    }

    /** Unmaps the segment. */
    @Override
    public void close() {
        arena.close();
    }
}
