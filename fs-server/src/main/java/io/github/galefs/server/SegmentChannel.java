package io.github.galefs.server;

import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.agrona.CloseHelper;

/** An open segment file with a count of references; the last release closes it. Safe for use by several threads. */
final class SegmentChannel {
    private final Path path;
    private final FileChannel channel;
    private final AtomicInteger references = new AtomicInteger(1);

    /** The creator holds the first reference. */
    SegmentChannel(final Path path, final FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    Path path() {
        return path;
    }

    FileChannel channel() {
        return channel;
    }

    /** Adds a reference. The caller must keep another one from being released meanwhile. */
    SegmentChannel retain() {
        references.incrementAndGet();
        return this;
    }

    /** Releases one reference. */
    void release() {
        if (references.decrementAndGet() == 0) {
            CloseHelper.quietClose(channel);
        }
    }
}
