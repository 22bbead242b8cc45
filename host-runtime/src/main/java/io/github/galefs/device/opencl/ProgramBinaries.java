package io.github.galefs.device.opencl;

import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.artefact.ContentHash;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;

/**
 * Programs as drivers left them, kept for the next process. Each file begins with a hash of the rest, as a driver may
 * crash on a binary that was cut or changed.
 */
final class ProgramBinaries {
    private static final int HASH_LENGTH = 32;

    private final CacheFolder folder;

    ProgramBinaries(final CacheFolder folder) {
        this.folder = folder;
    }

    /** Names a binary by all that it depends on. */
    static String key(final OpenClDeviceInfo info, final String options, final String source) {
        return new ContentHash()
                .add(info.platformName())
                .add(info.vendor())
                .add(info.name())
                .add(info.versions())
                .add(options)
                .add(source)
                .hex();
    }

    /** The binary of that name, unless there is none or it is damaged. */
    Optional<byte[]> read(final String key) {
        return folder.read(file(key))
                .filter(ProgramBinaries::isWhole)
                .map(content -> Arrays.copyOfRange(content, HASH_LENGTH, content.length));
    }

    void write(final String key, final byte[] binary) {
        // Some drivers have none to give.
        if (binary.length > 0) {
            final ByteBuffer content = ByteBuffer.allocate(HASH_LENGTH + binary.length);
            content.put(hash(binary)).put(binary);
            folder.write(file(key), content.array());
        }
    }

    private static boolean isWhole(final byte[] content) {
        return content.length > HASH_LENGTH
                && Arrays.equals(
                        content,
                        0,
                        HASH_LENGTH,
                        hash(Arrays.copyOfRange(content, HASH_LENGTH, content.length)),
                        0,
                        HASH_LENGTH);
    }

    private static byte[] hash(final byte[] binary) {
        return new ContentHash().add(binary).bytes();
    }

    private static String file(final String key) {
        return key + ".bin";
    }
}
