package io.github.galefs.bench.store;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.EnumSet;

/** A store with many small files, a thousand in a directory, that can be reopened. */
final class FullStore implements AutoCloseable {
    private static final int FILES_PER_DIRECTORY = 1000;
    private static final int FILE_BYTES = 100;
    private static final int BLOCK_SIZE = 4096;

    /** The collector may need more than one run to free mapped buffers. */
    private static final int MAX_COLLECTIONS = 20;

    private static final Duration COLLECTION_PAUSE = Duration.ofMillis(20);

    /** A collection that frees less has freed all but what the JVM itself allocates meanwhile. */
    private static final long NOT_FREED_BYTES = 10_000;

    private final int files;
    private final TemporaryStore store;

    FullStore(final int files) throws IOException {
        this.files = files;
        store = new TemporaryStore(BLOCK_SIZE);
        final MemorySegment content = MemorySegment.ofArray(new byte[FILE_BYTES]);
        for (int i = 0; i < files; i++) {
            if (i % FILES_PER_DIRECTORY == 0) {
                store.files().makeDirectory(directory(i));
            }
            final long handle = store.files().open(path(i), EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
            store.files().write(handle, 0, content, 0, FILE_BYTES);
            store.files().close(handle);
        }
    }

    /** Closes the store and opens it again. */
    Reopening reopen() throws IOException, BenchException, InterruptedException {
        store.closeFiles();
        final long before = usedHeap();
        final long begin = System.nanoTime();
        store.reopen();
        final double seconds = (System.nanoTime() - begin) / 1e9;
        final double bytesPerFile = (usedHeap() - before) / (double) files;
        final FileService opened = store.files();
        if (opened.stat(path(files - 1)).size() != FILE_BYTES) {
            throw new BenchException("the last file of the reopened store does not have " + FILE_BYTES + " bytes");
        }
        return new Reopening(seconds, bytesPerFile);
    }

    @Override
    public void close() throws IOException {
        store.close();
    }

    private static String directory(final int file) {
        return "/directory" + file / FILES_PER_DIRECTORY;
    }

    private static String path(final int file) {
        return directory(file) + "/file" + file;
    }

    /**
     * Returns the bytes of reachable objects. A collection finds some objects of the closed store only after other
     * threads have taken the references that an earlier one found: so there are more, until they free no more.
     */
    private static long usedHeap() throws InterruptedException {
        long used = usedAfterCollection();
        for (int i = 1; i < MAX_COLLECTIONS; i++) {
            Thread.sleep(COLLECTION_PAUSE);
            final long earlier = used;
            used = usedAfterCollection();
            if (used > earlier - NOT_FREED_BYTES) {
                return used;
            }
        }
        return used;
    }

    private static long usedAfterCollection() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    /**
     * Cost of opening the store.
     *
     * @param seconds      time until the store was open.
     * @param bytesPerFile heap bytes that the open store takes, per file.
     */
    record Reopening(double seconds, double bytesPerFile) {}
}
