package io.github.galefs.wire;

import io.github.galefs.file.FileStatus;
import io.github.galefs.wire.codec.StatusDecoder;
import io.github.galefs.wire.codec.StatusEncoder;

/** A {@link FileStatus} in a message. */
public final class StatusCodec {
    private StatusCodec() {}

    /**
     * Writes a status.
     *
     * @param encoder wrapped over where it is to be.
     * @param status  the status.
     */
    public static void encode(final StatusEncoder encoder, final FileStatus status) {
        encoder.fileId(status.fileId())
                .size(status.size())
                .allocated(status.allocated())
                .modificationMillis(status.modificationMillis())
                .fileVersion(status.version())
                .permissions(status.permissions())
                .directory((short) (status.directory() ? 1 : 0));
    }

    /**
     * Reads a status.
     *
     * @param decoder wrapped over it.
     * @return the status.
     */
    public static FileStatus decode(final StatusDecoder decoder) {
        return new FileStatus(
                decoder.fileId(),
                decoder.directory() != 0,
                decoder.permissions(),
                decoder.size(),
                decoder.allocated(),
                decoder.modificationMillis(),
                decoder.fileVersion());
    }
}
