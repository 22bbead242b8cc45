package io.github.galefs.server;

import io.github.galefs.file.Appended;
import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.StatusCodec;
import io.github.galefs.wire.Text;
import io.github.galefs.wire.codec.AppendReplyEncoder;
import io.github.galefs.wire.codec.CapacityReplyEncoder;
import io.github.galefs.wire.codec.DoneReplyEncoder;
import io.github.galefs.wire.codec.EntryKind;
import io.github.galefs.wire.codec.FailureDecoder;
import io.github.galefs.wire.codec.FailureEncoder;
import io.github.galefs.wire.codec.FragmentKind;
import io.github.galefs.wire.codec.ListReplyEncoder;
import io.github.galefs.wire.codec.LocateReplyEncoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.MessageHeaderEncoder;
import io.github.galefs.wire.codec.OpenReplyEncoder;
import io.github.galefs.wire.codec.PinReplyEncoder;
import io.github.galefs.wire.codec.ReadReplyEncoder;
import io.github.galefs.wire.codec.StatusEncoder;
import io.github.galefs.wire.codec.StatusReplyEncoder;
import io.github.galefs.wire.codec.TruncateReplyEncoder;
import io.github.galefs.wire.codec.WelcomeEncoder;
import io.github.galefs.wire.codec.WorkingEncoder;
import io.github.galefs.wire.codec.WriteReplyEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/** Encodes replies. */
final class ReplyEncoder {
    private static final int MAX_DETAIL_CHARACTERS = 1000;
    private static final int MAX_BRIEF_DETAIL_CHARACTERS = 64;

    /** Bytes of an entry of a ListReply, without those of its name. */
    static final int ENTRY_LENGTH = StatusEncoder.ENCODED_LENGTH + 1 + 2;

    /** Most extents of a LocateReply. */
    static final int MAX_EXTENTS = 64;

    /** A fragment of a read as a ReadReply describes it. */
    record Fragment(FragmentKind kind, int length, int checksum) {}

    private ReplyEncoder() {}

