package io.github.galefs.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OpenOption;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.Text;
import io.github.galefs.wire.codec.HandleRequestEncoder;
import io.github.galefs.wire.codec.HelloEncoder;
import io.github.galefs.wire.codec.MessageHeaderEncoder;
import io.github.galefs.wire.codec.OpenFlagsEncoder;
import io.github.galefs.wire.codec.Operation;
import io.github.galefs.wire.codec.PathRequestEncoder;
import io.github.galefs.wire.codec.ServiceRequestEncoder;
import io.github.galefs.wire.codec.TextEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.agrona.concurrent.UnsafeBuffer;

/** Makes messages of what is asked for. */
final class RequestEncoder {
    private static final int TEXT_LENGTH_FIELD = TextEncoder.varDataEncodingOffset();

    /**
     * A path one byte longer than any file service takes: it is sent, and refused there, so that the refusal is the
     * same as in process. What is longer still would not fit.
     */
    private static final int MAX_TEXT_LENGTH = 7000;

    private RequestEncoder() {}

    static byte[] hello(final SessionTicket ticket, final String token) {
        final byte[] shown = token.getBytes(StandardCharsets.UTF_8);
        final byte[] message = new byte
                [MessageHeaderEncoder.ENCODED_LENGTH + HelloEncoder.BLOCK_LENGTH + TEXT_LENGTH_FIELD + shown.length];
        new HelloEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .magic(Protocol.MAGIC)
                .protocolMin(Protocol.MIN_VERSION)
                .protocolMax(Protocol.MAX_VERSION)
                .bootId(ticket.bootId())
                .sessionId(ticket.sessionId())
                .sessionKey(ticket.sessionKey())
                .putToken(shown, 0, shown.length);
        return message;
    }

    static byte[] service(final Operation operation) {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + ServiceRequestEncoder.BLOCK_LENGTH];
        new ServiceRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .operation(operation);
        return message;
    }

    static byte[] handle(final Operation operation, final long handle, final long position, final int count) {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + HandleRequestEncoder.BLOCK_LENGTH];
        new HandleRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(handle)
                .position(position)
                .count(count)
                .operation(operation);
        return message;
    }

    static byte[] open(final String path, final Set<OpenOption> options) throws FileServiceException {
        return path(Operation.OPEN, 0, options, path, "");
    }

    static byte[] path(final Operation operation, final long number, final String path, final String other)
            throws FileServiceException {
        return path(operation, number, Set.of(), path, other);
    }

    private static byte[] path(
            final Operation operation,
            final long number,
            final Set<OpenOption> options,
            final String path,
            final String other)
            throws FileServiceException {
        final byte[] first = Text.encode(path, MAX_TEXT_LENGTH);
        final byte[] second = Text.encode(other, MAX_TEXT_LENGTH);
        final byte[] message = new byte
                [MessageHeaderEncoder.ENCODED_LENGTH
                        + PathRequestEncoder.BLOCK_LENGTH
                        + 2 * TEXT_LENGTH_FIELD
                        + first.length
                        + second.length];
        final PathRequestEncoder encoder = new PathRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .number(number)
                .operation(operation);
        putOptions(encoder.flags().clear(), options);
        encoder.putPath(first, 0, first.length).putOther(second, 0, second.length);
        return message;
    }

    private static void putOptions(final OpenFlagsEncoder flags, final Set<OpenOption> options) {
        flags.read(options.contains(OpenOption.READ))
                .write(options.contains(OpenOption.WRITE))
                .create(options.contains(OpenOption.CREATE))
                .exclusive(options.contains(OpenOption.EXCLUSIVE))
                .truncate(options.contains(OpenOption.TRUNCATE));
    }
}
