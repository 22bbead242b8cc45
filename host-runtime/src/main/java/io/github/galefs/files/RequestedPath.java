package io.github.galefs.files;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.request.Request;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Reads the paths that work-groups send. */
final class RequestedPath {
    private final byte[] bytes = new byte[LaneDescriptor.PATH_CAPACITY];

    /**
     * Returns the path of a request.
     *
     * @throws FileServiceException it is too long, or not UTF-8.
     */
    String of(final Request request) throws FileServiceException {
        if (!request.port().copyPath(bytes, request.pathLength())) {
            throw new FileServiceException(PosixError.ENAMETOOLONG, "path of " + request.pathLength() + " bytes");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, 0, request.pathLength()))
                    .toString();
        } catch (final CharacterCodingException e) {
            throw new FileServiceException(
                    PosixError.EINVAL, "path of " + request.pathLength() + " bytes is not UTF-8", e);
        }
    }
}
