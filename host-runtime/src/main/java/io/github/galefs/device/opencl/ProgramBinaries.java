package io.github.galefs.device.opencl;

import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.artefact.ContentHash;
import java.util.Optional;

/** Programs as drivers left them, kept for the next process. */
final class ProgramBinaries {
    private final CacheFolder folder;

    ProgramBinaries(final CacheFolder folder) {
        this.folder = folder;
    }

    /**
     * Those of a device, or none when its driver keeps what it builds by itself. PoCL does: it compiles a kernel when
     * the size of its groups is known, and keeps that. Asked for a binary, it compiles the kernel once more, for any
     * size, which takes longer, and by far when there are barriers.
     */
    static Optional<ProgramBinaries> of(final OpenClDeviceInfo info, final CacheFolder cache) {
        return info.isPocl() ? Optional.empty() : Optional.of(new ProgramBinaries(cache.folder("programs")));
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
        return folder.read(file(key));
    }

    void write(final String key, final byte[] binary) {
        // Some drivers have none to give.
        if (binary.length > 0) {
            folder.write(file(key), binary);
        }
    }

    private static String file(final String key) {
        return key + ".bin";
    }
}
