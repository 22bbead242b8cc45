package io.github.galefs.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.PieceKind;
import io.github.galefs.wire.codec.ReadReplyDecoder;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.zip.CRC32C;
import org.agrona.DirectBuffer;

/** Where a read's bytes go; checks those of whole blocks as they come. Used by the thread that reads. */
final class ReadDestination implements PayloadSink {
    private final MemorySegment memory;
    private final long fileOffset;
    private final CRC32C checksum = new CRC32C();
    private int length;

    /** What was wrong with a block; told after the whole reply has been received. */
    private FileServiceException damage;

    /**
     * @param memory     takes the bytes; as long as what was asked for.
     * @param fileOffset of the first one.
     */
    ReadDestination(final MemorySegment memory, final long fileOffset) {
        this.memory = memory;
        this.fileOffset = fileOffset;
    }

    /** Bytes read; throws what was wrong with them. */
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
                throw new ProtocolException("reply " + header.templateId() + " to a read");
            }
            final ReadReplyDecoder reply = new ReadReplyDecoder().wrapAndApplyHeader(message, 0, header);
            for (final ReadReplyDecoder.PiecesDecoder piece : reply.pieces()) {
                final int count = piece.length();
                if (count < 0 || count > memory.byteSize() - length) {
                    throw new ProtocolException("reply with more bytes than the " + memory.byteSize() + " asked for");
                }
                received += receive(piece.kind(), count, piece.checksum(), source);
                length += count;
            }
        } catch (final IndexOutOfBoundsException | IllegalArgumentException e) {
            throw new ProtocolException("reply to a read is cut off", e);
        }
        if (received != payloadLength) {
            throw new ProtocolException("reply with " + payloadLength + " bytes has pieces of " + received);
        }
    }

    private int receive(final PieceKind kind, final int count, final int expected, final PayloadSource source)
            throws IOException {
        return switch (kind) {
            case HOLE -> {
                memory.asSlice(length, count).fill((byte) 0);
                yield 0;
            }
            case COPY -> {
                source.receive(memory.asSlice(length, count), PayloadSource.NO_CHECK);
                yield count;
            }
            case BLOCK -> {
                checksum.reset();
                source.receive(memory.asSlice(length, count), this::check);
                noteDamage(count, expected);
                yield count;
            }
            default -> throw new ProtocolException("piece of kind " + kind);
        };
    }

    /** Called with bytes that were received just now, and so lie in the processor's cache. */
    private void check(final ByteBuffer bytes) {
        checksum.update(bytes);
    }

    private void noteDamage(final int count, final int expected) {
        final int found = (int) checksum.getValue();
        if (found != expected && damage == null) {
            damage = new FileServiceException(
                    PosixError.EIO,
                    String.format(
                            "%d bytes from byte %d of the file have CRC32C %08x instead of %08x",
                            count, fileOffset + length, found, expected));
        }
    }
}
