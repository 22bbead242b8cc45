package io.github.galefs.sample.kernels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.GaleFs;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.HostFiles;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.EnumSet;

/** A session on a target, with a cache of fewer blocks than the files have, over an empty store. */
final class ExampleRig implements AutoCloseable {
    private static final int BLOCK_SIZE = 4096;
    private static final int CACHE_BLOCKS = 8;

    /** Result of kernels whose last parameter it is. */
    final int[] error = new int[1];

    final GaleFs galeFs;
    final Grid grid;
    private final FileService files;

    ExampleRig(final Target target, final Path directory) throws IOException, InterruptedException {
        this(target, directory, BLOCK_SIZE);
    }

    /** Creates a rig with blocks of another size. */
    ExampleRig(final Target target, final Path directory, final int blockSize)
            throws IOException, InterruptedException {
        target.assume();
        grid = target.grid();
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        galeFs = GaleFs.open(
                target.context().files(files).blockSize(blockSize).cacheSize((long) CACHE_BLOCKS * blockSize));
    }

    /** Returns elements for all work-groups. */
    int ofAllGroups(final int elements) {
        return grid.groupCount() * elements;
    }

    void put(final String path, final MemorySegment bytes) throws FileServiceException {
        final long handle = files.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        try {
            files.write(handle, 0, bytes, 0, (int) bytes.byteSize());
        } finally {
            files.close(handle);
        }
    }

    byte[] get(final String path) throws FileServiceException {
        return HostFiles.readAll(files, path);
    }

    void checkNoError() {
        assertEquals(0, error[0], "the lowest error of a file call");
    }

    @Override
    public void close() throws FileServiceException {
        try {
            galeFs.close();
        } finally {
            files.close();
        }
    }
}
