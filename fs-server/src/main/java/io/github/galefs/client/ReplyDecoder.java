package io.github.galefs.client;

import io.github.galefs.file.Appended;
import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.NameKind;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.RingFileDescriptor;
import io.github.galefs.wire.StatusCodec;
import io.github.galefs.wire.Text;
import io.github.galefs.wire.codec.AppendReplyDecoder;
import io.github.galefs.wire.codec.CapacityReplyDecoder;
import io.github.galefs.wire.codec.DoneReplyDecoder;
import io.github.galefs.wire.codec.EntryKind;
import io.github.galefs.wire.codec.FailureDecoder;
import io.github.galefs.wire.codec.ListReplyDecoder;
import io.github.galefs.wire.codec.LocateReplyDecoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.OpenReplyDecoder;
import io.github.galefs.wire.codec.PinReplyDecoder;
import io.github.galefs.wire.codec.StatusReplyDecoder;
import io.github.galefs.wire.codec.TruncateReplyDecoder;
import io.github.galefs.wire.codec.WelcomeDecoder;
import io.github.galefs.wire.codec.WorkingDecoder;
import io.github.galefs.wire.codec.WriteReplyDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Decodes the messages of replies. Every method throws the {@link FileServiceException} that a failure reply carries,
 * and a {@link ProtocolException} for a reply that is truncated, invalid, or another than expected.
 */
final class ReplyDecoder {
    private static final Map<Integer, PosixError> ERRORS =
            Arrays.stream(PosixError.values()).collect(Collectors.toMap(PosixError::number, Function.identity()));

    /** Decodes a message whose header was read. */
    @FunctionalInterface
    private interface Body<R> {
        R decode(DirectBuffer message, MessageHeaderDecoder header) throws ProtocolException, FileServiceException;
    }

    /** A page of a directory, and whether it is the last one. */
    record Page(List<DirectoryEntry> entries, boolean last) {}

    /** An open file at the server. */
    record Opened(long handle, FileStatus status) {}

    /** Extents of consecutive blocks of a file, and the file's version and size for all of them. */
    record Located(long version, long size, List<Extent> extents) {}

    /**
     * A segment that the server has pinned.
     *
     * @param pin    number of the pin; negative if there is none.
     * @param extent of the block that the pin was made for; null if there is none.
     */
    record Pinned(int pin, Extent extent) {}

    /**
     * The server's reply to the handshake.
     *
     * @param ticket      credentials for resuming the session.
     * @param resumed     whether the session is the one of the ticket that the client presented.
     * @param blockSize   bytes of a block of the store; 0 if the server does not locate blocks.
     * @param maxTransfer most bytes of one read or write, at least 1.
     * @param idleMillis  milliseconds without a request after which the server drops the connection, at least 1.
     * @param escapedNames whether names are bytes with escapes.
     * @param keepsTimes  whether the service keeps times that are set.
     * @param uploadsAtClose whether written bytes wait for a sync or the close.
     * @param fileSystemId number of the file system; 0 if versions do not last.
     * @param ringSlot    the client's slot in the ring file; negative if it has none.
     * @param ringFile    path of the ring file on the server's machine.
     */
    record Welcome(
            SessionTicket ticket,
            boolean resumed,
            int blockSize,
            int maxTransfer,
            int idleMillis,
            boolean escapedNames,
            boolean keepsTimes,
            boolean uploadsAtClose,
            long fileSystemId,
            int ringSlot,
            String ringFile) {}

    private ReplyDecoder() {}

    static Welcome welcome(final byte[] reply) throws ProtocolException, FileServiceException {
        return decode(reply, WelcomeDecoder.TEMPLATE_ID, (message, header) -> {
            final WelcomeDecoder welcome = new WelcomeDecoder().wrapAndApplyHeader(message, 0, header);
            final int protocol = welcome.protocol();
            if (Protocol.negotiate(protocol, protocol) == Protocol.NO_COMMON_VERSION) {
                throw new FileServiceException(
                        PosixError.EPROTO,
                        Protocol.mismatch(protocol, protocol, Protocol.MIN_VERSION, Protocol.MAX_VERSION));
            }
            final byte[] ring = new byte[welcome.ringFileLength()];
            welcome.getRingFile(ring, 0, ring.length);
            if (welcome.maxTransfer() < 1 || welcome.idleMillis() < 1) {
                throw new ProtocolException("welcome with a maximum transfer of " + welcome.maxTransfer()
                        + " bytes and an idle timeout of " + welcome.idleMillis() + " ms: both must be positive");
            }
            return new Welcome(
                    new SessionTicket(welcome.bootId(), welcome.sessionId(), welcome.sessionKey()),
                    welcome.resumed() != 0,
                    welcome.blockSize(),
                    welcome.maxTransfer(),
                    welcome.idleMillis(),
                    // An earlier server sends none of these: its files keep their times, and are seen at once.
                    welcome.escapedNames() == 1,
                    welcome.keepsTimes() != 0,
                    welcome.uploadsAtClose() == 1,
                    fileSystemId(welcome),
                    welcome.ringSlot(),
                    Text.decodeLenient(ring));
        });
    }

