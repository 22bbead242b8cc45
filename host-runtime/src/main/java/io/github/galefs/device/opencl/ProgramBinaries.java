package io.github.galefs.device.opencl;

import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.artefact.ContentHash;
import java.util.Optional;

/** Cache of the binaries of built programs, for later processes. */
final class ProgramBinaries {
    private final CacheFolder folder;

    ProgramBinaries(final CacheFolder folder) {
        this.folder = folder;
    }

    /**
     * Returns the cache for a device; empty if the driver has its own cache. PoCL has: it compiles a kernel when the
     * size of its groups is known, and caches that. When its binary is requested, it compiles the kernel again for any
     * size, which takes longer, and much longer with barriers.
     */
    static Optional<ProgramBinaries> of(final OpenClDeviceInfo info, final CacheFolder cache) {
        return info.isPocl() ? Optional.empty() : Optional.of(new ProgramBinaries(cache.folder("programs")));
    }

    /** Returns the key of a binary, derived from all its inputs. */
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

    /** Returns the binary of a key; empty if it is missing or damaged. */
    Optional<byte[]> read(final String key) {
        return folder.read(file(key));
    }

    void write(final String key, final byte[] binary) {
        // Some drivers provide no binary.
        if (binary.length > 0) {
            folder.write(file(key), binary);
        }
    }

    private static String file(final String key) {
        return key + ".bin";
    }
}
