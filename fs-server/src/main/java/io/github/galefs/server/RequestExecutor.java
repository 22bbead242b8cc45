package io.github.galefs.server;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.Extent;
import io.github.galefs.file.ExtentLocator;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.NameEscapes;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.ServedNames;
import io.github.galefs.wire.FrameDescriptor;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.agrona.ErrorHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Executes requests by calls of the file service. Safe for use by several threads. */
final class RequestExecutor {
    private static final Logger LOGGER = LoggerFactory.getLogger(RequestExecutor.class);

    private static final Reply DONE = new Reply(ReplyEncoder.done());

    /** Errors that a client's request alone does not explain. */
    private static final Set<PosixError> FAILURES = EnumSet.of(PosixError.EIO, PosixError.ENOSPC, PosixError.EINTR);

    /** Errors of a connection from this server to the files that it serves. */
    private static final Set<PosixError> OUTAGES =
            EnumSet.of(PosixError.ECONNREFUSED, PosixError.ECONNRESET, PosixError.ETIMEDOUT);

    private static final String BEHIND_SERVER = ": the server cannot reach the files that it serves";

    private final FileService files;

    /** Null if the service does not locate its blocks. */
    private final FileService servedNames;

    private final ExtentLocator locator;

    private final ReadHandler reads;
    private final LogThrottle log;
    private final ErrorHandler errorHandler;

    /**
     * @param log          writes what clients are not told of failures.
     * @param errorHandler receives errors of the JVM, after which the state of the file service is unknown.
     */
    RequestExecutor(
            final FileService files,
            final ExtentLocator locator,
            final SegmentChannelCache segments,
            final PayloadPool payloads,
            final LogThrottle log,
            final ErrorHandler errorHandler) {
        this.log = log;
        this.errorHandler = errorHandler;
        this.files = files;
        servedNames = new ServedNames(files);
        this.locator = locator;
        reads = new ReadHandler(files, locator, segments, payloads);
    }

    /**
     * Executes a request; never throws, an error is a reply too.
     *
     * @param memory is charged for the reply until the reply is released.
     * @param pins   of the client's connection.
     * @return the reply; null if there is no memory for it now. The request then has had no effect, and is repeated.
     */
    Reply execute(
            final Session session, final Request request, final MemoryAccount memory, final ClientPins.Share pins) {
        try {
            return call(session, request, memory, pins);
        } catch (final MemoryShortException _) {
            return null;
        } catch (final FileServiceException e) {
            return refusal(request, e);
        } catch (final RuntimeException | InternalError e) {
            // The JVM reports a fault in mapped memory, such as a page that the disk cannot read, as an InternalError.
            LOGGER.error("{} failed", request.operation(), e);
            return failure(request);
        } catch (final Throwable e) {
            errorHandler.onError(e);
            return failure(request);
        }
    }

    private static Reply failure(final Request request) {
        return new Reply(ReplyEncoder.failure(
                PosixError.EIO, request.description() + " failed in the server; its log says why"));
    }

    /**
     * Tells a client about an error in terms of its request. The error's message is not for it: it may have paths of
     * the server's directories, and of files as they lie above the exported directory.
     */
    private Reply refusal(final Request request, final FileServiceException e) {
        final boolean isOutage = OUTAGES.contains(e.error());
        if (isOutage || FAILURES.contains(e.error())) {
            log.write(LOGGER::warn, LogCause.CALL_FAILED, request.operation() + " failed: " + withCause(e));
        }
        return new Reply(
                isOutage
                        ? ReplyEncoder.failure(asSeenBehindServer(e.error()), request.description() + BEHIND_SERVER)
                        : ReplyEncoder.failure(e.error(), request.description()));
    }

    /** To a client, ECONNREFUSED is a server that shuts down: it would send the request to the next one. */
    private static PosixError asSeenBehindServer(final PosixError outage) {
        return outage == PosixError.ECONNREFUSED ? PosixError.ETIMEDOUT : outage;
    }

    private static String withCause(final FileServiceException e) {
        return e.getCause() == null ? e.getMessage() : e.getMessage() + ", because of " + e.getCause();
    }

    private Reply call(
            final Session session, final Request request, final MemoryAccount memory, final ClientPins.Share pins)
            throws FileServiceException, MemoryShortException {
        return switch (request) {
            case Request.OnHandle onHandle -> {
                session.requireHandle(onHandle.handle());
                yield callOnHandle(onHandle, memory);
            }
            case Request.Pin pin -> new Reply(ReplyEncoder.pinned(pins.pin(session, pin.handle(), pin.fileOffset())));
            case Request.Unpin unpin -> done(() -> pins.unpin(unpin.pin()));
            case Request.Open open -> open(session, open);
            case Request.Close close ->
                done(() -> {
                    session.removeHandle(close.handle());
                    files.close(close.handle());
                });
            case Request.Stat stat -> new Reply(ReplyEncoder.status(files.stat(stat.path())));
            case Request.Listing listing -> list(listing, memory);
            case Request.Capacity _ -> new Reply(ReplyEncoder.capacity(files.capacity()));
            case Request.Ping _, Request.Leave _ -> DONE;
            case Request.SyncAll _ -> done(files::syncAll);
            case Request.MakeDirectory directory -> done(() -> files.makeDirectory(directory.path()));
            case Request.Unlink unlink -> done(() -> files.unlink(unlink.path()));
            case Request.RemoveDirectory directory -> done(() -> files.removeDirectory(directory.path()));
            case Request.Rename rename -> done(() -> files.rename(rename.from(), rename.to()));
            case Request.Replace replace -> replace(replace);
            case Request.SetPermissions change -> done(() -> files.setPermissions(change.path(), change.permissions()));
            case Request.SetModificationTime change ->
                done(() -> files.setModificationTime(change.path(), change.modificationMillis()));
            case Request.CreateSnapshot snapshot -> done(() -> files.createSnapshot(snapshot.name()));
            case Request.RemoveSnapshot snapshot -> done(() -> files.removeSnapshot(snapshot.name()));
        };
    }

