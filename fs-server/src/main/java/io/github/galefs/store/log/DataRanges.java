package io.github.galefs.store.log;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import org.agrona.collections.LongArrayList;

/**
 * The ranges of a sparse file that have data. A segment is preallocated, so most of a file that was just begun is a
 * hole; a search through it would load every page of it.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/lseek.2.html">lseek(2), SEEK_DATA and SEEK_HOLE</a>
 */
final class DataRanges {
    private static final int O_RDONLY = 0;
    private static final int SEEK_DATA = 3;
    private static final int SEEK_HOLE = 4;
    private static final boolean LINUX = System.getProperty("os.name").equals("Linux");
    private static final MethodHandle OPEN = CLibrary.find(
            "open",
            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT),
            Linker.Option.firstVariadicArg(2));
    private static final MethodHandle CLOSE =
            CLibrary.find("close", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
    private static final MethodHandle LSEEK = CLibrary.find(
            "lseek",
            FunctionDescriptor.of(
                    ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));

    /** Begin and end of each range, ascending. */
    private final LongArrayList bounds = new LongArrayList();

    private DataRanges() {}

    /**
     * Returns the ranges of a file; the whole file where the system does not know them.
     *
     * @param file the file.
     * @param size its length, in bytes.
     * @return the ranges at some time during the call.
     * @throws IOException if the calls fail in an unexpected way.
     */
    static DataRanges of(final Path file, final long size) throws IOException {
        final DataRanges ranges = new DataRanges();
        if (!LINUX || OPEN == null || CLOSE == null || LSEEK == null || !ranges.find(file, size)) {
            ranges.bounds.clear();
            ranges.bounds.addLong(0);
            ranges.bounds.addLong(size);
        }
        return ranges;
    }

    /**
     * Returns the first offset, from a given one on, that lies in a range.
     *
     * @param offset offset in the file, in bytes.
     * @return an offset; {@link Long#MAX_VALUE} if there is none.
     */
    long next(final long offset) {
        for (int i = 0; i < bounds.size(); i += 2) {
            if (offset < bounds.getLong(i + 1)) {
                return Math.max(offset, bounds.getLong(i));
            }
        }
        return Long.MAX_VALUE;
    }

    private boolean find(final Path file, final long size) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            final int fd = (int) OPEN.invokeExact(arena.allocateFrom(file.toString()), O_RDONLY);
            if (fd < 0) {
                return false;
            }
            try {
                return find(fd, size);
            } finally {
                final int _ = (int) CLOSE.invokeExact(fd);
            }
        } catch (final IOException | RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new IOException("cannot find the data of " + file, e);
        }
    }

    /** Collects the ranges; returns false if the file system does not tell them. */
    private boolean find(final int fd, final long size) throws Throwable {
        long end = 0;
        while (end < size) {
            final long begin = (long) LSEEK.invokeExact(fd, end, SEEK_DATA);
            if (begin < 0) {
                // No data follows, unless the very first call has failed for another reason, such as no support.
                return end > 0 || (long) LSEEK.invokeExact(fd, 0L, SEEK_HOLE) == 0;
            }
            end = (long) LSEEK.invokeExact(fd, begin, SEEK_HOLE);
            if (end <= begin) {
                return false;
            }
            bounds.addLong(begin);
            bounds.addLong(end);
        }
        return true;
    }
}
