package io.github.galefs.client;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.Text;
import io.github.galefs.wire.codec.AppendRequestEncoder;
import io.github.galefs.wire.codec.CapacityRequestEncoder;
import io.github.galefs.wire.codec.CloseRequestEncoder;
import io.github.galefs.wire.codec.CreateSnapshotRequestEncoder;
import io.github.galefs.wire.codec.HelloEncoder;
import io.github.galefs.wire.codec.LeaveRequestEncoder;
import io.github.galefs.wire.codec.ListRequestEncoder;
import io.github.galefs.wire.codec.LocateRequestEncoder;
import io.github.galefs.wire.codec.MakeDirectoryRequestEncoder;
import io.github.galefs.wire.codec.MessageHeaderEncoder;
import io.github.galefs.wire.codec.OpenFlagsEncoder;
import io.github.galefs.wire.codec.OpenRequestEncoder;
import io.github.galefs.wire.codec.PinRequestEncoder;
import io.github.galefs.wire.codec.PingRequestEncoder;
import io.github.galefs.wire.codec.ReadRequestEncoder;
import io.github.galefs.wire.codec.RemoveDirectoryRequestEncoder;
import io.github.galefs.wire.codec.RemoveSnapshotRequestEncoder;
import io.github.galefs.wire.codec.RenameRequestEncoder;
import io.github.galefs.wire.codec.ReplaceRequestEncoder;
import io.github.galefs.wire.codec.SetHandleModificationTimeRequestEncoder;
import io.github.galefs.wire.codec.SetHandlePermissionsRequestEncoder;
import io.github.galefs.wire.codec.SetModificationTimeRequestEncoder;
import io.github.galefs.wire.codec.SetPermissionsRequestEncoder;
import io.github.galefs.wire.codec.StatRequestEncoder;
import io.github.galefs.wire.codec.StatusRequestEncoder;
import io.github.galefs.wire.codec.SyncAllRequestEncoder;
import io.github.galefs.wire.codec.SyncRequestEncoder;
import io.github.galefs.wire.codec.TextEncoder;
import io.github.galefs.wire.codec.TruncateRequestEncoder;
import io.github.galefs.wire.codec.UnlinkRequestEncoder;
import io.github.galefs.wire.codec.UnpinRequestEncoder;
import io.github.galefs.wire.codec.WriteRequestEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.agrona.concurrent.UnsafeBuffer;

/** Encodes request messages, with their headers. */
final class RequestEncoder {
    private static final int TEXT_LENGTH_FIELD = TextEncoder.varDataEncodingOffset();

    /**
     * Longest path or name in bytes. Lower than {@link FileService#MAX_PATH_LENGTH}, because a server holds the
     * requests of all of its clients in memory. Two of them fit into a request.
     */
    private static final int MAX_TEXT_LENGTH = 8000;

    private RequestEncoder() {}

    static byte[] hello(final SessionTicket ticket, final String token) {
        final byte[] tokenBytes = token.getBytes(StandardCharsets.UTF_8);
        final byte[] message = allocate(HelloEncoder.BLOCK_LENGTH, tokenBytes);
        new HelloEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .magic(Protocol.MAGIC)
                .protocolMin(Protocol.MIN_VERSION)
                .protocolMax(Protocol.MAX_VERSION)
                .bootId(ticket.bootId())
                .sessionId(ticket.sessionId())
                .sessionKey(ticket.sessionKey())
                .putToken(tokenBytes, 0, tokenBytes.length);
        return message;
    }

