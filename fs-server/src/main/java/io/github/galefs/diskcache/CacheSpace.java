package io.github.galefs.diskcache;

import io.github.galefs.store.log.DiskUsage;
import io.github.galefs.store.log.FreeSpace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Free space that bounds the disk space of a store, with its dead bytes.
 *
 * @param disk  space of the disk.
 * @param store directory of the store.
 * @param limit most bytes of disk space of the store.
 */
record CacheSpace(FreeSpace disk, Path store, long limit) implements FreeSpace {
    /** Directory of the store's data log. */
    static final String DATA = "data";

    private static final List<String> LOGS = List.of(DATA, "meta");

    @Override
    public long usableBytes() throws IOException {
        return Math.min(disk.usableBytes(), Math.max(0, limit - usedBytes()));
    }

    @Override
    public long totalBytes() throws IOException {
        return Math.min(disk.totalBytes(), limit);
    }

    private long usedBytes() throws IOException {
        long bytes = 0;
        for (final String log : LOGS) {
            final Path directory = store.resolve(log);
            bytes += Files.isDirectory(directory) ? DiskUsage.ofFilesIn(directory) : 0;
        }
        return bytes;
    }
}
