package io.github.galefs.files;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.request.Request;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads the paths that work-groups send. Most send the same: it is decoded, and hashed, once. */
final class RequestedPath {
    private final byte[] bytes = new byte[LaneDescriptor.PATH_CAPACITY];
    private byte[] lastBytes = {};
    private String last = "";

    /**
     * Returns the path of a request.
     *
     * @throws FileServiceException it is too long, or not UTF-8.
     */
    String of(final Request request) throws FileServiceException {
        if (!request.port().copyPath(bytes, request.pathLength())) {
            throw new FileServiceException(PosixError.ENAMETOOLONG, "path of " + request.pathLength() + " bytes");
        }
        if (!Arrays.equals(bytes, 0, request.pathLength(), lastBytes, 0, lastBytes.length)) {
            final String path = decoded(request);
            lastBytes = Arrays.copyOf(bytes, request.pathLength());
            last = path;
        }
        return last;
    }

    private String decoded(final Request request) throws FileServiceException {
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