    /** An earlier server has no number, and the versions of its files last unless they lie in a directory. */
    private static long fileSystemId(final WelcomeDecoder welcome) {
        final long id = welcome.fileSystemId();
        if (id != WelcomeDecoder.fileSystemIdNullValue()) {
            return id;
        }
        return welcome.escapedNames() == 1 ? 0 : FileService.UNNUMBERED;
    }

    /** Checks a message that answers no request. */
    static void requireWorking(final byte[] message) throws ProtocolException {
        final MessageHeaderDecoder header = new MessageHeaderDecoder();
        if (message.length < MessageHeaderDecoder.ENCODED_LENGTH
                || header.wrap(new UnsafeBuffer(message), 0).templateId() != WorkingDecoder.TEMPLATE_ID) {
            throw new ProtocolException("message of " + message.length + " bytes that answers no request");
        }
    }

    /** Checks the reply to a request that has no result. */
    static void done(final byte[] reply) throws ProtocolException, FileServiceException {
        decode(
                reply,
                DoneReplyDecoder.TEMPLATE_ID,
                (message, header) -> new DoneReplyDecoder().wrapAndApplyHeader(message, 0, header));
    }

    /** Returns the file's version after a write. */
    static long written(final byte[] reply) throws ProtocolException, FileServiceException {
        return decode(
                reply,
                WriteReplyDecoder.TEMPLATE_ID,
                (message, header) -> new WriteReplyDecoder()
                        .wrapAndApplyHeader(message, 0, header)
                        .fileVersion());
    }

    /** Returns the file's version after a truncation. */
    static long truncated(final byte[] reply) throws ProtocolException, FileServiceException {
        return decode(
                reply,
                TruncateReplyDecoder.TEMPLATE_ID,
                (message, header) -> new TruncateReplyDecoder()
                        .wrapAndApplyHeader(message, 0, header)
                        .fileVersion());
    }

    static Appended appended(final byte[] reply) throws ProtocolException, FileServiceException {
        return decode(reply, AppendReplyDecoder.TEMPLATE_ID, (message, header) -> {
            final AppendReplyDecoder appended = new AppendReplyDecoder().wrapAndApplyHeader(message, 0, header);
            return new Appended(appended.fileOffset(), appended.fileVersion());
        });
    }

    static Opened opened(final byte[] reply) throws ProtocolException, FileServiceException {
        return decode(reply, OpenReplyDecoder.TEMPLATE_ID, (message, header) -> {
            final OpenReplyDecoder opened = new OpenReplyDecoder().wrapAndApplyHeader(message, 0, header);
            return new Opened(opened.handle(), StatusCodec.decode(opened.status()));
        });
    }

    static FileStatus status(final byte[] reply) throws ProtocolException, FileServiceException {
        return decode(
                reply,
                StatusReplyDecoder.TEMPLATE_ID,
                (message, header) -> StatusCodec.decode(new StatusReplyDecoder()
                        .wrapAndApplyHeader(message, 0, header)
                        .status()));
    }

    /** Decodes a page of a directory, whose names must be greater than that before it. */
    static Page page(final byte[] reply, final String after) throws ProtocolException, FileServiceException {
        return decode(reply, ListReplyDecoder.TEMPLATE_ID, (message, header) -> {
            final ListReplyDecoder list = new ListReplyDecoder().wrapAndApplyHeader(message, 0, header);
            final boolean last = list.last() != 0;
            final List<DirectoryEntry> entries = new ArrayList<>();
            byte[] previous = after.getBytes(StandardCharsets.UTF_8);
            for (final ListReplyDecoder.EntriesDecoder entry : list.entries()) {
                final FileStatus status = StatusCodec.decode(entry.status());
                final EntryKind kind = entry.kind();
                final byte[] bytes = new byte[entry.nameLength()];
                entry.getName(bytes, 0, bytes.length);
                final String name = ListedName.decode(bytes, previous);
                // An earlier server sends no kinds.
                entries.add(
                        kind == EntryKind.NULL_VAL
                                ? new DirectoryEntry(name, status)
                                : new DirectoryEntry(name, status, NameKind.valueOf(kind.name())));
                previous = bytes;
            }
            return new Page(entries, last);
        });
    }

    static Located located(final byte[] reply) throws ProtocolException, FileServiceException {
        return decode(reply, LocateReplyDecoder.TEMPLATE_ID, (message, header) -> {
            final LocateReplyDecoder located = new LocateReplyDecoder().wrapAndApplyHeader(message, 0, header);
            final long version = located.fileVersion();
            final long size = located.size();
            final List<Extent> extents = new ArrayList<>();
            Path segment = null;
            for (final LocateReplyDecoder.ExtentsDecoder extent : located.extents()) {
                final long blockOffset = extent.blockOffset();
                final long segmentOffset = extent.segmentOffset();
                final int validLength = extent.validLength();
                final int storedLength = extent.storedLength();
                final int checksum = extent.checksum();
                final byte[] path = new byte[extent.segmentLength()];
                extent.getSegment(path, 0, path.length);
                segment = path.length == 0 ? segment : Path.of(Text.decode(path));
                extents.add(valid(new Extent(
                        blockOffset,
                        validLength,
                        storedLength == 0 ? null : segment,
                        segmentOffset,
                        storedLength,
                        checksum,
                        version,
                        size)));
            }
            return new Located(version, size, extents);
        });
    }