    private Reply callOnHandle(final Request.OnHandle request, final MemoryAccount memory)
            throws FileServiceException, MemoryShortException {
        return switch (request) {
            case Request.Read read -> read(read, memory);
            case Request.Write write -> write(write);
            case Request.Append append -> append(append);
            case Request.Status status -> new Reply(ReplyEncoder.status(files.status(status.handle())));
            case Request.Truncate truncate ->
                new Reply(ReplyEncoder.truncated(files.truncate(truncate.handle(), truncate.size())));
            case Request.Sync sync -> done(() -> files.sync(sync.handle()));
            case Request.SetHandlePermissions change ->
                done(() -> files.setPermissions(change.handle(), change.permissions()));
            case Request.SetHandleModificationTime change ->
                done(() -> files.setModificationTime(change.handle(), change.modificationMillis()));
            // Executed through the ring file only, for clients that can read segments: see RingAgent.
            case Request.Locate _ -> throw new FileServiceException(PosixError.ENOTSUP, "LOCATE over the network");
        };
    }

    @FunctionalInterface
    private interface Action {
        void run() throws FileServiceException;
    }

    private static Reply done(final Action action) throws FileServiceException {
        action.run();
        return DONE;
    }

    private Reply open(final Session session, final Request.Open request) throws FileServiceException {
        session.reserveHandle();
        long handle = 0;
        boolean isOpen = false;
        try {
            handle = files.open(request.path(), request.options());
            isOpen = true;
        } finally {
            if (!isOpen) {
                session.cancelReservation();
            }
        }
        if (!session.addHandle(handle)) {
            files.close(handle);
            throw new FileServiceException(PosixError.ESTALE, "the session has ended");
        }
        return opened(session, handle);
    }

    /** Replies with a handle that the client owns; closes the handle if that fails, because no client knows it. */
    private Reply opened(final Session session, final long handle) throws FileServiceException {
        boolean replied = false;
        try {
            final Reply reply = new Reply(ReplyEncoder.opened(handle, files.status(handle)));
            replied = true;
            return reply;
        } finally {
            if (!replied) {
                session.removeHandle(handle);
                files.close(handle);
            }
        }
    }

    private Reply read(final Request.Read request, final MemoryAccount memory)
            throws FileServiceException, MemoryShortException {
        if (request.length() > FrameDescriptor.MAX_PAYLOAD_LENGTH) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    "read of " + request.length() + " bytes: at most " + FrameDescriptor.MAX_PAYLOAD_LENGTH
                            + " at once");
        }
        return reads.read(request.handle(), request.fileOffset(), request.length(), memory);
    }

    private Reply write(final Request.Write request) throws FileServiceException {
        return new Reply(ReplyEncoder.written(files.write(
                request.handle(),
                request.fileOffset(),
                Request.bytesOf(request.payload()),
                0,
                request.payloadLength())));
    }

    private Reply replace(final Request.Replace request) throws FileServiceException {
        return new Reply(ReplyEncoder.status(files.replace(
                request.temporary(), request.path(), Request.bytesOf(request.payload()), 0, request.payloadLength())));
    }

    private Reply append(final Request.Append request) throws FileServiceException {
        return new Reply(ReplyEncoder.appended(
                files.append(request.handle(), Request.bytesOf(request.payload()), 0, request.payloadLength())));
    }

    private Reply list(final Request.Listing request, final MemoryAccount memory)
            throws FileServiceException, MemoryShortException {
        final int entryLength = ReplyEncoder.ENTRY_LENGTH
                + (files.hasEscapedNames() ? NameEscapes.MAX_SHOWN_LENGTH : FileService.MAX_NAME_LENGTH);
        // As many fit even if every name has the greatest length.
        final int limit = Math.min(request.maxEntries(), FrameDescriptor.MAX_REPLY_MESSAGE_LENGTH / entryLength - 1);
        final MemoryCharge charge = memory.tryTake(Math.max(0, (long) limit) * entryLength);
        if (charge == null) {
            throw new MemoryShortException();
        }
        boolean replied = false;
        try {
            final FileService listed = request.knowsKinds() ? files : servedNames;
            final List<DirectoryEntry> entries = listed.list(request.path(), request.after(), limit);
            final byte[] message = ReplyEncoder.list(entries, entries.size() < limit);
            charge.shrink(message.length);
            replied = true;
            return new Reply(message, List.of(), charge);
        } finally {
            if (!replied) {
                charge.release();
            }
        }
    }

    /**
     * Locates blocks for a client that can read segments: consecutive extents of one version of the file. An error is a
     * reply too.
     */
    Reply locate(final Session session, final Request.Locate request) {
        try {
            return located(session, request);
        } catch (final FileServiceException e) {
            return refusal(request, e);
        }
    }

    private Reply located(final Session session, final Request.Locate request) throws FileServiceException {
        session.requireHandle(request.handle());
        if (locator == null) {
            throw new FileServiceException(PosixError.ENOTSUP, "the file service does not locate its blocks");
        }
        final List<Extent> extents = new ArrayList<>();
        Extent extent = locator.locate(request.handle(), request.fileOffset());
        final long version = extent.version();
        final long end = Math.min(extent.size(), request.fileOffset() + Math.max(0, request.length()));
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
}
