package io.github.galefs.store.crash;

import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The disk of this machine, which remembers what was forced. */
public final class RecordingDisk implements StoreDisk {
    private final StoreDisk disk = new UnforcedDisk();
    private final Set<Path> forced = ConcurrentHashMap.newKeySet();

    /** Returns the files and directories that were forced. */
    public Set<Path> forced() {
        return forced;
    }

    @Override
    public void createFile(final Path file) throws IOException {
        disk.createFile(file);
    }

    @Override
    public void createDirectory(final Path directory) throws IOException {
        disk.createDirectory(directory);
    }

    @Override
    public void link(final Path file, final Path link) throws IOException {
        disk.link(file, link);
    }

    @Override
    public void move(final Path from, final Path to) throws IOException {
        disk.move(from, to);
    }

    @Override
    public void delete(final Path file) throws IOException {
        disk.delete(file);
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
