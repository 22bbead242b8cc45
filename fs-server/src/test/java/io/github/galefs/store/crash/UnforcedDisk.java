package io.github.galefs.store.crash;

import io.github.galefs.store.disk.ForcedFile;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.nio.file.Path;

/** The disk of this machine without forces, for stores that are compared and thrown away. */
public class UnforcedDisk implements StoreDisk {
    private final StoreDisk disk = StoreDisk.system();

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
    public void force(final Path file) throws IOException {
        // The image is not needed after a loss of power.
    }

    @Override
    public ForcedFile open(final Path file) {
        return new ForcedFile() {
            @Override
            public void force() throws IOException {
                UnforcedDisk.this.force(file);
            }

            @Override
            public void close() {
                // Nothing is open.
            }
        };
    }

    @Override
    public void forceDirectory(final Path directory) throws IOException {
        // As above.
    }
}
