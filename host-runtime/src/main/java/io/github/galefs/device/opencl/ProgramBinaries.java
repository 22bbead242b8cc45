package io.github.galefs.device.opencl;

import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.artefact.ContentHash;
import java.util.Optional;

/** Cache of the binaries of built programs, for later processes. Thread-safe. */
final class ProgramBinaries {
    private final CacheFolder folder;

    ProgramBinaries(final CacheFolder folder) {
        this.folder = folder;
    }

    /** Returns the cache in the folder of all caches. */
    static ProgramBinaries in(final CacheFolder cache) {
        return new ProgramBinaries(cache.folder("programs"));
    }

    /** Returns the key of a binary, derived from all its inputs. */
    static String key(final OpenClDeviceInfo info, final String options, final GroupForm form, final String source) {
        return new ContentHash()
                .add(info.identity())
                .add(options)
                .add(String.join(",", form.specialisation().sizes()))
                .add(source)
                .hex();
    }

    /** Returns the binary of a key; empty if it is missing or damaged. */
    Optional<byte[]> read(final String key) {
        return folder.read(file(key));
    }

    void write(final String key, final byte[] binary) {
        folder.write(file(key), binary);
    }

    private static String file(final String key) {
        return key + ".bin";
    }
}
