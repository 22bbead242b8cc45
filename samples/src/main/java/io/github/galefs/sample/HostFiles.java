package io.github.galefs.sample;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.util.EnumSet;

/** File access for the host side of a sample. */
public final class HostFiles {
    private HostFiles() {}

    /**
     * Reads a whole file.
     *
     * @param files the file service.
     * @param path  path of a file of less than 2 GiB.
     * @return its bytes.
     * @throws FileServiceException when it cannot be read; EFBIG when it is too large.
     */
    public static byte[] readAll(final FileService files, final String path) throws FileServiceException {
        final long handle = files.open(path, EnumSet.of(FileOpenOption.READ));
        try {
            final long size = files.status(handle).size();
            if (size > Integer.MAX_VALUE - 8) {
                throw new FileServiceException(
                        PosixError.EFBIG,
                        "'" + path + "' has " + size + " bytes; the host reads at most " + (Integer.MAX_VALUE - 8));
            }
            final byte[] bytes = new byte[(int) size];
            files.read(handle, 0, MemorySegment.ofArray(bytes), 0, bytes.length);
            return bytes;
        } finally {
            files.close(handle);
        }
    }
}
