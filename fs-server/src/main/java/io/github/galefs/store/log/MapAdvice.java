package io.github.galefs.store.log;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Advice to the kernel on the pages of a mapped file. A kernel that does not support an advice ignores it.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/madvise.2.html">madvise(2)</a>
 */
final class MapAdvice {
    /** Length of a large page, in bytes. */
    static final int LARGE_PAGE = 2 * 1024 * 1024;

    private static final int MADV_NORMAL = 0;
    private static final int MADV_RANDOM = 1;
    private static final int MADV_HUGEPAGE = 14;
    private static final int MADV_NOHUGEPAGE = 15;

    /** Null on systems other than Linux, where the advice may have other numbers. */
    private static final MethodHandle MADVISE = System.getProperty("os.name").equals("Linux")
            ? CLibrary.find(
                    "madvise",
                    FunctionDescriptor.of(
                            ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT))
            : null;

    private MapAdvice() {}

    /** Returns whether the system takes advice. Where it does not, no other method may be called. */
    static boolean isSupported() {
        return MADVISE != null;
    }

    /**
     * Requests large pages, each allocated when its first byte is touched, and disables read-ahead.
     *
     * @param range range of a mapped file, at a multiple of the system's page size.
     */
    static void useLargePages(final MemorySegment range) {
        // Without large pages, read-ahead is what keeps page faults few, so it must stay enabled.
        if (advise(range, MADV_HUGEPAGE)) {
            advise(range, MADV_RANDOM);
        }
    }

    /**
     * Reverts {@link #useLargePages} for pages that are not allocated yet.
     *
     * @param range range of a mapped file, at a multiple of the system's page size.
     */
    static void useSmallPages(final MemorySegment range) {
        advise(range, MADV_NOHUGEPAGE);
        advise(range, MADV_NORMAL);
    }

    /**
     * Allocates the first pages of a file as small pages, and no pages after them. By default, the kernel would read
     * ahead and thereby prevent a large page after them.
     *
     * @param file   an existing file; extended to the length if it is shorter.
     * @param length length of the first pages, in bytes.
     * @throws IOException if the file cannot be mapped.
     */
    static void allocateFirstPages(final Path file, final int length) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
                Arena arena = Arena.ofConfined()) {
            final MemorySegment pages = channel.map(FileChannel.MapMode.READ_WRITE, 0, length, arena);
            if (advise(pages, MADV_RANDOM)) {
                pages.load();
            }
        }
    }

    private static boolean advise(final MemorySegment range, final int advice) {
        try {
            return (int) MADVISE.invokeExact(range, range.byteSize(), advice) == 0;
        } catch (final RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new AssertionError("madvise has thrown an exception", e);
        }
    }
}
