package io.github.galefs.server;

import io.github.galefs.file.PosixError;
import io.github.galefs.server.SessionTable.Resumption;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.codec.HelloDecoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import java.security.MessageDigest;
import org.agrona.concurrent.UnsafeBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers Hello, the first message of each connection: negotiates the protocol version, checks the token, and resumes
 * or creates the client's session. Used by one event loop's thread.
 */
final class HandshakeHandler {
    private static final Logger LOGGER = LoggerFactory.getLogger(HandshakeHandler.class);

    private final ServerContext context;
    private final SessionTable sessions;
    private final ConnectionLimits limits;
    private final LogThrottle log;
    private final ServedTraits traits;
    private final MessageHeaderDecoder header = new MessageHeaderDecoder();
    private final HelloDecoder hello = new HelloDecoder();

    HandshakeHandler(
            final ServerContext context,
            final SessionTable sessions,
            final ConnectionLimits limits,
            final LogThrottle log,
            final ServedTraits traits) {
        this.context = context;
        this.sessions = sessions;
        this.limits = limits;
        this.log = log;
        this.traits = traits;
    }

    /**
     * Handles a client's first message.
     *
     * @param connection of the client.
     * @throws ProtocolException the message is no Hello. A peer that does not speak this protocol gets no reply.
     */
    HandshakeResult onHello(final UnsafeBuffer message, final Connection connection) throws ProtocolException {
        try {
            header.wrap(message, 0);
            if (header.schemaId() != HelloDecoder.SCHEMA_ID || header.templateId() != HelloDecoder.TEMPLATE_ID) {
                throw new ProtocolException(
                        "first message is " + header.templateId() + " of schema " + header.schemaId() + ", not Hello");
            }
            hello.wrapAndApplyHeader(message, 0, header);
            if (hello.magic() != Protocol.MAGIC) {
                throw new ProtocolException(String.format("first message has magic %x", hello.magic()));
            }
            final byte[] token = new byte[hello.tokenLength()];
            hello.getToken(token, 0, token.length);
            return decide(token, connection);
        } catch (final IndexOutOfBoundsException e) {
            throw new ProtocolException("first message of " + message.capacity() + " bytes is truncated", e);
        }
    }

    private HandshakeResult decide(final byte[] token, final Connection connection) {
        final int protocol = Protocol.negotiate(hello.protocolMin(), hello.protocolMax());
        if (protocol == Protocol.NO_COMMON_VERSION) {
            return refused(
                    PosixError.EPROTO,
                    Protocol.mismatch(
                            Protocol.MIN_VERSION, Protocol.MAX_VERSION, hello.protocolMin(), hello.protocolMax()));
        }
        // isEqual takes the same time for a token that is nearly right as for one that is all wrong.
        if (context.token() != null && !MessageDigest.isEqual(context.token(), token)) {
            log.write(
                    LOGGER::warn,
                    LogCause.WRONG_TOKEN,
                    "client " + connection.peer() + " sent " + (token.length == 0 ? "no token" : "a wrong token"));
            return refused(PosixError.EACCES, token.length == 0 ? "the server requires a token" : "the token is wrong");
        }
        return admit(protocol, connection);
    }

    /** Resumes or creates the session of a client with the right credentials, if the limit on connections allows it. */
    private HandshakeResult admit(final int protocol, final Connection connection) {
        final boolean isBelowLimit = limits.tryGreet(connection);
        final Resumption known =
                sessions.resume(hello.bootId(), hello.sessionId(), hello.sessionKey(), connection, !isBelowLimit);
        if (known != null) {
            limits.greet(connection);
            return new HandshakeResult(
                    known.session(), known.replaced(), welcome(protocol, known.session(), true), header.version());
        }
        if (!isBelowLimit) {
            log.write(
                    LOGGER::warn,
                    LogCause.LIMIT_REACHED,
                    "client " + connection.peer() + " is refused: " + limits.maxGreeted()
                            + " connections are open, which is the limit");
            return refused(
                    PosixError.EAGAIN, "the server has " + limits.maxGreeted() + " connections, which is its limit");
        }
        final Session created = sessions.create(connection);
        return new HandshakeResult(created, null, welcome(protocol, created, false), header.version());
    }

    private Reply welcome(final int protocol, final Session session, final boolean isResumed) {
        return new Reply(ReplyEncoder.welcome(
                context,
                protocol,
                sessions.bootId(),
                traits,
                session,
                isResumed,
                session.ringSlot() == Session.NO_RING_SLOT ? "" : sessions.ringPath()));
    }

    private HandshakeResult refused(final PosixError error, final String detail) {
        return new HandshakeResult(null, null, new Reply(ReplyEncoder.failure(error, detail)), header.version());
    }
}
