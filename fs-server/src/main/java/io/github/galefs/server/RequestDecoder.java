package io.github.galefs.server;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.Text;
import io.github.galefs.wire.codec.AppendRequestDecoder;
import io.github.galefs.wire.codec.CapacityRequestDecoder;
import io.github.galefs.wire.codec.CloseRequestDecoder;
import io.github.galefs.wire.codec.CreateSnapshotRequestDecoder;
import io.github.galefs.wire.codec.LeaveRequestDecoder;
import io.github.galefs.wire.codec.ListRequestDecoder;
import io.github.galefs.wire.codec.LocateRequestDecoder;
import io.github.galefs.wire.codec.MakeDirectoryRequestDecoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.OpenFlagsDecoder;
import io.github.galefs.wire.codec.OpenRequestDecoder;
import io.github.galefs.wire.codec.PinRequestDecoder;
import io.github.galefs.wire.codec.PingRequestDecoder;
import io.github.galefs.wire.codec.ReadRequestDecoder;
import io.github.galefs.wire.codec.RemoveDirectoryRequestDecoder;
import io.github.galefs.wire.codec.RemoveSnapshotRequestDecoder;
import io.github.galefs.wire.codec.RenameRequestDecoder;
import io.github.galefs.wire.codec.ReplaceRequestDecoder;
import io.github.galefs.wire.codec.SetHandleModificationTimeRequestDecoder;
import io.github.galefs.wire.codec.SetHandlePermissionsRequestDecoder;
import io.github.galefs.wire.codec.SetModificationTimeRequestDecoder;
import io.github.galefs.wire.codec.SetPermissionsRequestDecoder;
import io.github.galefs.wire.codec.StatRequestDecoder;
import io.github.galefs.wire.codec.StatusRequestDecoder;
import io.github.galefs.wire.codec.SyncAllRequestDecoder;
import io.github.galefs.wire.codec.SyncRequestDecoder;
import io.github.galefs.wire.codec.TruncateRequestDecoder;
import io.github.galefs.wire.codec.UnlinkRequestDecoder;
import io.github.galefs.wire.codec.UnpinRequestDecoder;
import io.github.galefs.wire.codec.WriteRequestDecoder;
import java.util.EnumSet;
import java.util.Set;
import org.agrona.DirectBuffer;

/** Decodes request messages. Used by one thread at a time. */
final class RequestDecoder {
    /** Version of the schema from which on lists have the kinds of names. */
    private static final int SINCE_KINDS = 6;

    private final MessageHeaderDecoder header = new MessageHeaderDecoder();

    /** Reused, as reads and writes are the frequent requests. */
    private final ReadRequestDecoder readRequest = new ReadRequestDecoder();

    private final WriteRequestDecoder writeRequest = new WriteRequestDecoder();

    /**
     * Decodes a message.
     *
     * @param message exactly the message, so that nothing beyond it can be read.
     * @param payload of the message's frame; null if there is none. Stays the caller's when this throws.
     * @return the request, which owns the payload.
     * @throws FileServiceException ENOSYS for an unknown request, EPROTO for a payload where none belongs: the request
     *     is refused, and the connection continues.
     * @throws ProtocolException    the message is shorter than its header and lengths require, or has another schema.
     */
    Request decode(final DirectBuffer message, final PayloadBuffer payload)
            throws FileServiceException, ProtocolException {
        try {
            header.wrap(message, 0);
            if (header.schemaId() != MessageHeaderDecoder.SCHEMA_ID) {
                throw new ProtocolException(
                        "message of schema " + header.schemaId() + " instead of " + MessageHeaderDecoder.SCHEMA_ID);
            }
            final Request request = decodeBody(message, payload);
            // After the body: a request that this server does not have may well have a payload, and gets ENOSYS.
            if (payload != null && !hasPayload(header.templateId())) {
                throw new FileServiceException(
                        PosixError.EPROTO,
                        "message " + header.templateId() + " with a payload of " + payload.length()
                                + " bytes: only what writes has a payload");
            }
            return request;
        } catch (final IndexOutOfBoundsException e) {
            throw new ProtocolException("message of " + message.capacity() + " bytes is truncated", e);
        }
    }

    private static boolean hasPayload(final int templateId) {
        return templateId == WriteRequestDecoder.TEMPLATE_ID
                || templateId == AppendRequestDecoder.TEMPLATE_ID
                || templateId == ReplaceRequestDecoder.TEMPLATE_ID;
    }

