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
 * Tells the kernel how a range of a mapped file is to get its pages. It is advice: a kernel that does not know it does
 * nothing.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/madvise.2.html">madvise(2)</a>
 */
final class MapAdvice {
    /** Bytes of a large page. */
    static final int LARGE_PAGE = 2 * 1024 * 1024;

    private static final int MADV_NORMAL = 0;
    private static final int MADV_RANDOM = 1;
    private static final int MADV_HUGEPAGE = 14;
    private static final int MADV_NOHUGEPAGE = 15;

    /** Null where the advice may have other numbers. */
    private static final MethodHandle MADVISE = System.getProperty("os.name").equals("Linux")
            ? CLibrary.find(
                    "madvise",
                    FunctionDescriptor.of(
                            ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT))
            : null;

    private MapAdvice() {}

    /** Whether there is anybody to be advised; the rest is for Linux alone. */
    static boolean isPossible() {
        return MADVISE != null;
    }

    /**
     * Asks for large pages, each when its first byte is touched, and nothing ahead of it.
     *
     * @param range of a mapped file, at a multiple of the system's page size.
     */
    static void large(final MemorySegment range) {
        // Where there are no large pages, reading ahead is what keeps the faults few, and must go on.
        if (advise(range, MADV_HUGEPAGE)) {
            advise(range, MADV_RANDOM);
        }
    }

    /**
     * Takes {@link #large} back where there are no pages yet.
     *
     * @param range of a mapped file, at a multiple of the system's page size.
     */
    static void small(final MemorySegment range) {
        advise(range, MADV_NOHUGEPAGE);
        advise(range, MADV_NORMAL);
    }

    /**
     * Has the kernel make the first pages of a file, small ones, and no more of them: with its own choice it would read
     * ahead, and leave no place for a large page.
     *
     * @param file   that exists; it gets the length, if it is shorter.
     * @param length of the first pages, in bytes.
     * @throws IOException when the file cannot be mapped.
     */
    static void makeFirstPages(final Path file, final int length) throws IOException {
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
            throw new AssertionError("a system call has thrown", e);
        }
    }
}