    static Pinned pinned(final byte[] reply) throws ProtocolException, FileServiceException {
        return decode(reply, PinReplyDecoder.TEMPLATE_ID, (message, header) -> {
            final PinReplyDecoder pinned = new PinReplyDecoder().wrapAndApplyHeader(message, 0, header);
            final int pin = pinned.pin();
            if (pin < 0) {
                return new Pinned(pin, null);
            }
            final byte[] path = new byte[pinned.segmentLength()];
            pinned.getSegment(path, 0, path.length);
            if (pin >= RingFileDescriptor.PINS || path.length == 0 || pinned.storedLength() <= 0) {
                throw new ProtocolException("pin " + pin + " of " + pinned.storedLength() + " bytes: must be 0 to "
                        + (RingFileDescriptor.PINS - 1) + ", of a segment");
            }
            return new Pinned(
                    pin,
                    valid(new Extent(
                            pinned.blockOffset(),
                            pinned.validLength(),
                            Path.of(Text.decode(path)),
                            pinned.segmentOffset(),
                            pinned.storedLength(),
                            pinned.checksum(),
                            pinned.fileVersion(),
                            pinned.size())));
        });
    }

    /** Returns an extent that lies in a segment, or is a hole. */
    private static Extent valid(final Extent extent) throws ProtocolException {
        if (extent.position() < 0
                || extent.position() > Long.MAX_VALUE - extent.storedLength()
                || extent.validLength() < 0
                || extent.validLength() > extent.storedLength()
                || (extent.segment() == null && extent.storedLength() != 0)) {
            throw new ProtocolException("extent of " + extent.validLength() + " of " + extent.storedLength()
                    + " bytes at offset " + extent.position());
        }
        return extent;
    }

    static Capacity capacity(final byte[] reply) throws ProtocolException, FileServiceException {
        return decode(reply, CapacityReplyDecoder.TEMPLATE_ID, (message, header) -> {
            final CapacityReplyDecoder capacity = new CapacityReplyDecoder().wrapAndApplyHeader(message, 0, header);
            return new Capacity(
                    capacity.blockSize(),
                    capacity.liveBytes(),
                    capacity.deadBytes(),
                    capacity.diskBytes(),
                    capacity.freeBytes(),
                    capacity.files());
        });
    }

    /** Throws the error of a failure reply; does nothing for any other reply. */
    static void requireSuccess(final DirectBuffer message) throws ProtocolException, FileServiceException {
        try {
            final MessageHeaderDecoder header = new MessageHeaderDecoder().wrap(message, 0);
            if (header.templateId() == FailureDecoder.TEMPLATE_ID) {
                throw failure(message, header);
            }
        } catch (final IndexOutOfBoundsException e) {
            throw new ProtocolException("truncated reply of " + message.capacity() + " bytes", e);
        }
    }

    private static <R> R decode(final byte[] reply, final int templateId, final Body<R> body)
            throws ProtocolException, FileServiceException {
        final DirectBuffer message = new UnsafeBuffer(reply);
        requireSuccess(message);
        try {
            final MessageHeaderDecoder header = new MessageHeaderDecoder().wrap(message, 0);
            if (header.schemaId() != MessageHeaderDecoder.SCHEMA_ID || header.templateId() != templateId) {
                throw new ProtocolException(
                        "reply with template " + header.templateId() + " of schema " + header.schemaId()
                                + ": expected template " + templateId + " of schema " + MessageHeaderDecoder.SCHEMA_ID);
            }
            return body.decode(message, header);
        } catch (final IndexOutOfBoundsException e) {
            throw new ProtocolException("truncated reply of " + reply.length + " bytes", e);
        } catch (final IllegalArgumentException e) {
            throw new ProtocolException("reply with an invalid value: " + e.getMessage(), e);
        }
    }

    private static FileServiceException failure(final DirectBuffer message, final MessageHeaderDecoder header) {
        final FailureDecoder failure = new FailureDecoder().wrapAndApplyHeader(message, 0, header);
        final PosixError error = ERRORS.getOrDefault(failure.errorNumber(), PosixError.EIO);
        final byte[] detail = new byte[failure.detailLength()];
        failure.getDetail(detail, 0, detail.length);
        return new FileServiceException(error, withoutError(error, Text.decodeLenient(detail)));
    }

    /** Removes the error's description from the end of a detail: the exception appends it again. */
    private static String withoutError(final PosixError error, final String detail) {
        final String suffix = ": " + error.description() + " (" + error.name() + ")";
        return detail.endsWith(suffix) ? detail.substring(0, detail.length() - suffix.length()) : detail;
    }
}