    private Request decodeBody(final DirectBuffer message, final PayloadBuffer payload) throws FileServiceException {
        return switch (header.templateId()) {
            case ReadRequestDecoder.TEMPLATE_ID -> decodeRead(message);
            case WriteRequestDecoder.TEMPLATE_ID -> decodeWrite(message, payload);
            case AppendRequestDecoder.TEMPLATE_ID ->
                new Request.Append(
                        new AppendRequestDecoder()
                                .wrapAndApplyHeader(message, 0, header)
                                .handle(),
                        payload);
            case ReplaceRequestDecoder.TEMPLATE_ID -> decodeReplace(message, payload);
            case PingRequestDecoder.TEMPLATE_ID -> new Request.Ping();
            case LeaveRequestDecoder.TEMPLATE_ID -> new Request.Leave();
            case SyncAllRequestDecoder.TEMPLATE_ID -> new Request.SyncAll();
            case CapacityRequestDecoder.TEMPLATE_ID -> new Request.Capacity();
            case CloseRequestDecoder.TEMPLATE_ID ->
                new Request.Close(new CloseRequestDecoder()
                        .wrapAndApplyHeader(message, 0, header)
                        .handle());
            case StatusRequestDecoder.TEMPLATE_ID ->
                new Request.Status(new StatusRequestDecoder()
                        .wrapAndApplyHeader(message, 0, header)
                        .handle());
            case SyncRequestDecoder.TEMPLATE_ID ->
                new Request.Sync(new SyncRequestDecoder()
                        .wrapAndApplyHeader(message, 0, header)
                        .handle());
            case TruncateRequestDecoder.TEMPLATE_ID -> decodeTruncate(message);
            case SetHandlePermissionsRequestDecoder.TEMPLATE_ID -> decodeSetHandlePermissions(message);
            case SetHandleModificationTimeRequestDecoder.TEMPLATE_ID -> decodeSetHandleModificationTime(message);
            default -> decodeOnSegments(message);
        };
    }

    private Request decodeOnSegments(final DirectBuffer message) throws FileServiceException {
        return switch (header.templateId()) {
            case LocateRequestDecoder.TEMPLATE_ID -> decodeLocate(message);
            case PinRequestDecoder.TEMPLATE_ID -> decodePin(message);
            case UnpinRequestDecoder.TEMPLATE_ID ->
                new Request.Unpin(new UnpinRequestDecoder()
                        .wrapAndApplyHeader(message, 0, header)
                        .pin());
            default -> decodeOnPath(message);
        };
    }

    private Request decodeOnPath(final DirectBuffer message) throws FileServiceException {
        return switch (header.templateId()) {
            case OpenRequestDecoder.TEMPLATE_ID -> decodeOpen(message);
            case StatRequestDecoder.TEMPLATE_ID -> decodeStat(message);
            case ListRequestDecoder.TEMPLATE_ID -> decodeList(message);
            case MakeDirectoryRequestDecoder.TEMPLATE_ID -> decodeMakeDirectory(message);
            case UnlinkRequestDecoder.TEMPLATE_ID -> decodeUnlink(message);
            case RemoveDirectoryRequestDecoder.TEMPLATE_ID -> decodeRemoveDirectory(message);
            case RenameRequestDecoder.TEMPLATE_ID -> decodeRename(message);
            case SetPermissionsRequestDecoder.TEMPLATE_ID -> decodeSetPermissions(message);
            case SetModificationTimeRequestDecoder.TEMPLATE_ID -> decodeSetModificationTime(message);
            case CreateSnapshotRequestDecoder.TEMPLATE_ID -> decodeCreateSnapshot(message);
            case RemoveSnapshotRequestDecoder.TEMPLATE_ID -> decodeRemoveSnapshot(message);
            default ->
                throw new FileServiceException(
                        PosixError.ENOSYS, "message " + header.templateId() + " is not a known request");
        };
    }

    private Request decodeRead(final DirectBuffer message) {
        readRequest.wrapAndApplyHeader(message, 0, header);
        return new Request.Read(readRequest.handle(), readRequest.fileOffset(), readRequest.length());
    }

    private Request decodeWrite(final DirectBuffer message, final PayloadBuffer payload) {
        writeRequest.wrapAndApplyHeader(message, 0, header);
        return new Request.Write(writeRequest.handle(), writeRequest.fileOffset(), payload);
    }

    private Request decodeTruncate(final DirectBuffer message) {
        final TruncateRequestDecoder request = new TruncateRequestDecoder().wrapAndApplyHeader(message, 0, header);
        return new Request.Truncate(request.handle(), request.size());
    }

    private Request decodeLocate(final DirectBuffer message) {
        final LocateRequestDecoder request = new LocateRequestDecoder().wrapAndApplyHeader(message, 0, header);
        return new Request.Locate(request.handle(), request.fileOffset(), request.length());
    }

    private Request decodePin(final DirectBuffer message) {
        final PinRequestDecoder request = new PinRequestDecoder().wrapAndApplyHeader(message, 0, header);
        return new Request.Pin(request.handle(), request.fileOffset());
    }

    private Request decodeSetHandlePermissions(final DirectBuffer message) {
        final SetHandlePermissionsRequestDecoder request =
                new SetHandlePermissionsRequestDecoder().wrapAndApplyHeader(message, 0, header);
        return new Request.SetHandlePermissions(request.handle(), request.permissions());
    }

    private Request decodeSetHandleModificationTime(final DirectBuffer message) {
        final SetHandleModificationTimeRequestDecoder request =
                new SetHandleModificationTimeRequestDecoder().wrapAndApplyHeader(message, 0, header);
        return new Request.SetHandleModificationTime(request.handle(), request.modificationMillis());
    }

