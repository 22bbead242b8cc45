package io.github.galefs.wire;

import io.github.galefs.file.FileStatus;
import io.github.galefs.wire.codec.StatusDecoder;
import io.github.galefs.wire.codec.StatusEncoder;

/** Encodes and decodes the {@code status} composite of messages. */
public final class StatusCodec {
    private StatusCodec() {}

    /**
     * Encodes a status.
     *
     * @param encoder wrapped over the composite.
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
     * Decodes a status.
     *
     * @param decoder wrapped over the composite.
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
