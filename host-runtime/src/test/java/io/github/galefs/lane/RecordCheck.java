package io.github.galefs.lane;

import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.request.ReplyPort;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestHandler;
import java.util.ArrayList;
import java.util.List;

/** Replies to requests of {@link LaneKernels} and records incorrect fields. Used by the lane agent's thread. */
final class RecordCheck implements RequestHandler {
    private final List<String> wrong = new ArrayList<>();
    private final byte[] path = new byte[LaneDescriptor.PATH_CAPACITY];
    private long count;

    @Override
    public void onRequest(final Request request) {
        final ReplyPort port = request.port();
        checkFields(port.group(), request);
        checkPath(request, port);
        port.reply(wrong.isEmpty() ? LaneKernels.reply(port.group(), request.tag()) : -Errno.EIO);
    }

    /** Checks a request without a reply, for a kernel that does not wait for one. */
    void checkFields(final int group, final Request request) {
        final int sequence = request.tag();
        check("operation", LaneKernels.operation(group, sequence), request.operation(), sequence);
        check("fd", LaneKernels.fd(group, sequence), request.fd(), sequence);
        check("file offset", LaneKernels.fileOffset(group, sequence), request.fileOffset(), sequence);
        check("byte count", LaneKernels.byteCount(group, sequence), request.byteCount(), sequence);
        check("open flags", LaneKernels.openFlags(group, sequence), request.openFlags(), sequence);
        check("path length", LaneKernels.pathLength(group, sequence), request.pathLength(), sequence);
        count++;
    }

    /** Returns the incorrect fields; called after the agent has ended. */
    List<String> wrong() {
        return wrong;
    }

    /** Returns the number of requests; called after the agent has ended. */
    long count() {
        return count;
    }

    private void checkPath(final Request request, final ReplyPort port) {
        if (port.copyPath(path, request.pathLength())) {
            for (int i = 0; i < request.pathLength(); i++) {
                final int expected = (byte) LaneKernels.pathByte(port.group(), request.tag(), i);
                check("path byte", expected, path[i], request.tag());
            }
        }
    }

    private void check(final String field, final long expected, final long actual, final int sequence) {
        if (expected != actual && wrong.size() < 10) {
            wrong.add("%s of request %d: %#x, expected %#x".formatted(field, sequence, actual, expected));
        }
    }
}