    private Request decodeOpen(final DirectBuffer message) {
        final OpenRequestDecoder request = new OpenRequestDecoder().wrapAndApplyHeader(message, 0, header);
        final Set<FileOpenOption> options = options(request.flags());
        return new Request.Open(text(request.pathLength(), request::getPath), options);
    }

    private Request decodeStat(final DirectBuffer message) {
        final StatRequestDecoder request = new StatRequestDecoder().wrapAndApplyHeader(message, 0, header);
        return new Request.Stat(text(request.pathLength(), request::getPath));
    }

    private Request decodeList(final DirectBuffer message) {
        final ListRequestDecoder request = new ListRequestDecoder().wrapAndApplyHeader(message, 0, header);
        final int maxEntries = request.maxEntries();
        final String path = text(request.pathLength(), request::getPath);
        final String after = text(request.afterLength(), request::getAfter);
        return new Request.Listing(path, after, maxEntries, header.version() >= SINCE_KINDS);
    }

    private Request decodeMakeDirectory(final DirectBuffer message) {
        final MakeDirectoryRequestDecoder request =
                new MakeDirectoryRequestDecoder().wrapAndApplyHeader(message, 0, header);
        return new Request.MakeDirectory(text(request.pathLength(), request::getPath));
    }

    private Request decodeUnlink(final DirectBuffer message) {
        final UnlinkRequestDecoder request = new UnlinkRequestDecoder().wrapAndApplyHeader(message, 0, header);
        return new Request.Unlink(text(request.pathLength(), request::getPath));
    }

    private Request decodeRemoveDirectory(final DirectBuffer message) {
        final RemoveDirectoryRequestDecoder request =
                new RemoveDirectoryRequestDecoder().wrapAndApplyHeader(message, 0, header);
        return new Request.RemoveDirectory(text(request.pathLength(), request::getPath));
    }

    private Request decodeRename(final DirectBuffer message) {
        final RenameRequestDecoder request = new RenameRequestDecoder().wrapAndApplyHeader(message, 0, header);
        final String from = text(request.fromLength(), request::getFrom);
        final String to = text(request.toLength(), request::getTo);
        return new Request.Rename(from, to);
    }

    private Request decodeReplace(final DirectBuffer message, final PayloadBuffer payload) {
        final ReplaceRequestDecoder request = new ReplaceRequestDecoder().wrapAndApplyHeader(message, 0, header);
        final String temporary = text(request.temporaryLength(), request::getTemporary);
        final String path = text(request.pathLength(), request::getPath);
        return new Request.Replace(temporary, path, payload);
    }

    private Request decodeSetPermissions(final DirectBuffer message) {
        final SetPermissionsRequestDecoder request =
                new SetPermissionsRequestDecoder().wrapAndApplyHeader(message, 0, header);
        final int permissions = request.permissions();
        return new Request.SetPermissions(text(request.pathLength(), request::getPath), permissions);
    }

    private Request decodeSetModificationTime(final DirectBuffer message) {
        final SetModificationTimeRequestDecoder request =
                new SetModificationTimeRequestDecoder().wrapAndApplyHeader(message, 0, header);
        final long modificationMillis = request.modificationMillis();
        return new Request.SetModificationTime(text(request.pathLength(), request::getPath), modificationMillis);
    }

    private Request decodeCreateSnapshot(final DirectBuffer message) {
        final CreateSnapshotRequestDecoder request =
                new CreateSnapshotRequestDecoder().wrapAndApplyHeader(message, 0, header);
        return new Request.CreateSnapshot(text(request.nameLength(), request::getName));
    }

    private Request decodeRemoveSnapshot(final DirectBuffer message) {
        final RemoveSnapshotRequestDecoder request =
                new RemoveSnapshotRequestDecoder().wrapAndApplyHeader(message, 0, header);
        return new Request.RemoveSnapshot(text(request.nameLength(), request::getName));
    }

    /** Copies a data field out of a message, and advances the decoder past it. */
    @FunctionalInterface
    private interface DataField {
        int get(byte[] destination, int offset, int length);
    }

    private static String text(final int length, final DataField field) {
        final byte[] bytes = new byte[length];
        field.get(bytes, 0, length);
        return Text.decode(bytes);
    }

    private static Set<FileOpenOption> options(final OpenFlagsDecoder flags) {
        final Set<FileOpenOption> options = EnumSet.noneOf(FileOpenOption.class);
        if (flags.read()) {
            options.add(FileOpenOption.READ);
        }
        if (flags.write()) {
            options.add(FileOpenOption.WRITE);
        }
        if (flags.create()) {
            options.add(FileOpenOption.CREATE);
        }
        if (flags.exclusive()) {
            options.add(FileOpenOption.EXCLUSIVE);
        }
        if (flags.truncate()) {
            options.add(FileOpenOption.TRUNCATE);
        }
        return options;
    }
}
