package io.github.galefs.mount;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.NameEscapes;
import io.github.galefs.file.PosixError;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Names of a file service as the C strings that programs of the mount use. */
enum MountNames {
    /** The file service has names of UTF-8. */
    UTF_8 {
        // Strict: a name that has the replacement character is another name than a malformed one.
        @Override
        String decode(final byte[] name) throws FileServiceException {
            try {
                return StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap(name))
                        .toString();
            } catch (final CharacterCodingException e) {
                throw new FileServiceException(
                        PosixError.EINVAL,
                        "name '" + new String(name, StandardCharsets.UTF_8) + "' is not valid UTF-8",
                        e);
            }
        }

        @Override
        byte[] encode(final String name) {
            return name.getBytes(StandardCharsets.UTF_8);
        }
    },

    /** The file service has names of any bytes, with escapes. */
    ESCAPED {
        @Override
        String decode(final byte[] name) {
            return NameEscapes.show(name);
        }

        @Override
        byte[] encode(final String name) {
            return NameEscapes.bytes(name);
        }
    };

    static MountNames of(final FileService files) throws FileServiceException {
        return files.hasEscapedNames() ? ESCAPED : UTF_8;
    }

    abstract String decode(byte[] name) throws FileServiceException;

    abstract byte[] encode(String name);

    /** Returns the name of the file service that a C string stands for. */
    String decode(final MemorySegment name) throws FileServiceException {
        // ISO 8859-1 has a character for each byte.
        return decode(name.getString(0, StandardCharsets.ISO_8859_1).getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Returns the C string for a name of the file service. */
    MemorySegment encode(final String name, final Arena arena) {
        final byte[] bytes = encode(name);
        final MemorySegment text = arena.allocate(bytes.length + 1L);
        MemorySegment.copy(bytes, 0, text, ValueLayout.JAVA_BYTE, 0, bytes.length);
        return text;
    }
}
