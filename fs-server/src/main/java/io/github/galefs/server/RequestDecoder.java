package io.github.galefs.server;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.Text;
import io.github.galefs.wire.codec.HandleRequestDecoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.OpenFlagsDecoder;
import io.github.galefs.wire.codec.Operation;
import io.github.galefs.wire.codec.PathRequestDecoder;
import io.github.galefs.wire.codec.ServiceRequestDecoder;
import java.util.EnumSet;
import java.util.Set;
import org.agrona.DirectBuffer;

/** Makes a {@link Request} of a message. Used by one thread at a time. */
final class RequestDecoder {
    private final MessageHeaderDecoder header = new MessageHeaderDecoder();
    private final ServiceRequestDecoder serviceRequest = new ServiceRequestDecoder();
    private final HandleRequestDecoder handleRequest = new HandleRequestDecoder();
    private final PathRequestDecoder pathRequest = new PathRequestDecoder();

    /**
     * Decodes a message.
     *
     * @param id      of the request.
     * @param message exactly the message, so that nothing beyond it can be read.
     * @param payload that came with it, or null.
     * @return the request.
     * @throws FileServiceException EPROTO, ENOSYS, EINVAL: this request is refused, and the connection goes on.
     * @throws ProtocolException    the message is shorter than what it says that it has.
     */
    Request decode(final long id, final DirectBuffer message, final PayloadBuffer payload)
            throws FileServiceException, ProtocolException {
        try {
            header.wrap(message, 0);
            if (header.schemaId() != MessageHeaderDecoder.SCHEMA_ID) {
                throw new ProtocolException("message of schema " + header.schemaId());
            }
            final Request request = switch (header.templateId()) {
                case ServiceRequestDecoder.TEMPLATE_ID -> service(id, message, payload);
                case HandleRequestDecoder.TEMPLATE_ID -> handle(id, message, payload);
                case PathRequestDecoder.TEMPLATE_ID -> path(id, message, payload);
                default ->
                    throw new FileServiceException(
                            PosixError.EPROTO, "message " + header.templateId() + " is no request");
            };
            requireFit(request);
            return request;
        } catch (final IndexOutOfBoundsException e) {
            throw new ProtocolException("message of " + message.capacity() + " bytes is cut off", e);
        }
    }

    private Request service(final long id, final DirectBuffer message, final PayloadBuffer payload)
            throws FileServiceException {
        serviceRequest.wrapAndApplyHeader(message, 0, header);
        return new Request(id, operation(serviceRequest.operationRaw()), 0, 0, 0, 0, Set.of(), "", "", payload);
    }

    private Request handle(final long id, final DirectBuffer message, final PayloadBuffer payload)
            throws FileServiceException {
        handleRequest.wrapAndApplyHeader(message, 0, header);
        return new Request(
                id,
                operation(handleRequest.operationRaw()),
                handleRequest.handle(),
                handleRequest.position(),
                handleRequest.count(),
                0,
                Set.of(),
                "",
                "",
                payload);
    }

    private Request path(final long id, final DirectBuffer message, final PayloadBuffer payload)
            throws FileServiceException {
        pathRequest.wrapAndApplyHeader(message, 0, header);
        final Operation operation = operation(pathRequest.operationRaw());
        final long number = pathRequest.number();
        final Set<OpenOption> options = options(pathRequest.flags());
        final byte[] path = new byte[pathRequest.pathLength()];
        pathRequest.getPath(path, 0, path.length);
        final byte[] other = new byte[pathRequest.otherLength()];
        pathRequest.getOther(other, 0, other.length);
        return new Request(id, operation, 0, 0, 0, number, options, Text.decode(path), Text.decode(other), payload);
    }

    private static Set<OpenOption> options(final OpenFlagsDecoder flags) {
        final Set<OpenOption> options = EnumSet.noneOf(OpenOption.class);
        if (flags.read()) {
            options.add(OpenOption.READ);
        }
        if (flags.write()) {
            options.add(OpenOption.WRITE);
        }
        if (flags.create()) {
            options.add(OpenOption.CREATE);
        }
        if (flags.exclusive()) {
            options.add(OpenOption.EXCLUSIVE);
        }
        if (flags.truncate()) {
            options.add(OpenOption.TRUNCATE);
        }
        return options;
    }

    private static Operation operation(final short raw) throws FileServiceException {
        try {
            final Operation operation = Operation.get(raw);
            if (operation != Operation.NULL_VAL) {
                return operation;
            }
        } catch (final IllegalArgumentException e) {
            throw new FileServiceException(PosixError.ENOSYS, "operation " + raw, e);
        }
        throw new FileServiceException(PosixError.ENOSYS, "no operation");
    }

    /** An operation in the wrong kind of message has fields of no meaning, and a payload only a write may have. */
    private void requireFit(final Request request) throws FileServiceException {
        final int expected = switch (request.operation()) {
            case PING, LEAVE, SYNC_ALL, CAPACITY -> ServiceRequestDecoder.TEMPLATE_ID;
            case CLOSE,
                    STATUS,
                    READ,
                    WRITE,
                    APPEND,
                    TRUNCATE,
                    SYNC,
                    LOCATE,
                    SET_HANDLE_PERMISSIONS,
                    SET_HANDLE_MODIFICATION_TIME -> HandleRequestDecoder.TEMPLATE_ID;
            default -> PathRequestDecoder.TEMPLATE_ID;
        };
        if (header.templateId() != expected) {
            throw new FileServiceException(
                    PosixError.EPROTO, request.operation() + " in message " + header.templateId());
        }
        final int offered = request.payload() == null ? 0 : request.payload().length();
        final boolean writes = request.operation() == Operation.WRITE || request.operation() == Operation.APPEND;
        final int needed = writes ? request.count() : 0;
        if (offered != needed) {
            throw new FileServiceException(
                    PosixError.EPROTO, request.operation() + " with " + offered + " bytes instead of " + needed);
        }
    }
}
