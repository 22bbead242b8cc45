package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Set;

/** Checks of the arguments of a {@link FileService}'s calls. */
public final class CallArguments {
    private CallArguments() {}

    /**
     * Checks the options of an opening.
     *
     * @param subject the path in quotes, for messages.
     * @param options the options.
     * @throws FileServiceException EINVAL.
     */
    public static void requireOptions(final String subject, final Set<FileOpenOption> options)
            throws FileServiceException {
        final boolean writes = options.contains(FileOpenOption.WRITE);
        if (!(writes || options.contains(FileOpenOption.READ))
                || (options.contains(FileOpenOption.TRUNCATE) && !writes)
                || (options.contains(FileOpenOption.EXCLUSIVE) && !options.contains(FileOpenOption.CREATE))) {
            throw new FileServiceException(PosixError.EINVAL, subject + ": open with " + options);
        }
    }

    /**
     * Checks a range of a file.
     *
     * @param subject the file, for messages.
     * @param call    name of the call.
     * @param offset  offset of the range.
     * @param length  length of the range.
     * @throws FileServiceException EINVAL if either is negative.
     */
    public static void requireRange(final Object subject, final String call, final long offset, final long length)
            throws FileServiceException {
        if (offset < 0 || length < 0) {
            throw new FileServiceException(
                    PosixError.EINVAL, subject + ": " + call + " of " + length + " bytes at offset " + offset);
        }
    }

    /**
     * Returns how many bytes the places of a read have together.
     *
     * @param subject      the file, for messages.
     * @param destinations the places.
     * @return the number of bytes.
     * @throws FileServiceException EINVAL for more than 2<sup>31</sup>-1.
     */
    public static int requireTotal(final Object subject, final List<MemorySegment> destinations)
            throws FileServiceException {
        long total = 0;
        for (final MemorySegment destination : destinations) {
            total = Math.min(total + Math.min(destination.byteSize(), Integer.MAX_VALUE), 1L + Integer.MAX_VALUE);
        }
        if (total > Integer.MAX_VALUE) {
            throw new FileServiceException(
                    PosixError.EINVAL, subject + ": read of more than " + Integer.MAX_VALUE + " bytes");
        }
        return (int) total;
    }

    /**
     * Checks the length of an append.
     *
     * @param subject the file, for messages.
     * @param length  the length.
     * @throws FileServiceException EINVAL.
     */
    public static void requireAppendLength(final Object subject, final int length) throws FileServiceException {
        if (length < 0 || length > FileService.MAX_APPEND_LENGTH) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    subject + ": append of " + length + " bytes: must be from 0 to " + FileService.MAX_APPEND_LENGTH);
        }
    }
}
