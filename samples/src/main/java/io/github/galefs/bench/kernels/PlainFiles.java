package io.github.galefs.bench.kernels;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.HostFiles;
import java.lang.foreign.MemorySegment;
import java.util.EnumSet;
import java.util.stream.IntStream;

/** Files of a plain Java program that has a thread for each processor. */
final class PlainFiles {
    /** Bytes of a part: larger ones do not stay in a processor's own cache. */
    static final int PART_LENGTH = 64 << 10;

    static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

    private final FileService files;

    PlainFiles(final FileService files) {
        this.files = files;
    }

    /** Work of a thread, which has memory of its own. */
    @FunctionalInterface
    interface Share {
        /** Returns the sum of the results of the parts {@code first}, {@code first + step} and so on. */
        double of(int first, int step) throws FileServiceException;
    }

    /** Returns the sum over a thread for each processor. */
    static double sum(final Share share) throws FileServiceException {
        return sum(PROCESSORS, share);
    }

    /** Returns the sum over some threads, at most as many as there are processors. */
    static double sum(final int threads, final Share share) throws FileServiceException {
        final FileServiceException[] failures = new FileServiceException[threads];
        final double sum = IntStream.range(0, threads)
                .parallel()
                .mapToDouble(thread -> {
                    try {
                        return share.of(thread, threads);
                    } catch (final FileServiceException e) {
                        failures[thread] = e;
                        return 0;
                    }
                })
                .sum();
        for (final FileServiceException failure : failures) {
            if (failure != null) {
                throw failure;
            }
        }
        return sum;
    }

    /** Opens a file for reading. */
    long open(final String path) throws FileServiceException {
        return files.open(path, EnumSet.of(FileOpenOption.READ));
    }

    /** Returns the bytes that were read, 0 at the end of the file. */
    int read(final long handle, final long offset, final MemorySegment memory) throws FileServiceException {
        return files.read(handle, offset, memory, 0, (int) memory.byteSize());
    }

    byte[] readAll(final String path) throws FileServiceException {
        return HostFiles.readAll(files, path);
    }

    /** Opens a file for writing, and creates it if there is none. */
    long create(final String path) throws FileServiceException {
        return files.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
    }

    void write(final long handle, final long offset, final MemorySegment memory) throws FileServiceException {
        files.write(handle, offset, memory, 0, (int) memory.byteSize());
    }

    void close(final long handle) throws FileServiceException {
        files.close(handle);
    }
}
