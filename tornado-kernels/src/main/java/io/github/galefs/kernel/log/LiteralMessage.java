package io.github.galefs.kernel.log;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.OutOfLine;
import io.github.galefs.kernel.file.LiteralPath;

/** Message with a literal text, in a compiled kernel, which has its literals in one array. */
public final class LiteralMessage {
    private LiteralMessage() {}

    /**
     * Writes a message. The compiler replaces {@link MessageText#write} by this method.
     *
     * @param fs     the file system.
     * @param offset byte offset of the text in the kernel's literals.
     * @param length bytes of the text, at most {@link LogDescriptor#TEXT_CAPACITY}.
     * @param kinds  of the arguments.
     * @param a      first argument, or 0.
     * @param b      second argument, or 0.
     * @param c      third argument, or 0.
     */
    @OutOfLine
    public static void write(
            final long[] fs,
            final int offset,
            final int length,
            final int kinds,
            final long a,
            final long b,
            final long c) {
        final int index = LogRecord.take(fs);
        if (index != LogRecord.NONE) {
            final long begin = LogRecord.record(fs, index) + LogDescriptor.TEXT_OFFSET;
            for (int i = 0; i < length; i++) {
                DeviceMemory.putByte(fs, begin + i, LiteralPath.byteAt(offset + i));
            }
            LogRecord.complete(fs, index, length, kinds, a, b, c);
        }
    }
}
