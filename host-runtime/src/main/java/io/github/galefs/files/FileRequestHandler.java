package io.github.galefs.files;

import io.github.galefs.cache.BlockCache;
import io.github.galefs.cache.BlockContent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.file.FileOperation;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.request.ReplyPort;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestHandler;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.agrona.concurrent.EpochClock;
import org.agrona.concurrent.status.AtomicCounter;

/** Handles the file requests of kernels. Checks every field of a request, since kernels are not trusted. */
public final class FileRequestHandler implements RequestHandler {
    private final FdTable fdTable;
    private final BlockCache cache;
    private final int blockShift;
    private final EpochClock clock;
    private final byte[] path = new byte[LaneDescriptor.PATH_CAPACITY];

    private final AtomicCounter opens;
    private final AtomicCounter closes;
    private final AtomicCounter reads;
    private final AtomicCounter writes;
    private final AtomicCounter errors;

    /**
     * Creates a handler.
     *
     * @param fdTable    of the session.
     * @param cache      of the files' blocks.
     * @param blockShift base-2 logarithm of the bytes in a block.
     * @param clock      gives modification times.
     * @param counters   counts requests by kind, and errors.
     */
    public FileRequestHandler(
            final FdTable fdTable,
            final BlockCache cache,
            final int blockShift,
            final EpochClock clock,
            final Counters counters) {
        this.fdTable = fdTable;
        this.cache = cache;
        this.blockShift = blockShift;
        this.clock = clock;
        this.opens = counters.counter(Metric.OPEN_REQUESTS);
        this.closes = counters.counter(Metric.CLOSE_REQUESTS);
        this.reads = counters.counter(Metric.READ_REQUESTS);
        this.writes = counters.counter(Metric.WRITE_REQUESTS);
        this.errors = counters.counter(Metric.REQUEST_ERRORS);
    }

    @Override
    public boolean onRequest(final Request request, final ReplyPort port) {
        try {
            if (!answer(request, port)) {
                return false;
            }
        } catch (final FileServiceException e) {
            errors.incrementRelease();
            port.reply(-e.error().number());
        }
        count(request.operation());
        return true;
    }

    private boolean answer(final Request request, final ReplyPort port) throws FileServiceException {
        return switch (request.operation()) {
            case FileOperation.OPEN -> open(request, port);
            case FileOperation.CLOSE -> close(request, port);
            case FileOperation.READ -> read(request, port);
            case FileOperation.WRITE -> write(request, port);
            default -> throw new FileServiceException(PosixError.ENOSYS, "operation " + request.operation());
        };
    }

    private void count(final int operation) {
        switch (operation) {
            case FileOperation.OPEN -> opens.incrementRelease();
            case FileOperation.CLOSE -> closes.incrementRelease();
            case FileOperation.READ -> reads.incrementRelease();
            case FileOperation.WRITE -> writes.incrementRelease();
            default -> {
                // Refused, and counted among the errors.
            }
        }
    }

    private boolean open(final Request request, final ReplyPort port) throws FileServiceException {
        final String name = path(request, port);
        final int fd = fdTable.open(name, OpenFlags.of(request.openFlags(), name));
        if (fd == FdTable.NOT_NOW) {
            return false;
        }
        port.reply(fd);
        return true;
    }

    private boolean close(final Request request, final ReplyPort port) throws FileServiceException {
        if (fdTable.mustWaitToClose(request.fd())) {
            return false;
        }
        fdTable.close(request.fd());
        port.reply(0);
        return true;
    }

    private boolean read(final Request request, final ReplyPort port) throws FileServiceException {
        final FdEntry entry = fdTable.get(request.fd());
        if (!entry.flags().reads()) {
            throw new FileServiceException(PosixError.EBADF, "fd " + request.fd() + " is not open for reading");
        }
        checkRange(request);
        final int frame = cache.frameToRead(entry.file().cached(), request.fileOffset() >> blockShift);
        if (frame == BlockCache.NO_FRAME_NOW) {
            return false;
        }
        port.grantForReading(frame);
        return true;
    }

    private boolean write(final Request request, final ReplyPort port) throws FileServiceException {
        final FdEntry entry = fdTable.get(request.fd());
        if (!entry.flags().writes()) {
            throw new FileServiceException(PosixError.EBADF, "fd " + request.fd() + " is not open for writing");
        }
        checkRange(request);
        final long block = request.fileOffset() >> blockShift;
        final int begin = (int) (request.fileOffset() - (block << blockShift));
        if (request.byteCount() > (1L << blockShift) - begin) {
            throw new FileServiceException(
                    PosixError.EINVAL, "write of " + request.byteCount() + " bytes from byte " + begin + " of a block");
        }
        final int end = begin + (int) request.byteCount();
        final OpenFile file = entry.file();
        final int frame = cache.frameToWrite(file.cached(), block, begin, end, content(file, block, begin, end));
        if (frame == BlockCache.NO_FRAME_NOW) {
            return false;
        }
        file.wrote(request.fileOffset() + request.byteCount(), clock.time());
        fdTable.publish(file);
        port.grantForWriting(frame);
        return true;
    }

    private BlockContent content(final OpenFile file, final long block, final int begin, final int end) {
        final long contentLength = Math.min(file.size() - (block << blockShift), 1L << blockShift);
        final boolean replaced = contentLength <= 0 || (begin == 0 && end >= contentLength);
        return replaced ? BlockContent.REPLACED : BlockContent.NEEDED;
    }

    private static void checkRange(final Request request) throws FileServiceException {
        final boolean overflows = request.fileOffset() + request.byteCount() < 0;
        if (request.fileOffset() < 0 || request.byteCount() <= 0 || overflows) {
            throw new FileServiceException(
                    PosixError.EINVAL, request.byteCount() + " bytes from offset " + request.fileOffset());
        }
    }

    private String path(final Request request, final ReplyPort port) throws FileServiceException {
        if (!port.copyPath(path, request.pathLength())) {
            throw new FileServiceException(PosixError.ENAMETOOLONG, "path of " + request.pathLength() + " bytes");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(path, 0, request.pathLength()))
                    .toString();
        } catch (final CharacterCodingException e) {
            throw new FileServiceException(
                    PosixError.EINVAL, "path of " + request.pathLength() + " bytes is not UTF-8", e);
        }
    }
}
