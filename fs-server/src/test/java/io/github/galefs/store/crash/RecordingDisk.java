package io.github.galefs.store.crash;

import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The disk of this machine without forces, which remembers what should have been forced. */
public final class RecordingDisk extends UnforcedDisk {
    private final Set<Path> forced = ConcurrentHashMap.newKeySet();

    /** Returns the files and directories that were forced. */
    public Set<Path> forced() {
        return forced;
    }

    @Override
    public void force(final Path file) {
        forced.add(file);
    }

    @Override
    public void force(final Path file, final FileChannel channel) {
        forced.add(file);
    }

    @Override
    public void forceDirectory(final Path directory) {
        forced.add(directory);
    }
}
