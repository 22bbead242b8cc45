package io.github.galefs.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.codec.FragmentKind;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.ReadReplyDecoder;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.zip.CRC32C;
import org.agrona.DirectBuffer;

/** Destination of a read; verifies the checksums of whole blocks as they arrive. Used by the thread that reads. */
final class ReadDestination implements PayloadSink {
    private final ReadMemory memory;
    private final long fileOffset;
    private final CRC32C checksum = new CRC32C();
    private int length;

    /** The first damaged block, thrown after the whole reply was received, so that the connection stays usable. */
    private FileServiceException damage;

    /**
     * Creates a destination.
     *
     * @param memory     receives the bytes; as long as the requested range.
     * @param fileOffset offset of the range in the file.
     */
    ReadDestination(final ReadMemory memory, final long fileOffset) {
        this.memory = memory;
        this.fileOffset = fileOffset;
    }

    /** Returns the bytes read, or throws EIO if a block is damaged. */
    int length() throws FileServiceException {
        if (damage != null) {
            throw damage;
        }
        return length;
    }

    @Override
    public void receive(final DirectBuffer message, final long payloadLength, final PayloadSource source)
            throws IOException {
        length = 0;
        damage = null;
        long received = 0;
        try {
            final MessageHeaderDecoder header = new MessageHeaderDecoder().wrap(message, 0);
            if (header.templateId() != ReadReplyDecoder.TEMPLATE_ID) {
                ReplyDecoder.requireSuccess(message);
                throw new ProtocolException("reply with template " + header.templateId() + " to a read");
            }
            final ReadReplyDecoder reply = new ReadReplyDecoder().wrapAndApplyHeader(message, 0, header);
            for (final ReadReplyDecoder.FragmentsDecoder fragment : reply.fragments()) {
                final int count = fragment.length();
                if (count < 0 || count > memory.byteSize() - length) {
                    throw new ProtocolException("reply to a read of " + memory.byteSize() + " bytes has more");
                }
                received += receive(fragment.kind(), count, fragment.checksum(), source);
                length += count;
            }
        } catch (final IndexOutOfBoundsException | IllegalArgumentException e) {
            throw new ProtocolException("truncated reply to a read", e);
        }
        if (received != payloadLength) {
            throw new ProtocolException(
                    "reply with a payload of " + payloadLength + " bytes has fragments of " + received + " bytes");
        }
    }

    private int receive(final FragmentKind kind, final int count, final int expected, final PayloadSource source)
            throws IOException {
        return switch (kind) {
            case HOLE -> {
                memory.part(length, count).clear();
                yield 0;
            }
            case COPY -> {
                memory.forEachPiece(length, count, piece -> source.receive(piece, PayloadSource.NO_CHECK));
                yield count;
            }
            case BLOCK -> {
                checksum.reset();
                memory.forEachPiece(length, count, piece -> source.receive(piece, this::updateChecksum));
                verifyChecksum(count, expected);
                yield count;
            }
            default -> throw new ProtocolException("reply with a fragment of unknown kind " + kind);
        };
    }

    /** Called for bytes that were just received, which are still in the CPU's cache. */
    private void updateChecksum(final ByteBuffer bytes) {
        checksum.update(bytes);
    }

    private void verifyChecksum(final int count, final int expected) {
        final int found = (int) checksum.getValue();
        if (found != expected && damage == null) {
            damage = new FileServiceException(
                    PosixError.EIO,
                    String.format(
                            "%d bytes at offset %d of the file have CRC32C %08x instead of %08x",
                            count, fileOffset + length, found, expected));
        }
    }
}