    static byte[] working() {
        final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        final WorkingEncoder encoder = new WorkingEncoder().wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder());
        return Arrays.copyOf(buffer.byteArray(), MessageHeaderEncoder.ENCODED_LENGTH + encoder.encodedLength());
    }

    static byte[] failure(final FileServiceException failure) {
        return failure(failure.error(), failure.getMessage());
    }

    static byte[] failure(final PosixError error, final String message) {
        return failure(error.number(), message, MAX_DETAIL_CHARACTERS);
    }

    /** Returns a reply that means the same and takes at most 256 bytes if it is one to a mutation. */
    static byte[] brief(final byte[] reply) {
        final UnsafeBuffer message = new UnsafeBuffer(reply);
        final MessageHeaderDecoder header = new MessageHeaderDecoder().wrap(message, 0);
        if (header.templateId() != FailureDecoder.TEMPLATE_ID) {
            return reply;
        }
        final FailureDecoder failure = new FailureDecoder().wrapAndApplyHeader(message, 0, header);
        return failure(failure.errorNumber(), failure.detail(), MAX_BRIEF_DETAIL_CHARACTERS);
    }

    private static byte[] failure(final int errorNumber, final String message, final int maxDetailCharacters) {
        final byte[] detail = Text.encodeTruncated(message, maxDetailCharacters);
        final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        final FailureEncoder encoder = new FailureEncoder()
                .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                .errorNumber(errorNumber)
                .putDetail(detail, 0, detail.length);
        return bytes(buffer, encoder.encodedLength());
    }

    static byte[] done() {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + DoneReplyEncoder.BLOCK_LENGTH];
        new DoneReplyEncoder().wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder());
        return message;
    }

    static byte[] written(final long version) {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + WriteReplyEncoder.BLOCK_LENGTH];
        new WriteReplyEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .fileVersion(version);
        return message;
    }

    static byte[] truncated(final long version) {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + TruncateReplyEncoder.BLOCK_LENGTH];
        new TruncateReplyEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .fileVersion(version);
        return message;
    }

    static byte[] appended(final Appended appended) {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + AppendReplyEncoder.BLOCK_LENGTH];
        new AppendReplyEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .fileOffset(appended.offset())
                .fileVersion(appended.version());
        return message;
    }

    static byte[] status(final FileStatus status) {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + StatusReplyEncoder.BLOCK_LENGTH];
        StatusCodec.encode(
                new StatusReplyEncoder()
                        .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                        .status(),
                status);
        return message;
    }

    static byte[] opened(final long handle, final FileStatus status) {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + OpenReplyEncoder.BLOCK_LENGTH];
        final OpenReplyEncoder encoder = new OpenReplyEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(handle);
        StatusCodec.encode(encoder.status(), status);
        return message;
    }

    static byte[] list(final List<DirectoryEntry> entries, final boolean last) {
        final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        final ListReplyEncoder encoder = new ListReplyEncoder()
                .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                .last((short) (last ? 1 : 0));
        final ListReplyEncoder.EntriesEncoder group = encoder.entriesCount(entries.size());
        for (final DirectoryEntry entry : entries) {
            final byte[] name = entry.name().getBytes(StandardCharsets.UTF_8);
            StatusCodec.encode(group.next().status(), entry.status());
            group.kind(EntryKind.valueOf(entry.kind().name()));
            group.putName(name, 0, name.length);
        }
        return bytes(buffer, encoder.encodedLength());
    }

    static byte[] capacity(final Capacity capacity) {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + CapacityReplyEncoder.BLOCK_LENGTH];
        new CapacityReplyEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .blockSize(capacity.blockSize())
                .liveBytes(capacity.liveBytes())
                .deadBytes(capacity.deadBytes())
                .diskBytes(capacity.diskBytes())
                .freeBytes(capacity.freeBytes())
                .files(capacity.files());
        return message;
    }

    static byte[] read(final long version, final List<Fragment> fragments) {
        final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        final ReadReplyEncoder encoder = new ReadReplyEncoder()
                .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                .fileVersion(version);
        final ReadReplyEncoder.FragmentsEncoder group = encoder.fragmentsCount(fragments.size());
        for (final Fragment fragment : fragments) {
            group.next().length(fragment.length()).checksum(fragment.checksum()).kind(fragment.kind());
        }
        return bytes(buffer, encoder.encodedLength());
    }

    static byte[] locate(final long version, final long size, final List<Extent> extents) {
        final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        final LocateReplyEncoder encoder = new LocateReplyEncoder()
                .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                .fileVersion(version)
                .size(size);
        final LocateReplyEncoder.ExtentsEncoder group = encoder.extentsCount(extents.size());
        Path previous = null;
        for (final Extent extent : extents) {
            final boolean omitted = extent.segment() == null || extent.segment().equals(previous);
            final byte[] segment = omitted ? new byte[0] : name(extent.segment());
            previous = extent.segment() == null ? previous : extent.segment();
            group.next()
                    .blockOffset(extent.blockOffset())
                    .segmentOffset(extent.position())
                    .validLength(extent.validLength())
                    .storedLength(extent.storedLength())
                    .checksum(extent.checksum())
                    .putSegment(segment, 0, segment.length);
        }
        return bytes(buffer, encoder.encodedLength());
    }

    /** Returns a path as a client's process can use it. */
    private static byte[] name(final Path segment) {
        return HeldDirectory.name(segment).toString().getBytes(StandardCharsets.UTF_8);
    }

    static byte[] pinned(final ClientPins.Pinned pinned) {
        final Extent extent = pinned.extent() == null ? new Extent(0, 0, null, 0, 0, 0, 0, 0) : pinned.extent();
        final byte[] segment = extent.segment() == null ? new byte[0] : name(extent.segment());
        final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        final PinReplyEncoder encoder = new PinReplyEncoder()
                .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                .pin(pinned.number())
                .fileVersion(extent.version())
                .size(extent.size())
                .blockOffset(extent.blockOffset())
                .segmentOffset(extent.position())
                .validLength(extent.validLength())
                .storedLength(extent.storedLength())
                .checksum(extent.checksum())
                .putSegment(segment, 0, segment.length);
        return bytes(buffer, encoder.encodedLength());
    }

    static byte[] welcome(
            final ServerContext context,
            final int protocol,
            final long bootId,
            final ServedTraits traits,
            final Session session,
            final boolean resumed,
            final String ringFile) {
        final byte[] ring = ringFile.getBytes(StandardCharsets.UTF_8);
        final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        final WelcomeEncoder encoder = new WelcomeEncoder()
                .wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder())
                .protocol(protocol)
                .bootId(bootId)
                .sessionId(session.id())
                .sessionKey(session.key())
                .resumed((short) (resumed ? 1 : 0))
                .blockSize(traits.blockSize())
                .maxTransfer(FrameDescriptor.MAX_PAYLOAD_LENGTH)
                .maxRequests(context.maxRequests())
                .idleMillis((int) context.idleTimeout().toMillis())
                .ringSlot(session.ringSlot())
                .escapedNames((short) (traits.escapedNames() ? 1 : 0))
                .keepsTimes((short) (traits.keepsTimes() ? 1 : 0))
                .uploadsAtClose((short) (traits.uploadsAtClose() ? 1 : 0))
                .fileSystemId(traits.fileSystemId())
                .putRingFile(ring, 0, ring.length);
        return bytes(buffer, encoder.encodedLength());
    }

    private static byte[] bytes(final ExpandableArrayBuffer buffer, final int length) {
        return Arrays.copyOf(buffer.byteArray(), MessageHeaderEncoder.ENCODED_LENGTH + length);
    }
}
