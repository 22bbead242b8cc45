package io.github.galefs.store.directory;

import io.github.galefs.store.disk.ForcedFile;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The disk of a store that is locked.
 *
 * @param disk makes changes.
 * @param lock knows whether the store is lost.
 */
record OwnedDisk(StoreDisk disk, StoreLockFile lock) implements StoreDisk {
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
    public ForcedFile open(final Path file) throws IOException {
        return disk.open(file);
    }

    @Override
    public void force(final Path file) throws IOException {
        disk.force(file);
    }

    @Override
    public void forceDirectory(final Path directory) throws IOException {
        disk.forceDirectory(directory);
    }

    @Override
    public void requireOwned() throws IOException {
        lock.requireOwned();
    }

    @Override
    public void requireNotLost() throws IOException {
        lock.requireNotLost();
    }
}
