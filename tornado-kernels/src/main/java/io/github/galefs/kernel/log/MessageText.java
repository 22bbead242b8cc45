package io.github.galefs.kernel.log;

import static io.github.galefs.kernel.log.LogDescriptor.TEXT_CAPACITY;
import static io.github.galefs.kernel.log.LogDescriptor.TEXT_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import java.nio.charset.StandardCharsets;

/** Message with a text that is a Java string: on the JVM device. For {@link KernelLog}, not for kernels. */
public final class MessageText {
    private MessageText() {}

    /**
     * Writes a message. The compiler replaces this method by {@link LiteralMessage#write}.
     *
     * @param fs    the file system.
     * @param text  text of the message.
     * @param kinds of the arguments.
     * @param a     first argument, or 0.
     * @param b     second argument, or 0.
     * @param c     third argument, or 0.
     * @throws IllegalArgumentException the text is too long.
     */
    public static void write(
            final long[] fs, final String text, final int kinds, final long a, final long b, final long c) {
        final byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > TEXT_CAPACITY) {
            throw new IllegalArgumentException("KernelLog.print of a text of " + bytes.length
                    + " bytes in UTF-8: must be at most " + TEXT_CAPACITY + "; print it in parts");
        }
        final int index = LogRecord.take(fs);
        if (index != LogRecord.NONE) {
            final long begin = LogRecord.record(fs, index) + TEXT_OFFSET;
            for (int i = 0; i < bytes.length; i++) {
                DeviceMemory.putByte(fs, begin + i, bytes[i]);
            }
            LogRecord.complete(fs, index, bytes.length, kinds, a, b, c);
        }
    }
}
