package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.staging.StagedFile;
import java.lang.foreign.MemorySegment;
import java.util.List;

/**
 * The bytes of a staged file during an upload, when nobody changes it.
 *
 * @param file   the file.
 * @param length its length in bytes.
 */
public record StagedBytes(StagedFile file, long length) implements ByteSource {
    /**
     * Returns the present bytes of a file.
     *
     * @param file the file.
     * @return its bytes.
     * @throws FileServiceException EIO.
     */
    public static StagedBytes of(final StagedFile file) throws FileServiceException {
        return new StagedBytes(file, file.status().size());
    }

    @Override
    public void copy(final long offset, final byte[] buffer, final int count) throws FileServiceException {
        final int found =
                file.read(offset, List.of(MemorySegment.ofArray(buffer).asSlice(0, count)));
        if (found < count) {
            throw new FileServiceException(
                    PosixError.EIO, file + " ends at " + (offset + found) + " instead of " + length);
        }
    }
}