    static byte[] ping() {
        final byte[] message = allocate(PingRequestEncoder.BLOCK_LENGTH);
        new PingRequestEncoder().wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder());
        return message;
    }

    static byte[] leave() {
        final byte[] message = allocate(LeaveRequestEncoder.BLOCK_LENGTH);
        new LeaveRequestEncoder().wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder());
        return message;
    }

    static byte[] syncAll() {
        final byte[] message = allocate(SyncAllRequestEncoder.BLOCK_LENGTH);
        new SyncAllRequestEncoder().wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder());
        return message;
    }

    static byte[] capacity() {
        final byte[] message = allocate(CapacityRequestEncoder.BLOCK_LENGTH);
        new CapacityRequestEncoder().wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder());
        return message;
    }

    static byte[] close(final long handle) {
        final byte[] message = allocate(CloseRequestEncoder.BLOCK_LENGTH);
        new CloseRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(handle);
        return message;
    }

    static byte[] status(final long handle) {
        final byte[] message = allocate(StatusRequestEncoder.BLOCK_LENGTH);
        new StatusRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(handle);
        return message;
    }

    static byte[] read(final long handle, final long fileOffset, final int length) {
        final byte[] message = allocate(ReadRequestEncoder.BLOCK_LENGTH);
        new ReadRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(handle)
                .fileOffset(fileOffset)
                .length(length);
        return message;
    }

    /** The bytes to write are the frame's payload. */
    static byte[] write(final long handle, final long fileOffset) {
        final byte[] message = allocate(WriteRequestEncoder.BLOCK_LENGTH);
        new WriteRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(handle)
                .fileOffset(fileOffset);
        return message;
    }

    /** The bytes to append are the frame's payload. */
    static byte[] append(final long handle) {
        final byte[] message = allocate(AppendRequestEncoder.BLOCK_LENGTH);
        new AppendRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(handle);
        return message;
    }

    static byte[] truncate(final long handle, final long size) {
        final byte[] message = allocate(TruncateRequestEncoder.BLOCK_LENGTH);
        new TruncateRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(handle)
                .size(size);
        return message;
    }

    static byte[] sync(final long handle) {
        final byte[] message = allocate(SyncRequestEncoder.BLOCK_LENGTH);
        new SyncRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(handle);
        return message;
    }

    static byte[] locate(final long handle, final long fileOffset, final int length) {
        final byte[] message = allocate(LocateRequestEncoder.BLOCK_LENGTH);
        new LocateRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(handle)
                .fileOffset(fileOffset)
                .length(length);
        return message;
    }

    static byte[] pin(final long handle, final long fileOffset) {
        final byte[] message = allocate(PinRequestEncoder.BLOCK_LENGTH);
        new PinRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(handle)
                .fileOffset(fileOffset);
        return message;
    }

    static byte[] unpin(final int pin) {
        final byte[] message = allocate(UnpinRequestEncoder.BLOCK_LENGTH);
        new UnpinRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .pin(pin);
        return message;
    }

    static byte[] setPermissions(final long handle, final int permissions) {
        final byte[] message = allocate(SetHandlePermissionsRequestEncoder.BLOCK_LENGTH);
        new SetHandlePermissionsRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(handle)
                .permissions(permissions);
        return message;
    }

    static byte[] setModificationTime(final long handle, final long modificationMillis) {
        final byte[] message = allocate(SetHandleModificationTimeRequestEncoder.BLOCK_LENGTH);
        new SetHandleModificationTimeRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(handle)
                .modificationMillis(modificationMillis);
        return message;
    }

    static byte[] open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        final byte[] text = encode(path);
        final byte[] message = allocate(OpenRequestEncoder.BLOCK_LENGTH, text);
        final OpenRequestEncoder encoder =
                new OpenRequestEncoder().wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder());
        putOptions(encoder.flags().clear(), options);
        encoder.putPath(text, 0, text.length);
        return message;
    }

    static byte[] stat(final String path) throws FileServiceException {
        final byte[] text = encode(path);
        final byte[] message = allocate(StatRequestEncoder.BLOCK_LENGTH, text);
        new StatRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .putPath(text, 0, text.length);
        return message;
    }

    static byte[] list(final String path, final String after, final int maxEntries) throws FileServiceException {
        final byte[] text = encode(path);
        final byte[] name = encode(after);
        final byte[] message = allocate(ListRequestEncoder.BLOCK_LENGTH, text, name);
        new ListRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .maxEntries(maxEntries)
                .putPath(text, 0, text.length)
                .putAfter(name, 0, name.length);
        return message;
    }

    static byte[] makeDirectory(final String path) throws FileServiceException {
        final byte[] text = encode(path);
        final byte[] message = allocate(MakeDirectoryRequestEncoder.BLOCK_LENGTH, text);
        new MakeDirectoryRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .putPath(text, 0, text.length);
        return message;
    }

    static byte[] unlink(final String path) throws FileServiceException {
        final byte[] text = encode(path);
        final byte[] message = allocate(UnlinkRequestEncoder.BLOCK_LENGTH, text);
        new UnlinkRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .putPath(text, 0, text.length);
        return message;
    }

    static byte[] removeDirectory(final String path) throws FileServiceException {
        final byte[] text = encode(path);
        final byte[] message = allocate(RemoveDirectoryRequestEncoder.BLOCK_LENGTH, text);
        new RemoveDirectoryRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .putPath(text, 0, text.length);
        return message;
    }

    static byte[] rename(final String from, final String to) throws FileServiceException {
        final byte[] source = encode(from);
        final byte[] target = encode(to);
        final byte[] message = allocate(RenameRequestEncoder.BLOCK_LENGTH, source, target);
        new RenameRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .putFrom(source, 0, source.length)
                .putTo(target, 0, target.length);
        return message;
    }

    static byte[] replace(final String temporary, final String path) throws FileServiceException {
        final byte[] first = encode(temporary);
        final byte[] last = encode(path);
        final byte[] message = allocate(ReplaceRequestEncoder.BLOCK_LENGTH, first, last);
        new ReplaceRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .putTemporary(first, 0, first.length)
                .putPath(last, 0, last.length);
        return message;
    }

    static byte[] setPermissions(final String path, final int permissions) throws FileServiceException {
        final byte[] text = encode(path);
        final byte[] message = allocate(SetPermissionsRequestEncoder.BLOCK_LENGTH, text);
        new SetPermissionsRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .permissions(permissions)
                .putPath(text, 0, text.length);
        return message;
    }

    static byte[] setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        final byte[] text = encode(path);
        final byte[] message = allocate(SetModificationTimeRequestEncoder.BLOCK_LENGTH, text);
        new SetModificationTimeRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .modificationMillis(modificationMillis)
                .putPath(text, 0, text.length);
        return message;
    }

    static byte[] createSnapshot(final String name) throws FileServiceException {
        final byte[] text = encode(name);
        final byte[] message = allocate(CreateSnapshotRequestEncoder.BLOCK_LENGTH, text);
        new CreateSnapshotRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .putName(text, 0, text.length);
        return message;
    }

    static byte[] removeSnapshot(final String name) throws FileServiceException {
        final byte[] text = encode(name);
        final byte[] message = allocate(RemoveSnapshotRequestEncoder.BLOCK_LENGTH, text);
        new RemoveSnapshotRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .putName(text, 0, text.length);
        return message;
    }

    private static byte[] encode(final String text) throws FileServiceException {
        return Text.encode(text, MAX_TEXT_LENGTH);
    }

    /** Returns memory for a message: its header, its block, and variable-length fields with these texts. */
    private static byte[] allocate(final int blockLength, final byte[]... texts) {
        int length = MessageHeaderEncoder.ENCODED_LENGTH + blockLength;
        for (final byte[] text : texts) {
            length += TEXT_LENGTH_FIELD + text.length;
        }
        return new byte[length];
    }

    private static void putOptions(final OpenFlagsEncoder flags, final Set<FileOpenOption> options) {
        flags.read(options.contains(FileOpenOption.READ))
                .write(options.contains(FileOpenOption.WRITE))
                .create(options.contains(FileOpenOption.CREATE))
                .exclusive(options.contains(FileOpenOption.EXCLUSIVE))
                .truncate(options.contains(FileOpenOption.TRUNCATE));
    }
}
