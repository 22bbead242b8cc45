package io.github.galefs.store.crash;

import java.io.IOException;
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
    public void force(final Path file) throws IOException {
        forced.add(file.toRealPath());
    }

    @Override
    public void forceDirectory(final Path directory) throws IOException {
        forced.add(directory.toRealPath());
    }
}
