package io.github.galefs.log;

import static io.github.galefs.kernel.log.LogDescriptor.ARGUMENTS_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.KINDS_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.KIND_BITS;
import static io.github.galefs.kernel.log.LogDescriptor.KIND_DOUBLE;
import static io.github.galefs.kernel.log.LogDescriptor.MAX_ARGUMENTS;
import static io.github.galefs.kernel.log.LogDescriptor.TEXT_CAPACITY;
import static io.github.galefs.kernel.log.LogDescriptor.TEXT_LENGTH_OFFSET;
import static io.github.galefs.kernel.log.LogDescriptor.TEXT_OFFSET;

import java.nio.charset.StandardCharsets;
import org.agrona.concurrent.UnsafeBuffer;

/** Makes the text of a message from its record, whatever bytes a defective kernel has written there. */
final class MessageFormat {
    private static final String PLACE = "{}";
    private static final int KIND_MASK = (1 << KIND_BITS) - 1;

    private MessageFormat() {}

    /** Returns the text, with arguments in the places of {@code {}}; those that have no place follow it. */
    static String format(final byte[] record) {
        final UnsafeBuffer fields = new UnsafeBuffer(record);
        final int length = Math.clamp(fields.getInt(TEXT_LENGTH_OFFSET), 0, TEXT_CAPACITY);
        final String text = new String(record, TEXT_OFFSET, length, StandardCharsets.UTF_8);
        final StringBuilder message = new StringBuilder();
        int done = 0;
        for (int i = 0; i < MAX_ARGUMENTS; i++) {
            final int kind = (fields.getInt(KINDS_OFFSET) >>> (i * KIND_BITS)) & KIND_MASK;
            if (kind != 0) {
                final int place = text.indexOf(PLACE, done);
                message.append(text, done, place < 0 ? text.length() : place);
                message.append(place < 0 ? " " : "").append(argument(fields, i, kind));
                done = place < 0 ? text.length() : place + PLACE.length();
            }
        }
        return message.append(text, done, text.length()).toString();
    }

    private static String argument(final UnsafeBuffer fields, final int index, final int kind) {
        final int offset = ARGUMENTS_OFFSET + index * Long.BYTES;
        return kind == KIND_DOUBLE ? Double.toString(fields.getDouble(offset)) : Long.toString(fields.getLong(offset));
    }
}
