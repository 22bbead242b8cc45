package io.github.galefs.server;

import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.agrona.CloseHelper;

/** An open segment with the number of its users; the last one closes it. Safe for use by several threads. */
final class SegmentChannel {
    private final Path path;
    private final FileChannel channel;
    private final AtomicInteger users = new AtomicInteger(1);

    /** Its maker is its first user. */
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

    /** One more user; the caller must keep another one from leaving meanwhile. */
    SegmentChannel use() {
        users.incrementAndGet();
        return this;
    }

    void release() {
        if (users.decrementAndGet() == 0) {
            CloseHelper.quietClose(channel);
        }
    }
}
