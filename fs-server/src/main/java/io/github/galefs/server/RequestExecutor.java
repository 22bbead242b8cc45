package io.github.galefs.server;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.Extent;
import io.github.galefs.file.ExtentLocator;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.codec.Operation;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes the calls that clients ask for. Safe for use by several threads. */
final class RequestExecutor {
    private static final Logger LOG = LoggerFactory.getLogger(RequestExecutor.class);

    private final FileService files;

    /** Null if the service cannot tell where its bytes lie. */
    private final ExtentLocator locator;

    private final BlockReplies reads;

    RequestExecutor(
            final FileService files,
            final ExtentLocator locator,
            final SegmentChannels segments,
            final PayloadPool payloads) {
        this.files = files;
        this.locator = locator;
        reads = new BlockReplies(files, locator, segments, payloads);
    }

    /** Makes a call; whatever comes of it is a reply. */
    Reply execute(final Session session, final Request request) {
        try {
            return call(session, request);
        } catch (final FileServiceException e) {
            return new Reply(ReplyEncoder.failure(e));
        } catch (final RuntimeException | OutOfMemoryError e) {
            LOG.error("{} failed", request.operation(), e);
            return new Reply(ReplyEncoder.failure(PosixError.EIO, request.operation() + " failed in the server: " + e));
        }
    }

    private Reply call(final Session session, final Request request) throws FileServiceException {
        return switch (request.operation()) {
            case PING, LEAVE -> done(0);
            case SYNC_ALL -> {
                files.syncAll();
                yield done(0);
            }
            case CAPACITY -> new Reply(ReplyEncoder.capacity(files.capacity()));
            case CLOSE,
                    STATUS,
                    READ,
                    WRITE,
                    APPEND,
                    TRUNCATE,
                    SYNC,
                    LOCATE,
                    SET_HANDLE_PERMISSIONS,
                    SET_HANDLE_MODIFICATION_TIME -> callOnHandle(session, request);
            case OPEN -> open(session, request);
            default -> callOnPath(request);
        };
    }

    private Reply callOnHandle(final Session session, final Request request) throws FileServiceException {
        final long handle = request.handle();
        if (request.operation() == Operation.CLOSE) {
            session.removeHandle(handle);
            files.close(handle);
            return done(0);
        }
        session.requireHandle(handle);
        return switch (request.operation()) {
            case STATUS -> new Reply(ReplyEncoder.status(files.status(handle)));
            case READ -> read(request);
            case WRITE -> done(files.write(handle, request.position(), bytes(request), 0, request.count()));
            case APPEND -> new Reply(ReplyEncoder.appended(files.append(handle, bytes(request), 0, request.count())));
            case TRUNCATE -> done(files.truncate(handle, request.position()));
            case SYNC -> {
                files.sync(handle);
                yield done(0);
            }
            case SET_HANDLE_PERMISSIONS -> {
                files.setPermissions(handle, Math.clamp(request.position(), -1, Integer.MAX_VALUE));
                yield done(0);
            }
            case SET_HANDLE_MODIFICATION_TIME -> {
                files.setModificationTime(handle, request.position());
                yield done(0);
            }
            // Told to those only who can read segments: by the ring.
            default -> throw new FileServiceException(PosixError.ENOTSUP, "LOCATE over the network");
        };
    }

    private Reply callOnPath(final Request request) throws FileServiceException {
        final String path = request.path();
        return switch (request.operation()) {
            case STAT -> new Reply(ReplyEncoder.status(files.stat(path)));
            case LIST -> list(request);
            case MAKE_DIRECTORY -> {
                files.makeDirectory(path);
                yield done(0);
            }
            case UNLINK -> {
                files.unlink(path);
                yield done(0);
            }
            case REMOVE_DIRECTORY -> {
                files.removeDirectory(path);
                yield done(0);
            }
            case RENAME -> {
                files.rename(path, request.other());
                yield done(0);
            }
            case SET_PERMISSIONS -> {
                files.setPermissions(path, Math.clamp(request.number(), -1, Integer.MAX_VALUE));
                yield done(0);
            }
            case SET_MODIFICATION_TIME -> {
                files.setModificationTime(path, request.number());
                yield done(0);
            }
            case CREATE_SNAPSHOT -> {
                files.createSnapshot(path);
                yield done(0);
            }
            case REMOVE_SNAPSHOT -> {
                files.removeSnapshot(path);
                yield done(0);
            }
            default -> throw new FileServiceException(PosixError.ENOSYS, "operation " + request.operation());
        };
    }

    private Reply open(final Session session, final Request request) throws FileServiceException {
        session.reserveHandle();
        final long handle;
        try {
            handle = files.open(request.path(), request.options());
        } catch (final FileServiceException | RuntimeException e) {
            session.cancelReservation();
            throw e;
        }
        if (!session.addHandle(handle)) {
            files.close(handle);
            throw new FileServiceException(PosixError.ESTALE, "the session has ended");
        }
        return new Reply(ReplyEncoder.opened(handle, files.status(handle)));
    }

    private Reply read(final Request request) throws FileServiceException {
        if (request.count() > FrameDescriptor.MAX_PAYLOAD_LENGTH) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    "read of " + request.count() + " bytes: at most " + FrameDescriptor.MAX_PAYLOAD_LENGTH
                            + " at once");
        }
        return reads.read(request.handle(), request.position(), request.count());
    }

    private Reply list(final Request request) throws FileServiceException {
        final int limit = Math.clamp(request.number(), -1, ReplyEncoder.MAX_LIST_ENTRIES);
        final List<DirectoryEntry> entries = files.list(request.path(), request.other(), limit);
        return new Reply(ReplyEncoder.list(entries, entries.size() < limit));
    }

    /** Where blocks lie, for a client that can read segments. */
    Reply locate(final Session session, final Request request) throws FileServiceException {
        session.requireHandle(request.handle());
        if (locator == null) {
            throw new FileServiceException(PosixError.ENOTSUP, "the file service does not tell where its bytes lie");
        }
        final List<Extent> extents = new ArrayList<>();
        Extent extent = locator.locate(request.handle(), request.position());
        final long version = extent.version();
        final long end = Math.min(extent.size(), request.position() + Math.max(0, request.count()));
        extents.add(extent);
        long next = extent.blockOffset() + locator.blockSize();
        while (next < end && next > 0 && extents.size() < ReplyEncoder.MAX_EXTENTS) {
            extent = locator.locate(request.handle(), next);
            if (extent.version() != version) {
                break;
            }
            extents.add(extent);
            next += locator.blockSize();
        }
        return new Reply(ReplyEncoder.locate(version, extents.getFirst().size(), extents));
    }

    /** What comes with a request to be written. */
    private static MemorySegment bytes(final Request request) {
        return request.payload() == null
                ? MemorySegment.NULL
                : request.payload().memory();
    }

    private static Reply done(final long value) {
        return new Reply(ReplyEncoder.done(value));
    }
}
