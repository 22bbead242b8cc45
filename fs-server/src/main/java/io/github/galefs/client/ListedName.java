package io.github.galefs.client;

import io.github.galefs.file.NameEscapes;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.Text;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Checks the names in a server's list of a directory. A program appends them to paths of its own, where a name such as
 * {@code ../x} would lead out of the directory that it copies to, and it relies on their order.
 */
final class ListedName {
    private ListedName() {}

    /**
     * Decodes a name.
     *
     * @param name     as the server sent it.
     * @param previous the name before it, of this page or an earlier one; empty for the first.
     * @throws ProtocolException it is no name of an entry, or not greater than the one before.
     */
    static String decode(final byte[] name, final byte[] previous) throws ProtocolException {
        final String text = Text.decode(name);
        final boolean isName = name.length > 0
                && name.length <= NameEscapes.MAX_SHOWN_LENGTH
                && !text.equals(".")
                && !text.equals("..")
                && text.indexOf('/') < 0
                && text.indexOf('\0') < 0
                // Invalid UTF-8 is decoded to something that is encoded differently.
                && Arrays.equals(name, text.getBytes(StandardCharsets.UTF_8));
        if (!isName) {
            throw new ProtocolException("list with the name \"" + Text.decodeLenient(name)
                    + "\": must be 1 to " + NameEscapes.MAX_SHOWN_LENGTH
                    + " bytes of UTF-8, without '/' and NUL, and neither . nor ..");
        }
        if (Arrays.compareUnsigned(previous, name) >= 0) {
            throw new ProtocolException("list with the name \"" + text + "\" after \"" + Text.decodeLenient(previous)
                    + "\": must be in the order of the names' bytes");
        }
        return text;
    }
}
